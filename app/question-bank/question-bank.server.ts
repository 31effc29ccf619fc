import { z } from 'zod';
import { readContentFolder } from '../content/read-content.server.ts';
import { typographic } from '../wording/wording.ts';
import { cellsOf, examAreaSlugs } from './exam-areas.ts';
import { examTopics } from './exam-topics.ts';

const text = z.string().trim().min(1).transform(typographic);

const inputName = z.string().regex(/^[a-z_]+$/);

/** How a sum is done, so that a check can do it again (checks/content/math-adds-up.ts). */
const math = z.strictObject({
  inputs: z.record(inputName, z.number()),
  /** Inputs, numbers, + - * / ** and parentheses. */
  formula: z.string().min(1),
  result: z.number(),
  unit: z.enum([
    'acres',
    'dollars',
    'feet',
    'floors',
    'lots',
    'months',
    'multiplier',
    'percent',
    'points',
    'square feet',
  ]),
  /** Decimal places of the result. */
  round: z.int().min(0).max(4),
  /** Inputs that may have other values, from, to and in steps of: each exam then asks with numbers of its own. */
  vary: z.record(inputName, z.tuple([z.number(), z.number(), z.number().positive()])).optional(),
  /** How the figures of the texts, as written, follow from the inputs; inputs and the result are known without it. */
  figures: z.record(z.string().regex(/^[\d.,]+$/), z.string()).optional(),
  /** Numbers of the story that the sum does not use; they may vary too. */
  story: z.record(inputName, z.number()).optional(),
  /** Figures of the texts that stay as they are. */
  fixed: z.array(z.number()).optional(),
});

export type BankSum = z.infer<typeof math>;

/** What every multiple-choice question of the content has, of the national bank and of a state's law. */
export const multipleChoice = {
  /** What is tested. */
  concept: z.string().regex(/^[a-z0-9-]+$/),
  skill: z.enum(['recall', 'application', 'analysis']),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  question: text,
  options: z.array(text).length(4),
  /** The place of the right option, counted from 0. */
  answer: z.int().min(0).max(3),
  because: text,
  /** Question and options in the language of this build, where that is not English and they have words in it. */
  translated: z.strictObject({ question: text, options: z.array(text).length(4) }).optional(),
  /** Why each other option is wrong, by its place. */
  wrong: z.partialRecord(z.enum(['0', '1', '2', '3']), text),
  /** The glossary term to read, by its slug. */
  term: z.string().min(1),
  /** Ids of questions that ask nearly the same or give this one's answer away: never in one exam with it. */
  enemies: z.array(z.string()).optional(),
};

const examQuestion = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3}$/),
  area: z.enum(examAreaSlugs),
  /** One of the six key topics of /exam-prep. */
  topic: z.enum(examTopics.map(({ name }) => name) as [string, ...string[]]),
  /** The part of the area, and the file the question stands in. */
  cell: z.enum(examAreaSlugs.flatMap((area) => Object.keys(cellsOf(area))) as [string, ...string[]]),
  ...multipleChoice,
  math: math.optional(),
});

export type ExamQuestion = z.infer<typeof examQuestion>;
export type BankQuestion = ExamQuestion & { file: string };

let bank: BankQuestion[] | undefined;

/**
 * Every question in the order of the files, with the file it stands in; read and checked once. @throws Error naming the
 * file and what is wrong in it.
 */
export function readQuestionBank(): BankQuestion[] {
  bank ??= examAreaSlugs.flatMap((area) =>
    readContentFolder(`questions/${area}`, z.array(examQuestion)).flatMap(({ file, content }) =>
      content.map((question) => ({ ...question, file })),
    ),
  );
  return bank;
}

/** Which questions are enemies, each pair once. */
export const enemyPairs = (questions: { id: string; enemies?: string[] | undefined }[]): [string, string][] =>
  [...enemiesAmong(questions)].flatMap(([id, enemies]) =>
    enemies.filter((enemy) => id < enemy).map((enemy): [string, string] => [id, enemy]),
  );

/** The enemies of each question that has some, by its id; who is named by another names it back. */
export function enemiesAmong(questions: { id: string; enemies?: string[] | undefined }[]): Map<string, string[]> {
  const pairs = questions.flatMap(({ id, enemies = [] }) =>
    enemies.flatMap((enemy): [string, string][] => [
      [id, enemy],
      [enemy, id],
    ]),
  );
  return new Map(
    [...Map.groupBy(pairs, ([id]) => id)].map(([id, found]) => [id, [...new Set(found.map(([, enemy]) => enemy))]]),
  );
}
