import { z } from 'zod';
import { brokerFacts } from './entries/broker.server.ts';
import { applyingFacts } from './entries/applying.server.ts';
import { criminalRecordFacts } from './entries/criminal-record.server.ts';
import { educationFacts } from './entries/education.server.ts';
import { examFacts } from './entries/exam.server.ts';
import { keepingFacts } from './entries/keeping.server.ts';
import { passRateFacts } from './entries/pass-rate.server.ts';
import { reciprocityFacts } from './entries/reciprocity.server.ts';
import { renewalFacts } from './entries/renewal.server.ts';
import { regulatorFacts } from './entries/regulator.server.ts';
import { retakeFacts } from './entries/retake.server.ts';
import { fact } from './fact.server.ts';
import type { AnyEntry, Reading } from './fact-entry.server.ts';

/** Every fact by its path in a record, in the order of the record. */
export type Registry = Record<string, AnyEntry>;

/**
 * The facts of this site. Everything that shows a fact goes by such a list, so that a test can give it a longer one.
 */
export const facts = {
  ...regulatorFacts,
  ...educationFacts,
  ...examFacts,
  ...applyingFacts,
  ...keepingFacts,
  ...criminalRecordFacts,
  ...retakeFacts,
  ...renewalFacts,
  ...brokerFacts,
  ...reciprocityFacts,
  ...passRateFacts,
} satisfies Registry;

/** One figure of one fact, with the path of the fact. */
export type FoundReading = Reading<unknown> & { id: string; path: string; entry: AnyEntry };

/** Everything that is shown of the facts. */
export const readingsOf = (registry: Registry): FoundReading[] =>
  Object.entries(registry).flatMap(([path, entry]) =>
    Object.entries(entry.readings).map(([id, reading]) => ({ ...reading, id, path, entry })),
  );

/** The items in the order of some of their ids; those not named come after, as they came. */
export function inOrder<T extends { id: string }>(items: T[], ids: readonly string[]): T[] {
  const place = ({ id }: T): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}

type Shapes = Record<string, z.ZodType>;
type Head<P> = P extends `${infer H}.${string}` ? H : P;
type Below<R, H extends string> = { [P in keyof R as P extends `${H}.${infer Rest}` ? Rest : never]: R[P] };
type Leaf<E> = E extends { shape: infer S extends z.ZodType } ? ReturnType<typeof fact<S>> : never;
/** Paths with dots become objects in objects. */
type Nested<R> = {
  [H in Head<keyof R & string>]: H extends keyof R ? Leaf<R[H]> : z.ZodObject<Nested<Below<R, H>>, z.core.$strict>;
};

/** The part of a record's schema that holds its facts. */
export function factShape<R extends Registry>(registry: R): Nested<R> {
  const leaves = Object.entries(registry).map(([path, { shape }]) => [path.split('.'), fact(shape)] as const);
  return nest(leaves) as Nested<R>;
}

function nest(leaves: (readonly [string[], z.ZodType])[]): Shapes {
  const heads = [...new Set(leaves.map(([[head = '']]) => head))];
  return Object.fromEntries(
    heads.map((head) => {
      const own = leaves.filter(([[first]]) => first === head);
      const [[path, leaf]] = own as [(typeof own)[number]];
      if (path.length === 1) return [head, leaf];
      return [head, z.strictObject(nest(own.map(([[, ...rest], shape]) => [rest, shape] as const)))];
    }),
  );
}
