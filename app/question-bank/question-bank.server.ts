import { z } from 'zod';
import { readContentFolder } from '../content/read-content.server.ts';
import { typographic } from '../wording/wording.ts';
import { examAreaSlugs } from './exam-areas.ts';
import { examTopics } from './exam-topics.ts';

const text = z.string().trim().min(1).transform(typographic);

/** How a sum is done, so that a check can do it again (checks/content/math-adds-up.ts). */
const math = z.strictObject({
  inputs: z.record(z.string().regex(/^[a-z_]+$/), z.number()),
  /** Inputs, numbers, + - * / ** and parentheses. */
  formula: z.string().min(1),
  result: z.number(),
  unit: z.enum(['acres', 'dollars', 'floors', 'months', 'multiplier', 'percent', 'points']),
  /** Decimal places of the result. */
  round: z.int().min(0).max(4),
});

const examQuestion = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3}$/),
  area: z.enum(examAreaSlugs),
  /** One of the six key topics of /exam-prep. */
  topic: z.enum(examTopics.map(({ name }) => name) as [string, ...string[]]),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  question: text,
  options: z.array(text).length(4),
  /** The place of the right option, counted from 0. */
  answer: z.int().min(0).max(3),
  because: text,
  /** Why each other option is wrong, by its place. */
  wrong: z.partialRecord(z.enum(['0', '1', '2', '3']), text),
  /** The glossary term to read, by its slug. */
  term: z.string().min(1),
  math: math.optional(),
});

export type ExamQuestion = z.infer<typeof examQuestion>;
export type BankQuestion = ExamQuestion & { file: string };

/**
 * Every question in the order of the files, with the file it stands in. @throws Error naming the file and what is wrong
 * in it.
 */
export function readQuestionBank(): BankQuestion[] {
  return readContentFolder('questions', z.array(examQuestion)).flatMap(({ file, content }) =>
    content.map((question) => ({ ...question, file })),
  );
}
