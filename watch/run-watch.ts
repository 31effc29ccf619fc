/** A run over many sources: hosts beside each other, each at its own pace; every result is on disk before the next. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoliteFetch } from './polite-fetch.ts';
import { reportPage } from './report-page.ts';
import type { WatchedSource } from './sources-to-watch.ts';
import { type SourceResult, type VerdictKind, watchSource } from './watch-source.ts';

/** `folder`: var/facts-watch. `atOnce`: hosts that are asked at the same time. `on`: the day, YYYY-MM-DD. */
export type Run = { folder: string; sources: WatchedSource[]; fetchPolitely: PoliteFetch; on: string; atOnce: number };

/** What needs nobody. */
const quiet: ReadonlySet<VerdictKind> = new Set(['unchanged', 'first seen', 'not read']);

export const needsPerson = ({ verdict }: { verdict: VerdictKind }): boolean => !quiet.has(verdict);

/** Whether nothing was read at all, as without a network: such a run says nothing about any fact. */
export const readNothing = (results: Pick<SourceResult, 'facts'>[]): boolean =>
  results.length > 0 && results.every(({ facts }) => facts.every(({ verdict }) => verdict === 'not read'));

/** Ends with all results in `results.json`, and for people in `index.html`. Stopped, it goes on where it was. */
export async function runWatch({ folder, sources, fetchPolitely, on, atOnce }: Run): Promise<SourceResult[]> {
  mkdirSync(folder, { recursive: true });
  const journal = join(folder, 'journal.jsonl');
  const done = new Set(readJournal(journal).map(keyOf));
  const byHost = Map.groupBy(
    sources.filter(({ state, id }) => !done.has(`${state}/${id}`)),
    ({ url }) => new URL(url).host,
  );
  const waiting = [...byHost.values()];
  const work = async (): Promise<void> => {
    for (let ofHost = waiting.shift(); ofHost; ofHost = waiting.shift())
      for (const source of ofHost) {
        const result = await watchSource(source, fetchPolitely, on);
        // A line is written whole or, by a kill in the middle, not read again.
        appendFileSync(journal, `${JSON.stringify(result)}\n`);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finish(folder, journal);
}

function finish(folder: string, journal: string): SourceResult[] {
  const results = readJournal(journal).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }));
  const file = join(folder, 'results.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  writeFileSync(join(folder, 'index.html'), reportPage(results));
  rmSync(journal, { force: true });
  return results;
}

const keyOf = ({ state, source }: Pick<SourceResult, 'state' | 'source'>): string => `${state}/${source}`;

/** What an earlier run that was stopped has found. */
function readJournal(file: string): SourceResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as SourceResult];
      } catch {
        return [];
      }
    });
}
