export type AgencyRelationship = { id: string; name: string; serves: string; text: string; duties: string[] };

/** General law in plain words. A state may use other names, drop a relationship or forbid it. */
export const agencyRelationships: AgencyRelationship[] = [
  {
    id: 'sellers-agent',
    name: 'Seller’s agent',
    serves: 'the seller only',
    text:
      'Also called the listing agent. Hired by the owner through a listing agreement. The seller is the client; a ' +
      'buyer is a customer.',
    duties: [
      'To the seller: loyalty, obedience to lawful instructions, full disclosure, confidentiality, care, and ' +
        'honest accounting',
      'Presents every offer promptly and works for the seller’s price and terms',
      'To the buyer: honesty, and in most states disclosure of known serious defects',
    ],
  },
  {
    id: 'buyers-agent',
    name: 'Buyer’s agent',
    serves: 'the buyer only',
    text:
      'Hired by the buyer, usually in a written agreement that says what the agent is paid. Being paid by the ' +
      'seller’s side doesn’t, by itself, change who the agent serves.',
    duties: [
      'To the buyer: the same full duties that a seller’s agent owes the seller',
      'Advises on price and terms, and tells the buyer what is known about the property and the seller',
      'To the seller: honesty and fair dealing',
    ],
  },
  {
    id: 'dual-agent',
    name: 'Dual agent',
    serves: 'buyer and seller in one sale',
    text:
      'One brokerage, sometimes one agent, represents both sides. Some states forbid it; where it is allowed, both ' +
      'clients must typically agree in writing after they are told what they give up.',
    duties: [
      'To both: honesty, care, accounting, and disclosure of known defects',
      'May not tell either side the other’s price limit, motive, or strategy',
      'May not advise one client against the other, so neither gets undivided loyalty',
    ],
  },
  {
    id: 'designated-agent',
    name: 'Designated agent',
    serves: 'one client each, within one brokerage',
    text:
      'The broker appoints one agent for the seller and another for the buyer. Some states say “appointed agent.” ' +
      'The broker who supervises both may count as a dual agent.',
    duties: [
      'Each agent owes full duties to their own client',
      'Keeps that client’s secrets from the colleague on the other side',
      'The broker stays neutral and guards both files',
    ],
  },
  {
    id: 'transaction-broker',
    name: 'Transaction broker',
    serves: 'the sale, without advocating for either side',
    text:
      'Helps both sides with paperwork, dates, and messages. Some states call this a facilitator or intermediary, ' +
      'and a few presume this role unless a written agreement says otherwise. State law sets the exact duties.',
    duties: [
      'To both: honesty, skill and care, accounting, and prompt delivery of offers',
      'Usually keeps price limits and motives private unless released',
      'Owes nobody undivided loyalty and does not negotiate for one side against the other',
    ],
  },
  {
    id: 'subagent',
    name: 'Subagent',
    serves: 'the client of another broker',
    text:
      'An agent from a second brokerage who works with a buyer and yet represents the seller through the listing ' +
      'broker. It’s less common than it used to be, and some states have ended it, but exams still ask about it.',
    duties: [
      'To the seller: the same duties as the listing agent',
      'To the buyer: honesty and clear notice of who the subagent serves',
      'The seller and the listing broker may be liable for the subagent’s acts',
    ],
  },
];

/** The duties that courts and laws name most often. `term`: the glossary's page, where there is one. */
export const fiduciaryDuties: { name: string; text: string; term?: string }[] = [
  {
    name: 'Care',
    text: 'Work with the skill of a competent licensee: check the facts you state, know the forms, and meet deadlines.',
  },
  {
    name: 'Obedience',
    text:
      'Follow the client’s lawful instructions. Refuse unlawful ones, such as hiding a defect or turning away buyers ' +
      'because of race.',
  },
  {
    name: 'Loyalty',
    text: 'Put the client’s interests ahead of everyone else’s, including your own commission.',
    term: 'fiduciary-duty',
  },
  {
    name: 'Disclosure',
    text:
      'Tell the client all you know that could change a decision: other offers, the other side’s position, and your ' +
      'own interest in the sale.',
  },
  {
    name: 'Confidentiality',
    text:
      'Keep price limits, motives, and plans secret. In most states this duty outlives the agreement. Known property ' +
      'defects aren’t confidential.',
  },
  {
    name: 'Accounting',
    text:
      'Account for every dollar and document, and keep other people’s money apart from your own ' +
      'in a trust account.',
    term: 'commingling',
  },
];

export const beginnings: { name: string; text: string; term: string }[] = [
  {
    name: 'By express agreement',
    text: 'A listing or a buyer’s agreement says who represents whom. Most states want these in writing.',
    term: 'express-agency',
  },
  {
    name: 'By conduct',
    text:
      'A licensee gives advice and takes sides, and a person reasonably believes they’re represented. Even with ' +
      'nothing signed, the duties apply.',
    term: 'implied-agency',
  },
  {
    name: 'By ratification',
    text: 'Someone acts without authority, and the principal later accepts the act with full knowledge.',
    term: 'ratification',
  },
  {
    name: 'By estoppel',
    text:
      'If a principal lets others believe someone is their agent, they can’t deny it later to people who relied ' +
      'on it.',
    term: 'estoppel',
  },
];

export const endings = [
  'The task is done: the sale closes.',
  'The agreement expires.',
  'Both sides agree to end it.',
  'One side ends it. That side may owe damages for breaking the agreement.',
  'Death, loss of capacity, or bankruptcy of either party, by operation of law. A listing belongs to the ' +
    'brokerage, so it doesn’t end when a salesperson leaves.',
  'The property is destroyed or taken.',
];

/** How the six relationships differ in what a consumer notices. */
export const comparison: { id: string; client: string; advice: string; secrets: string }[] = [
  { id: 'sellers-agent', client: 'Seller', advice: 'To the seller', secrets: 'The seller’s' },
  { id: 'buyers-agent', client: 'Buyer', advice: 'To the buyer', secrets: 'The buyer’s' },
  { id: 'dual-agent', client: 'Both', advice: 'To neither against the other', secrets: 'Both sides’' },
  { id: 'designated-agent', client: 'One each', advice: 'Each to their own client', secrets: 'Their own client’s' },
  { id: 'transaction-broker', client: 'Often neither', advice: 'To neither', secrets: 'Usually both sides’' },
  { id: 'subagent', client: 'Seller', advice: 'To the seller', secrets: 'The seller’s' },
];
