import type { ContentProblem } from './content-problem.ts';

type Release = { version: string; date: string; facts?: string | undefined };

/**
 * The newest version of the open data names these facts and no others: they are those it was recorded with, and none
 * changed after its day.
 * @param changedOn the days on which facts changed, YYYY-MM-DD @param digest of the facts as they are (`factsDigest`)
 */
export function releaseHoldsTheFacts(newest: Release, changedOn: string[], digest: string): ContentProblem[] {
  const { version, date } = newest;
  const last = changedOn.toSorted().at(-1) ?? '';
  const problems = [
    ...(last > date ? [`is of ${date}, and a fact changed on ${last}`] : []),
    ...(newest.facts === digest ? [] : ['was recorded with other facts (a value, a confidence or a doubt differs)']),
  ];
  return problems.map((problem) => ({
    file: 'content/open-data.yaml',
    field: version,
    problem: `${problem}: run npm run facts:release -- "What changed." (with --fields where fields were added)`,
  }));
}
