export type SampleQuestion = {
  question: string;
  choices: [string, string, string, string];
  answer: 'A' | 'B' | 'C' | 'D';
  why: string;
};

/** Written for this site; none is taken from an exam or a question bank. */
export const sampleQuestions: SampleQuestion[] = [
  {
    question:
      'Dana and Lee own a cabin as joint tenants with right of survivorship. Dana’s will leaves everything to a ' +
      'niece. Dana dies. Who owns the cabin?',
    choices: ['Lee and the niece, half each', 'Lee alone', 'The niece alone', 'The state, until probate ends'],
    answer: 'B',
    why:
      'Survivorship works at the moment of death, before the will is read. Dana’s share passes to Lee, so the ' +
      'will can’t pass it on. Under a tenancy in common, the niece would have taken Dana’s half.',
  },
  {
    question:
      'A seller offers a house at $310,000. A buyer writes back offering $300,000. The seller refuses, and the ' +
      'buyer then says, “Fine, I accept $310,000.” Is there a contract?',
    choices: [
      'There is a contract at $310,000',
      'There is a contract at $300,000',
      'There is no contract unless the seller agrees',
      'The seller must sell at either price',
    ],
    answer: 'C',
    why:
      'A counteroffer ends the offer it answers. After the buyer’s $300,000 counteroffer, the seller’s offer was ' +
      'gone, so the buyer’s reply is a new offer, which the seller may take or leave.',
  },
];
