/** What each tool takes. A wrong argument's message says what to give instead. */
import { z } from 'zod';

const placeExample = 'Name a jurisdiction as text, such as "Ohio", "new-york" or "DC".';
const twoToFour = 'Name two to four jurisdictions as a list, such as ["ohio", "texas"].';
const someWords = 'Give the words to search for as text, such as "escrow".';
const someTerm = 'Name a term as text, such as "easement".';
const someCalculator = 'Name a calculator as text, such as "mortgage-payment".';

const place = z
  .string(placeExample)
  .trim()
  .min(1, placeExample)
  .max(100, placeExample)
  .describe('A name, slug or postal code: "Ohio", "new-york", "DC"');
const facts = z
  .array(z.string().max(100), 'Give facts as a list of their paths, such as ["entry.exam.feeUsd"].')
  .max(100)
  .optional()
  .describe('Paths of facts, such as "entry.exam.feeUsd". Absent: all facts');
const input = z.union(
  [z.string().max(200), z.number()],
  'Give each input as text or a number, such as "$250,000" or 6.5.',
);

export const asked = {
  nothing: z.strictObject({}),
  facts: z.strictObject({ jurisdiction: place, facts }),
  comparison: z.strictObject({
    jurisdictions: z.array(place, twoToFour).min(2, twoToFour).max(4, twoToFour),
    facts,
  }),
  search: z.strictObject({
    query: z.string(someWords).trim().min(1, someWords).max(100, 'Search for 100 characters at most.'),
  }),
  term: z.strictObject({ term: z.string(someTerm).trim().min(1, someTerm).max(100, someTerm) }),
  calculation: z.strictObject({
    calculator: z.string(someCalculator).trim().min(1, someCalculator).max(100, someCalculator),
    inputs: z
      .record(z.string().max(50), input, 'Give the inputs by their names, such as {"price": "$250,000"}.')
      .describe('By name, as one would type them: {"price": "$250,000", "rate": "6"}'),
  }),
};
