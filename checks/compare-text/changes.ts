import { diffArrays } from 'diff';

/** Lines that went and the lines that stand in their place. */
export type Change = { removed: string[]; added: string[] };
export type ChangeGroup = { example: Change; pages: string[] };

/** What differs between two readings of one page, place by place. */
export function changesBetween(before: string[], after: string[]): Change[] {
  const changes: Change[] = [];
  let open: Change | undefined;
  for (const part of diffArrays(before, after)) {
    if (!part.added && !part.removed) {
      open = undefined;
      continue;
    }
    if (!open) changes.push((open = { removed: [], added: [] }));
    (part.added ? open.added : open.removed).push(...part.value);
  }
  return changes;
}

/**
 * The same change on many pages is one group, biggest first. Changes are the same when the same words changed, whatever
 * stands around them, numbers and the names given aside: so does the same sentence on the guides of all states.
 * @param names letters, spaces and hyphens, e.g. ['New York', 'ohio']: what stands for one thing of many
 */
export function groupChanges(changesOfPages: Map<string, Change[]>, names: string[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  const shape = shapeWith(names);
  for (const [page, changes] of changesOfPages) {
    for (const change of changes) {
      const key = shape(changedWords(change));
      const group = groups.get(key) ?? { example: change, pages: [] };
      groups.set(key, group);
      if (group.pages.at(-1) !== page) group.pages.push(page);
    }
  }
  return [...groups.values()].toSorted((a, b) => b.pages.length - a.pages.length);
}

/** Of a changed line what changed in it; a line that only came or only went is taken whole. */
function changedWords({ removed, added }: Change): string {
  if (removed.length === 0 || added.length === 0) return JSON.stringify([removed, added]);
  const words = (lines: string[]): string[] => lines.join('\n').split(/(?<=\s)/);
  return diffArrays(words(removed), words(added))
    .flatMap((part) => (part.added || part.removed ? `${part.added ? '+' : '-'}${part.value.join('')}` : []))
    .join('\n');
}

function shapeWith(names: string[]): (text: string) => string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const anyName = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');
  return (text) => (names.length > 0 ? text.replace(anyName, '…') : text).replace(/\d[\d,.]*/g, '0');
}
