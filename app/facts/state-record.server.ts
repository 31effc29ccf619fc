import { z } from 'zod';
import { fact, sourceId, text } from './fact.server.ts';

const whole = z.int().nonnegative();
const dollars = z.number().nonnegative();

const source = z.strictObject({
  url: z.url(),
  publisher: text,
  kind: z.enum(['official', 'vendor', 'school', 'news', 'other']),
  /** The date the page itself bears, as YYYY-MM, never the day it was read. */
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
});

const entryLicense = z.strictObject({
  title: fact(text),
  minimumAge: fact(whole),
  highSchool: fact(z.boolean()),
  prelicenseHours: fact(whole),
  prelicenseCourses: fact(z.array(z.strictObject({ name: text, hours: z.number().nullable() }))),
  exam: z.strictObject({
    provider: fact(text),
    nationalQuestions: fact(whole),
    stateQuestions: fact(whole),
    totalQuestions: fact(whole),
    minutes: fact(whole),
    passingScore: fact(text),
    passingPercent: fact(z.number().min(0).max(100)),
    feeUsd: fact(dollars),
  }),
  backgroundCheck: fact(
    z.strictObject({ required: z.boolean(), fingerprints: z.boolean(), feeUsd: dollars.nullable() }),
  ),
  applicationFeeUsd: fact(dollars),
  sponsorRequired: fact(z.boolean()),
  errorsAndOmissionsInsurance: fact(z.boolean()),
  postLicense: fact(z.strictObject({ hours: whole, deadline: text })),
  renewalYears: fact(whole),
  continuingEducationHours: fact(z.number().nonnegative()),
  criminalHistory: fact(
    z.strictObject({ predetermination: z.boolean().nullable(), name: text.nullable(), rule: text }),
  ),
  examLanguages: fact(z.array(text)),
  retake: fact(z.strictObject({ waitDays: whole.nullable(), attempts: whole.nullable(), rule: text })),
});

export const stateRecord = z.strictObject({
  name: text,
  code: z.string().regex(/^[A-Z]{2}$/),
  /** The specification's grid, filter and counts hold the 50 states; everything else holds every kind. */
  kind: z.enum(['state', 'district', 'territory']),
  slug: z.string().regex(/^[a-z-]+$/),
  /** How the guide's sentences speak of this state's license, its regulator and, where its name does not fit a sentence, whoever gives the exam. */
  words: z.strictObject({ licensee: text, licensees: text, broker: text, regulator: text, examBy: text.optional() }),
  regulator: z.strictObject({ name: fact(text), url: fact(z.url()), phone: fact(text) }),
  law: fact(z.strictObject({ citation: text, url: z.url().nullable() })),
  entry: entryLicense,
  broker: z.strictObject({
    title: fact(text),
    minimumAge: fact(whole),
    experienceYears: fact(z.number().nonnegative()),
    hours: fact(whole),
    examRequired: fact(z.boolean()),
  }),
  reciprocity: z.strictObject({
    kind: fact(z.enum(['full', 'partial', 'mutual', 'none'])),
    states: fact(z.array(z.string().regex(/^[A-Z]{2}$/))),
    summary: fact(text),
    portability: fact(z.enum(['cooperative', 'physical-location', 'turf'])),
  }),
  examPassRate: fact(z.strictObject({ percent: z.number().min(0).max(100), period: text })),
  /** What is unusual about this state, in our own words. */
  own: z.array(z.strictObject({ title: text, text, sources: z.array(sourceId).min(1) })).min(2),
  sources: z.record(sourceId, source),
});

export type { Confidence, Fact } from './fact.server.ts';
export type StateRecord = z.infer<typeof stateRecord>;
export type Source = z.infer<typeof source>;
