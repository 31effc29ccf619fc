import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';

const text = z.string().trim().min(1);
const code = z.string().regex(/^[A-Z]{2}$/);

/** What a rule wants to see: `proof` of a license, of a good standing, of schooling, or a `check` of the background. */
const transferPaper = z.strictObject({ paper: text, kind: z.enum(['proof', 'check']) });

/** What content/transfers.yaml says of one place for licenses from some states, or from every other. */
const transferRule = z
  .strictObject({
    /** Postal codes; absent for every state that no other rule of the place names. */
    from: z.array(code).min(1).optional(),
    course: z.enum(['waived', 'replaced', 'maybe', 'part', 'case', 'whole', 'ask']),
    /** What is taken instead of the course, or how much of it counts. */
    classes: text.optional(),
    /** The course that is waived, where another one may have to be taken. */
    skips: text.optional(),
    exam: z.enum(['none', 'state', 'maybe', 'whole', 'ask']),
    /** Who has to take the portion of the state: after ", if", and after ", unless" where others skip the exam. */
    examIf: text.optional(),
    /** What is skipped only once the regulator has allowed it to somebody who asked. */
    onRequest: z
      .array(z.enum(['course', 'national']))
      .min(1)
      .optional(),
    /** After "You qualify if". */
    if: text.optional(),
    /** Counts only where the other state treats this one’s licensees alike. */
    alike: z.literal(true).optional(),
    papers: z.array(transferPaper).min(1).optional(),
    note: text.optional(),
  })
  .refine(({ course, classes }) => classes !== undefined || !['replaced', 'maybe', 'part'].includes(course), {
    error: 'says which classes replace the course, or how much of it counts',
  })
  .refine(({ course, skips }) => (course === 'maybe') === (skips !== undefined), {
    error: 'says which course is waived where another one may have to be taken, and only there',
  })
  .refine(({ exam, examIf }) => exam === 'state' || exam === 'none' || examIf === undefined, {
    error: 'says who takes the portion of the state, and only where some do',
  })
  .refine(({ course, onRequest = [] }) => course === 'waived' || !onRequest.includes('course'), {
    error: 'a course that is skipped on request is waived',
  })
  .refine(({ exam, onRequest = [] }) => exam === 'state' || !onRequest.includes('national'), {
    error: 'where the national portion is skipped on request, the portion of the state is taken',
  });

export type TransferPaper = z.infer<typeof transferPaper>;
export type TransferRule = z.infer<typeof transferRule>;

let loaded: Record<string, TransferRule[]> | undefined;

/** The rules of every state and the District by postal code, the one for all others last. Read once a build. */
export const readTransfers = (): Record<string, TransferRule[]> =>
  (loaded ??= readContent('transfers.yaml', z.record(code, z.array(transferRule).min(1))));

/** The rule for a license from one state. @throws Error for a place without rules */
export function transferRuleFor(to: string, from: string): TransferRule {
  const rules = readTransfers()[to];
  const found = rules?.find((rule) => rule.from?.includes(from)) ?? rules?.find((rule) => !rule.from);
  if (!found) throw new Error(`content/transfers.yaml has no rule for a license from ${from} in ${to}`);
  return found;
}
