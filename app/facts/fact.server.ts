import { z } from 'zod';

/** How sure we are of a fact: see content/jurisdictions/README.md. */
export const confidence = z.enum(['high', 'medium', 'low']);
export const sourceId = z.string().regex(/^[a-z]+\d*[a-z]?$/);
export const text = z.string().trim().min(1);

/** Why a reader should confirm a value: pages give different ones, or only weak pages (or none) give it. */
const doubt = z.enum(['sources disagree', 'unconfirmed']);

/** Where one source says it, so that a program can look again. The source's own sentence is never kept. */
const place = z.strictObject({
  /** The section or heading that it stands under, e.g. "R4-28-402" or "Fees". */
  section: text,
  /** The figure as it is printed there, e.g. "$1,200" or "ninety (90) hours". */
  printed: text,
  /** Of the passage, as passageFingerprint makes it. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A day, a month or a year that there is: as exactly as a source gives it. */
export const sinceWhen = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a day, a month or a year, e.g. 2026-05-01')
  .refine(isInCalendar, 'is no day of the calendar');

function isInCalendar(when: string): boolean {
  const date = new Date(when);
  // The 30th of February is read as the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(when);
}

/**
 * One researched fact: a value (null where none was found), how sure we are, the pages it was read from, a caveat for
 * the reader, and apart from it what the reading showed (`evidence`: in the open data, in no sentence of a page);
 * where each page says it, by the source's id, and what the value was before, newest first.
 */
export function fact<T extends z.ZodType>(value: T) {
  const earlier = z.strictObject({
    value: value.nullable(),
    /** The day this site gave it up. */
    until: z.iso.date(),
    sources: z.array(sourceId),
    /** From when the rule that followed holds. Absent: we corrected our reading, and know of no change of the rule. */
    ruleChanged: sinceWhen.optional(),
  });
  return z.strictObject({
    value: value.nullable(),
    confidence,
    doubt: doubt.optional(),
    sources: z.array(sourceId),
    where: z.record(sourceId, place).optional(),
    note: text.optional(),
    evidence: text.optional(),
    earlier: z.array(earlier).optional(),
  });
}

export type Confidence = z.infer<typeof confidence>;
export type Doubt = z.infer<typeof doubt>;

export const doubts: Record<Doubt, { says: string }> = {
  'sources disagree': { says: 'sources disagree' },
  unconfirmed: { says: 'unconfirmed' },
};

/** A doubt as a page says it. */
export const doubtInWords = (of: Doubt | undefined): string | undefined => of && doubts[of].says;
export type EarlierValue<T> = { value: T | null; until: string; sources: string[]; ruleChanged?: string };
export type Fact<T> = {
  value: T | null;
  confidence: Confidence;
  doubt?: Doubt;
  sources: string[];
  where?: Record<string, z.infer<typeof place>>;
  /** One caveat for the reader, about the state's matter. */
  note?: string;
  /** What was read, what disagreed and what was not found: for the open data. */
  evidence?: string;
  earlier?: EarlierValue<T>[];
};

/** What of a fact is shown: enough for a part of it, e.g. the fee of a background check. */
export type ShownFact<T> = Pick<Fact<T>, 'value' | 'doubt' | 'sources' | 'note'>;

/** The value of another fact of the same record, by its path: for the few readings that depend on one. */
export type Known = (path: string) => unknown;

/** The sections of a guide that figures and questions lead to. */
export type GuideSection =
  | 'steps'
  | 'costs'
  | 'exam'
  | 'criminal-record'
  | 'renewing'
  | 'moving'
  | 'broker'
  | 'regulator'
  | 'sources';
