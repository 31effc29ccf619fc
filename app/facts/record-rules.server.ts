import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';

const text = z.string().trim().min(1);

/** What a rule looks at before a record counts. */
export const weighed = z.enum(['relation', 'time', 'rehabilitation']);

/** What content/records.yaml says of one place; what it leaves out is not known. */
const recordRule = z.strictObject({
  /** Of asking before you apply. */
  fee: text.optional(),
  wait: text.optional(),
  binds: z.boolean().optional(),
  /** An early answer comes in effect alone: there is no ruling apart from the license application. */
  ruling: z.literal('with the application').optional(),
  form: text.optional(),
  before: text.optional(),
  /** Whether you can ask first is not certain: the fact’s note says whom to ask. */
  unsure: z.literal(true).optional(),
  weighs: z.array(weighed).min(1).optional(),
  bars: text.optional(),
  /** Whoever has applied can no longer ask: the first thing to know. */
  tooLate: z.literal('once you have applied').optional(),
});

export type RecordRule = z.infer<typeof recordRule>;

let loaded: Record<string, RecordRule> | undefined;

/** By postal code; a place that is not there says nothing beyond its rule. Read once a build. */
export const readRecordRules = (): Record<string, RecordRule> =>
  (loaded ??= readContent('records.yaml', z.record(z.string().regex(/^[A-Z]{2}$/), recordRule)));

/** 'early': no ruling apart from the application, which can be sent before the course. */
export type AskFirst = 'yes' | 'possibly' | 'early' | 'no';

/** Whether you can ask before you apply; null where nobody says. Guide, page of records, table and PDFs go by this. */
export function askFirst(predetermination: boolean | null, code: string): AskFirst | null {
  const { ruling, unsure } = readRecordRules()[code] ?? {};
  if (ruling) return 'early';
  if (predetermination === null) return null;
  if (!predetermination) return 'no';
  return unsure ? 'possibly' : 'yes';
}
