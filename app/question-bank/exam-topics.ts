export type ExamTopic = { id: string; name: string; text: string };

/** The six topics in the order of the specification. Weights differ by state and vendor, so none is given. */
export const examTopics: ExamTopic[] = [
  {
    id: 'property-ownership',
    name: 'Property Ownership and Land Use',
    text:
      'Know who owns what, and how: fee simple and life estates, joint tenancy and tenancy in common, ' +
      'fixtures, liens, easements, legal descriptions, zoning, and eminent domain. Many questions give a short ' +
      'story and ask which right or limit applies. Write related terms on one sheet, such as all the ways to ' +
      'hold title, and say out loud what happens to each when an owner dies or sells.',
  },
  {
    id: 'agency',
    name: 'Laws of Agency',
    text:
      'Know who an agent works for, what duties follow, how the relationship starts and ends, and what ' +
      'must be disclosed and when. The trap is usually the difference between a client, who is owed full duties, ' +
      'and a customer, who is owed honesty. Make a table of duties by relationship, then fill in the ' +
      'terms your state uses; the state portion tests you on them.',
  },
  {
    id: 'valuation',
    name: 'Property Valuation and Economics',
    text:
      'Know the three approaches to value (sales comparison, cost, and income), the ideas behind them, ' +
      'such as substitution and highest and best use, and the difference between an appraisal and a market ' +
      'analysis. Expect short calculations with a capitalization rate or a gross rent multiplier. Learn which ' +
      'approach fits which building, and practice adjusting the comparable, never the subject.',
  },
  {
    id: 'contracts',
    name: 'Contracts and Relationships',
    text:
      'Know what makes a contract valid, void, voidable, or unenforceable, how offers, counteroffers, and ' +
      'contingencies work, and what listing and buyer agreements promise. Questions turn on order: who signed, who ' +
      'was told, what had not yet happened. Read each one as a timeline and mark the moment an offer was accepted, ' +
      'rejected, or replaced.',
  },
  {
    id: 'finance',
    name: 'Finance and Settlement',
    text:
      'Know loan types, notes and mortgages, points, loan-to-value, federal lending rules such as ' +
      'truth-in-lending disclosure, and who pays what at closing. Much of the exam’s math is here: proration, ' +
      'interest, commission, and cash to close. Learn one setup for each calculation, write down the units, and do a ' +
      'few every day until the setup is automatic.',
  },
  {
    id: 'property-management',
    name: 'Property Management',
    text:
      'Know lease types, the manager’s duties to the owner, trust funds and security deposits, and ' +
      'fair housing in advertising and tenant screening. State law sets deposit limits and notice periods, so they ' +
      'come up again in the state portion. Learn the lease types by who pays the operating costs, and test yourself ' +
      'with ads that do or do not break fair housing law.',
  },
];
