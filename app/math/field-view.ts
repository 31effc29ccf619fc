import type { FieldRule, Rules } from './calculator.ts';

/** A field as the page shows it: the words of content/formulas and the rule of its calculator. */
export type FieldView = {
  key: string;
  name: string;
  meaning: string;
  example: string;
  unit?: string;
  kind: FieldRule['kind'];
  choices?: Record<string, string>;
  /** A phone's number pad has no minus. */
  mayBeNegative?: true;
};

type InputWords = { name: string; meaning: string; example: string; unit?: string | undefined };

/** The fields in the calculator's order. */
export function fieldViews(rules: Rules, words: Record<string, InputWords>): FieldView[] {
  return Object.entries(words).map(([key, { name, meaning, example, unit }]) => {
    const rule = rules[key]!;
    return {
      key,
      name,
      meaning,
      example,
      kind: rule.kind,
      ...(unit && { unit }),
      ...(rule.kind === 'choice' && { choices: rule.choices }),
      ...('above' in rule && rule.above !== undefined && rule.above < 0 && { mayBeNegative: true as const }),
    };
  });
}
