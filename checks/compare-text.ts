/**
 * `npm run compare:text -- <old client directory> <new client directory> [--pages]`: what two builds say differently:
 * visible text, headings, link targets, labels that are read aloud, titles, structured data. The same change on many
 * pages is shown once, with its count; `--pages` names every page. Exits 1 where anything differs.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { htmlFiles } from '../publish/built-files.ts';
import { type Change, changesBetween, groupChanges } from './compare-text/changes.ts';
import { pageLines, withoutHashes } from './compare-text/page-lines.ts';

const started = performance.now();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { pages: { type: 'boolean' } } });
const [before, after] = positionals;
if (!before || !after) throw new Error('npm run compare:text -- <old client directory> <new client directory>');

const [oldPages, newPages] = [await addressesIn(before), await addressesIn(after)];
if (oldPages.size === 0 || newPages.size === 0)
  throw new Error('one of the directories holds no pages; name two build/client');
const changes = new Map<string, Change[]>();
for (const page of oldPages) {
  const found = newPages.has(page) ? await changesOf(page) : [];
  if (found.length > 0) changes.set(page, found);
}
const gone = [...oldPages].filter((page) => !newPages.has(page));
const added = [...newPages].filter((page) => !oldPages.has(page));
const groups = groupChanges(changes, namesIn([...oldPages]));
for (const { example, pages } of groups) {
  const shown = values.pages ? pages : pages.slice(0, 3);
  console.log(`\n${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${shown.join(' ')}`);
  for (const line of example.removed) console.log(`  - ${line}`);
  for (const line of example.added) console.log(`  + ${line}`);
}
for (const page of gone) console.log(`\nonly in the old build: ${page}`);
for (const page of added) console.log(`\nonly in the new build: ${page}`);
console.log(
  `\n${oldPages.size} pages before, ${newPages.size} after; ${changes.size} differ, in ${groups.length} ways. ` +
    `${((performance.now() - started) / 1000).toFixed(1)} s.`,
);
process.exitCode = changes.size + gone.length + added.length === 0 ? 0 : 1;

async function addressesIn(directory: string): Promise<Set<string>> {
  return new Set((await htmlFiles(directory)).map((file) => relative(directory, file)));
}

/** Pages whose source is the same say the same; only the others are read. */
async function changesOf(page: string): Promise<Change[]> {
  const [old, now] = await Promise.all([before!, after!].map((directory) => readFile(join(directory, page), 'utf8')));
  if (withoutHashes(old!) === withoutHashes(now!)) return [];
  return changesBetween(pageLines(old!), pageLines(now!));
}

/** The states, as their guides' addresses name them ('new-york') and as text does ('New York'). */
function namesIn(pages: string[]): string[] {
  const slugs = pages.flatMap((page) => /^state-guides\/([a-z-]+)\/index\.html$/.exec(page)?.[1] ?? []);
  const capitalized = (word: string): string => (word === 'of' ? word : word[0]!.toUpperCase() + word.slice(1));
  return [...slugs, ...slugs.map((slug) => slug.split('-').map(capitalized).join(' '))];
}
