/**
 * Makes the finished pages searchable: an index for browsers, one for the server, and the worker that reads the first.
 */
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { language } from '../app/language/language.ts';
import type { SearchPlace } from '../app/search/find-places.ts';
import { routeAt } from '../app/site-map/route-at.ts';
import type { ParameterKind } from '../app/site-map/site-route.ts';
import type { SearchEntry } from './search-entries.ts';

/** Of what Pagefind writes, the part that app/search/search-worker.ts loads: no ready-made interface. */
const neededFiles =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.\w\w\.pagefind|pagefind\.\w\w_\w+\.pf_meta|(index|fragment|filter)\/.+)$/;

export type SearchIndexes = {
  /** Adds a page that can be found. In the order of the pages' addresses, so that two builds give the same. */
  add: (entry: SearchEntry) => void;
  /** @throws when Pagefind refused a page */
  finish: () => Promise<void>;
};

/** Indexes pages while others are still being rendered: Pagefind is a process of its own. */
export async function openSearchIndexes(buildDirectory: string, places: SearchPlace[]): Promise<SearchIndexes> {
  const directory = join(buildDirectory, `client${language.root}/pagefind`);
  await placeWorker(buildDirectory, directory, places);
  const browser = await openBrowserIndex(directory);
  const server = openServerIndex(join(buildDirectory, 'search.sqlite'), places);
  return {
    add: (entry) => {
      browser.add(entry);
      server.add(entry);
    },
    finish: async () => {
      server.finish();
      await browser.finish();
    },
  };
}

async function openBrowserIndex(directory: string): Promise<SearchIndexes> {
  const { index, errors } = await createIndex({ forceLanguage: language.code });
  if (!index) throw new Error(`Pagefind gave no index: ${errors.join('; ')}`);
  const answers: Promise<string[]>[] = [];
  return {
    // Requests are sent at once and answered in their order, which is part of the index.
    add: (entry) => {
      const added = index.addHTMLFile({ url: entry.path, content: indexedPage(entry) });
      answers.push(added.then((answer) => answer.errors.map((error) => `${entry.path}: ${error}`)));
    },
    finish: async () => {
      const refused = (await Promise.all(answers)).flat();
      if (refused.length > 0) throw new Error(`Pagefind refused ${refused.join('; ')}`);
      const { files } = await index.getFiles();
      for (const { path, content } of files.filter((file) => neededFiles.test(file.path))) {
        await mkdir(dirname(join(directory, path)), { recursive: true });
        await writeFile(join(directory, path), content);
      }
      await close();
    },
  };
}

/** The page as Pagefind reads it. Its name counts most; what kind of page it is can be searched for too. */
export function indexedPage({ path, title, kind, description, html }: SearchEntry): string {
  const meta = Object.entries({ title, kind, description }).map(
    ([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`,
  );
  // Fifty pages that say nearly the same would fill every list: the worker asks for the others by this filter. It has
  // one value: Pagefind writes more of them in an order that changes from build to build.
  const filter = isOfAState(path) ? '' : '<meta data-pagefind-filter="about[content]" content="all">';
  return (
    `<html lang="${language.code}"><head>${meta.join('')}${filter}</head>` +
    `<body data-pagefind-body>${html}</body></html>`
  );
}

/** Parameters of which each value is one jurisdiction. */
const perState = new Set<ParameterKind | null>(['guide', 'jurisdiction', 'state']);

const isOfAState = (path: string): boolean => perState.has(routeAt(path).each);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A file that the server asks (server/search/): `pages` with FTS5, where words are found by their stem; `places`, one
 * row with what shortcuts know of them, as JSON.
 */
export function writeServerIndex(entries: ServerEntry[], file: string, places: SearchPlace[] = []): void {
  const index = openServerIndex(file, places);
  entries.forEach(index.add);
  index.finish();
}

/** The server has no use for a page's elements. */
type ServerEntry = Omit<SearchEntry, 'html'>;

function openServerIndex(
  file: string,
  places: SearchPlace[],
): { add: (entry: ServerEntry) => void; finish: () => void } {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(
    'create virtual table pages using fts5(path unindexed, kind unindexed, title, description, content, tokenize ' +
      `= '${language.code === 'en' ? 'porter unicode61' : 'unicode61 remove_diacritics 2'}')`,
  );
  database.exec('create table places (value text)');
  database.prepare('insert into places values (?)').run(JSON.stringify(places));
  const insert = database.prepare('insert into pages (path, kind, title, description, content) values (?, ?, ?, ?, ?)');
  database.exec('begin');
  return {
    add: ({ path, kind, title, description, text }) => insert.run(path, kind, title, description, text),
    finish: () => {
      database.exec("commit; insert into pages (pages) values ('optimize'); vacuum");
      database.close();
    },
  };
}

/**
 * Under a fixed name beside the index: a worker's own response names what it may do (publish/security-headers.ts). What
 * it knows of the places stands before what was compiled (bundle-search-worker.ts).
 */
async function placeWorker(buildDirectory: string, directory: string, places: SearchPlace[]): Promise<void> {
  const code = await readFile(join(buildDirectory, 'server/search-worker.js'), 'utf8');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'search-worker.js'), `self.searchPlaces=${JSON.stringify(places)};${code}`);
}
