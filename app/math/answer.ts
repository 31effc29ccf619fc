import type { Calculator, Problem, Working } from './calculator.ts';
import { type FieldWords, readFields } from './fields.ts';

/** What a calculation gives: a working, or what is wrong with which field. */
export type Answer = { working: Working } | { problems: Record<string, string> };

/** Works with what stands in the fields. */
export function answer(
  { rules, work }: Calculator,
  texts: Record<string, string>,
  words: Record<string, FieldWords>,
): Answer {
  const { values, problems } = readFields(rules, texts, words);
  if (Object.keys(problems).length > 0) return { problems };
  const found: Working | Problem = work(values);
  return 'problem' in found ? { problems: { [found.field]: found.problem } } : { working: found };
}

/** The texts of the worked example: what the fields hold at first. */
export const exampleTexts = (words: Record<string, FieldWords>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, { example }]) => [key, example]));
