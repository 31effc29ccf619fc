import { whatToConfirm } from '../facts/doubt.ts';
import type { ChangeKind, FactChange } from '../facts/fact-changes.server.ts';

/** What a page shows of a change. */
export type ListedChange = {
  anchor: string;
  slug: string;
  name: string;
  kind: ChangeKind;
  sentence: string;
  values?: string[];
  doubt?: string;
  sources: { publisher: string; url: string }[];
};

export type ChangesOfDay = { on: string; changes: ListedChange[] };

/**
 * A page names this many sources of a change: the list of all states the best one, since it grows with every reading
 * and has 14 KiB; a state's own list three. The guide and the open data name all.
 */
const sourcesOf = { everyState: 1, oneState: 3 };

/** The changes under the day on which the site took them over, as they come. */
export function byDay(changes: FactChange[], list: keyof typeof sourcesOf): ChangesOfDay[] {
  const days = Map.groupBy(changes, ({ on }) => on);
  return [...days].map(([on, ofDay]) => ({
    on,
    changes: ofDay.map(({ anchor, slug, name, kind, sentence, values, doubt, sources }) => ({
      anchor,
      slug,
      name,
      kind,
      sentence,
      ...(values && { values }),
      ...(doubt && { doubt: whatToConfirm(doubt) }),
      sources: sources.slice(0, sourcesOf[list]),
    })),
  }));
}
