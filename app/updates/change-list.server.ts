import { whatToConfirm } from '../facts/doubt.ts';
import type { ChangeKind, FactChange } from '../facts/fact-changes.server.ts';

/** What a page shows of a change. `kind`: as its sentence says it. */
export type ListedChange = {
  anchor: string;
  slug: string;
  name: string;
  kind: ChangeKind;
  sentence: string;
  values?: string[];
  doubt?: string;
};

/** Changes of one state that follow each other and were read from the same pages, which are named once. */
export type ChangesOfSource = { sources: { publisher: string; url: string }[]; changes: ListedChange[] };

export type ChangesOfDay = { on: string; read: ChangesOfSource[] };

/**
 * A page names this many sources of a change: the list of all states the best one, since it grows with every reading
 * and has 14 KiB; a state's own list three. The guide and the open data name all.
 */
const sourcesOf = { everyState: 1, oneState: 3 };

/** The changes under the day on which the site took them over, as they come. */
export function byDay(changes: FactChange[], list: keyof typeof sourcesOf): ChangesOfDay[] {
  const days = Map.groupBy(changes, ({ on }) => on);
  return [...days].map(([on, ofDay]) => ({ on, read: bySource(ofDay, sourcesOf[list]) }));
}

function bySource(changes: FactChange[], mostSources: number): ChangesOfSource[] {
  const found: ChangesOfSource[] = [];
  for (const change of changes) {
    const sources = change.sources.slice(0, mostSources);
    const last = found.at(-1);
    if (last?.changes[0]!.slug === change.slug && isSame(last.sources, sources)) last.changes.push(listed(change));
    else found.push({ sources, changes: [listed(change)] });
  }
  return found;
}

const isSame = (some: ChangesOfSource['sources'], others: ChangesOfSource['sources']): boolean =>
  some.length > 0 && some.map(({ url }) => url).join(' ') === others.map(({ url }) => url).join(' ');

function listed({ anchor, slug, name, kind, onlyAdds, sentence, values, doubt }: FactChange): ListedChange {
  return {
    anchor,
    slug,
    name,
    kind: onlyAdds ? 'added' : kind,
    sentence,
    ...(values && { values }),
    ...(doubt && { doubt: whatToConfirm(doubt) }),
  };
}
