import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { factsOf, type NamedFact } from './facts-of-a-state.ts';

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
    ...factsOf(record).map(({ field, fact }) => ({ field, sources: sourcesNamedBy(fact) })),
    ...roadCitations(record),
    ...record.own.map(({ sources }, index) => ({ field: `own.${index}`, sources })),
  ];
}

const roadCitations = ({ road, feesReported }: StateRecord) => [
  ...(feesReported ? [{ field: 'feesReported', sources: feesReported.sources }] : []),
  ...(road ? [{ field: 'road', sources: road.sources }] : []),
  ...(road?.fees ?? []).map(({ sources = [] }, index) => ({ field: `road.fees.${index}`, sources })),
];

/** Those of the value, those that say where, and those of what it was before. */
const sourcesNamedBy = ({ sources, where = {}, earlier = [] }: NamedFact['fact']): string[] => [
  ...sources,
  ...Object.keys(where),
  ...earlier.flatMap((value) => value.sources),
];
