import { z } from 'zod';
import { examAreaSlugs } from '../question-bank/exam-areas.ts';
import { readContent } from '../content/read-content.server.ts';
import { typographic } from '../wording/wording.ts';
import { type FormulaGroup, formulaGroups } from './formula-groups.ts';

const text = z.string().trim().min(1).transform(typographic);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const key = z.string().regex(/^[a-z]+[A-Za-z]*$/);

const input = z.strictObject({
  name: text,
  /** "dollars", "percent" or what stands after the number; none for a date, a choice or a text. */
  unit: z.string().min(1).optional(),
  meaning: text,
  /** As a visitor would type it; for a choice, its key. */
  example: z.string().min(1),
});
const result = z.strictObject({ name: text, meaning: text, expect: text });

const formula = z.strictObject({
  slug,
  name: text.refine((name) => name.length <= 31, 'must have 31 characters at most'),
  statement: text,
  /** What its letters stand for. */
  letters: text.optional(),
  words: text.refine((words) => words.length >= 40 && words.length <= 115, 'must have 40 to 115 characters'),
  keywords: text.optional(),
  note: text.optional(),
  inputs: z.record(key, input),
  results: z.record(key, result),
  story: text,
  traps: z.array(text).min(2),
  terms: z.array(slug).min(1),
  area: z.enum(examAreaSlugs),
  related: z.array(slug).min(1),
});

export type Formula = z.infer<typeof formula> & { group: FormulaGroup; file: string };

let formulas: Formula[] | undefined;

/** All formulas by group, in the order of the page. @throws Error naming the file and what is wrong in it. */
export function readFormulas(): Formula[] {
  formulas ??= (Object.keys(formulaGroups) as FormulaGroup[]).flatMap((group) => {
    const file = `formulas/${group}.yaml`;
    return readContent(file, z.array(formula)).map((found) => ({ ...found, group, file: `content/${file}` }));
  });
  return formulas;
}

/** @throws Error naming the formula that asks for one that is not there. */
export function formulaNamed(name: string, askedBy: string): Formula {
  const found = readFormulas().find(({ slug: other }) => other === name);
  if (!found) throw new Error(`${askedBy}: ${name} is no formula of content/formulas`);
  return found;
}
