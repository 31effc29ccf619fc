import { z } from 'zod';
import { sourceId, text } from './fact.server.ts';
import { road } from './road.server.ts';
import { facts, factShape, type Registry } from './registry.server.ts';

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

/** A record's schema, its facts those of a registry. */
export const recordOf = <R extends Registry>(registry: R) =>
  z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{2}$/),
    /** The specification's grid, filter and counts hold the 50 states; everything else holds every kind. */
    kind: z.enum(['state', 'district', 'territory']),
    slug: z.string().regex(/^[a-z-]+$/),
    /**
     * How the guide's sentences speak of this state's license, its regulator and, where its name does not fit a
     * sentence, whoever gives the exam.
     */
    words: z.strictObject({ licensee: text, licensees: text, broker: text, regulator: text, examBy: text.optional() }),
    ...factShape(registry),
    /** Absent where the order of steps was not researched: then the general one holds. */
    road: road.optional(),
    /** What a page puts all fees of exam and state at, where a large part of them is known in no other way. */
    feesReported: z.strictObject({ upToUsd: z.number().positive(), sources: z.array(sourceId).min(1) }).optional(),
    /** What is unusual about this state, in our own words. */
    own: z.array(z.strictObject({ title: text, text, sources: z.array(sourceId).min(1) })).min(2),
    sources: z.record(sourceId, source),
  });

export const stateRecord = recordOf(facts);

export type { Confidence, Fact } from './fact.server.ts';
export type StateRecord = z.infer<typeof stateRecord>;
export type Source = z.infer<typeof source>;
