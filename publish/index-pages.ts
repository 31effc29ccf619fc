/**
 * Makes the finished pages searchable: an index for browsers, one for the server, and the worker that reads the first.
 */
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { build } from 'vite';
import { language } from '../app/language/language.ts';
import type { SearchPlace } from '../app/search/find-places.ts';
import { routeAt } from '../app/site-map/route-at.ts';
import type { ParameterKind } from '../app/site-map/site-route.ts';
import { languagePlugin } from './language/language-plugin.ts';
import { plainText, type SearchEntry } from './search-entries.ts';

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
  const worker = compileWorker(directory, places);
  const browser = await openBrowserIndex(directory);
  const server = openServerIndex(join(buildDirectory, 'search.sqlite'), places);
  return {
    add: (entry) => {
      browser.add(entry);
      server.add(entry);
    },
    finish: async () => {
      server.finish();
      await Promise.all([browser.finish(), worker]);
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
  // Fifty pages that say nearly the same would fill every list: the worker asks for the others by this filter.
  const about = isOfAState(path) ? 'state' : 'all';
  return (
    `<html lang="${language.code}"><head>${meta.join('')}<meta data-pagefind-filter="about[content]" ` +
    `content="${about}"></head><body data-pagefind-body>${html}</body></html>`
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
export function writeServerIndex(entries: SearchEntry[], file: string, places: SearchPlace[] = []): void {
  const index = openServerIndex(file, places);
  entries.forEach(index.add);
  index.finish();
}

function openServerIndex(
  file: string,
  places: SearchPlace[],
): { add: (entry: SearchEntry) => void; finish: () => void } {
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
    add: ({ path, kind, title, description, html }) => insert.run(path, kind, title, description, plainText(html)),
    finish: () => {
      database.exec("commit; insert into pages (pages) values ('optimize'); vacuum");
      database.close();
    },
  };
}

/** Under a fixed name beside the index: a worker's own response names what it may do (publish/security-headers.ts). */
async function compileWorker(directory: string, places: SearchPlace[]): Promise<void> {
  const entry = join(import.meta.dirname, '../app/search/search-worker.ts');
  const result = await build({
    configFile: false,
    plugins: language.code === 'en' ? [] : [languagePlugin(language.code)],
    logLevel: 'error',
    define: { searchPlaces: JSON.stringify(places) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('app/search/search-worker.ts gave no output');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'search-worker.js'), output.output[0].code);
}
