/** Which inline styles every page has, and which only some: a policy names what its page has, and no more. */
import { dirname } from 'node:path/posix';
import type { SourcesOfPages } from './inline-sources.ts';

/**
 * `path`: an address, or all pages right below one (`/state-guides/*`). Where several match, the last one counts.
 * `styles`: all that its pages have.
 */
export type StyleRule = { path: string; styles: string[] };

/** Answered at any address, or filled by the server: what they have has to be allowed everywhere. */
const everywhere = new Set(['/404', '/shell', '/embed/shell']);
/** So many pages of a folder with the same styles are worth a rule for the folder. */
const worthAFolder = 3;

/** `shared`: allowed where no rule says otherwise. `rules`: pages that have others, and what they have. */
export function splitStyles(pages: SourcesOfPages): { shared: string[]; rules: StyleRule[] } {
  const shared = sharedStyles(pages);
  const all = [...pages].map(([path, { styles }]) => ({ path, styles: distinct(styles) }));
  const hasOwn = ({ styles }: StyleRule): boolean => styles.some((style) => !shared.has(style));
  const folders = [...Map.groupBy(all, ({ path }) => dirname(path))].flatMap(([folder, inIt]) =>
    folderRule(folder, inIt.filter(hasOwn)),
  );
  const ofFolder = new Map(folders.map(({ path, styles }) => [path, styles.join(' ')]));
  const exact = all.filter((page) => {
    const ruled = ofFolder.get(belowFolder(dirname(page.path)));
    return ruled === undefined ? hasOwn(page) : ruled !== page.styles.join(' ');
  });
  return { shared: [...shared].toSorted(), rules: [...folders, ...exact].toSorted(shallowFirst) };
}

function sharedStyles(pages: SourcesOfPages): Set<string> {
  const [first = [], ...others] = [...pages.values()].map(({ styles }) => styles);
  const onAll = first.filter((style) => others.every((styles) => styles.includes(style)));
  return new Set([...onAll, ...[...everywhere].flatMap((path) => pages.get(path)?.styles ?? [])]);
}

/** What most of these pages have. */
function folderRule(folder: string, pages: StyleRule[]): StyleRule[] {
  const [alike] = [...Map.groupBy(pages, ({ styles }) => styles.join(' ')).values()].toSorted(
    (some, others) => others.length - some.length,
  );
  if (!alike?.[0] || alike.length < worthAFolder) return [];
  return [{ path: belowFolder(folder), styles: alike[0].styles }];
}

const belowFolder = (folder: string): string => `${folder === '/' ? '' : folder}/*`;

/** A folder's rule before those of its pages, also for hosts whose `*` means everything below. */
function shallowFirst(one: StyleRule, other: StyleRule): number {
  const depth = ({ path }: StyleRule): number => path.split('/').length * 2 - Number(path.endsWith('/*'));
  return depth(one) - depth(other) || (one.path < other.path ? -1 : 1);
}

const distinct = (sources: string[]): string[] => [...new Set(sources)];
