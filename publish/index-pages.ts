/**
 * Makes the finished pages searchable: an index for browsers, one for the server, and the worker that reads the first.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { build } from 'vite';
import { routeAt } from '../app/site-map/route-at.ts';
import { plainText, readSearchEntries, type SearchEntry } from './search-entries.ts';

/** Of what Pagefind writes, the part that app/search/search-worker.ts loads: no ready-made interface. */
const neededFiles =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.en_\w+\.pf_meta|(index|fragment|filter)\/.+)$/;

/** @returns how many pages can be found */
export async function indexPages(buildDirectory: string): Promise<number> {
  const entries = await readSearchEntries(join(buildDirectory, 'client'));
  const directory = join(buildDirectory, 'client/pagefind');
  await rm(directory, { recursive: true, force: true });
  await Promise.all([
    writeBrowserIndex(entries, directory),
    writeServerIndex(entries, join(buildDirectory, 'search.sqlite')),
    compileWorker(directory),
  ]);
  return entries.length;
}

async function writeBrowserIndex(entries: SearchEntry[], directory: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`Pagefind gave no index: ${errors.join('; ')}`);
  // One by one: the order of the pages is part of the index.
  for (const entry of entries) {
    const { errors: refused } = await index.addHTMLFile({ url: entry.path, content: indexedPage(entry) });
    if (refused.length > 0) throw new Error(`Pagefind refused ${entry.path}: ${refused.join('; ')}`);
  }
  const { files } = await index.getFiles();
  for (const { path, content } of files.filter((file) => neededFiles.test(file.path))) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  await close();
}

/** The page as Pagefind reads it. Its name counts most; what kind of page it is can be searched for too. */
export function indexedPage({ path, title, kind, description, html }: SearchEntry): string {
  const meta = Object.entries({ title, kind, description }).map(
    ([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`,
  );
  // Fifty pages that say nearly the same would fill every list: the worker asks for the others by this filter.
  const about = isOfAState(path) ? 'state' : 'all';
  return (
    `<html lang="en"><head>${meta.join('')}<meta data-pagefind-filter="about[content]" ` +
    `content="${about}"></head><body data-pagefind-body>${html}</body></html>`
  );
}

function isOfAState(path: string): boolean {
  const { each } = routeAt(path);
  return each === 'guide' || each === 'jurisdiction';
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A file with one table, `pages`, that the server asks with FTS5 (server/search/). Words are found by their stem. */
export async function writeServerIndex(entries: SearchEntry[], file: string): Promise<void> {
  await rm(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(
    'create virtual table pages using fts5(path unindexed, kind unindexed, title, description, content, tokenize ' +
      `= 'porter unicode61')`,
  );
  const add = database.prepare('insert into pages (path, kind, title, description, content) values (?, ?, ?, ?, ?)');
  database.exec('begin');
  for (const { path, kind, title, description, html } of entries)
    add.run(path, kind, title, description, plainText(html));
  database.exec("commit; insert into pages (pages) values ('optimize'); vacuum");
  database.close();
}

/** Under a fixed name beside the index: a worker's own response names what it may do (publish/security-headers.ts). */
async function compileWorker(directory: string): Promise<void> {
  const entry = join(import.meta.dirname, '../app/search/search-worker.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['/pagefind/pagefind.js'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('app/search/search-worker.ts gave no output');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'search-worker.js'), output.output[0].code);
}
