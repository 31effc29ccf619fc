import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { factsOf } from './facts-of-a-state.ts';

/** A fact, or a text of our own, may only cite sources that its file lists. */
export function citedSourcesAreListed(record: StateRecord): ContentProblem[] {
  return citations(record).flatMap(({ field, sources }) =>
    sources
      .filter((id) => !(id in record.sources))
      .map((id) => ({ file: stateFile(record.slug), field, problem: `cites ${id}, which the file does not list` })),
  );
}

/** Everything in a state's file that cites sources. */
export function citations(record: StateRecord): { field: string; sources: string[] }[] {
  return [
    ...factsOf(record).map(({ field, fact }) => ({ field, sources: fact.sources })),
    ...record.own.map(({ sources }, index) => ({ field: `own.${index}`, sources })),
  ];
}
