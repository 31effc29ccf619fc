/**
 * `npm run facts:since -- COMMIT`: the facts whose value is another than at that commit of this repository, and that do
 * not keep the old one in `earlier`, so that /updates and /data/changes.json do not tell it. A figure that readers were
 * told and that was wrong, or is no more, belongs there; other words for the same rule, or a field that changed its
 * form, do not. `--all` prints sentences too: most of those were only reworded.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type SilentChange, silentChanges } from './facts/silent-changes.ts';

const folder = 'content/jurisdictions';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const [commit] = positionals;
if (!commit) throw new Error('Usage: npm run facts:since -- COMMIT [--all]');

const then = (file: string): string =>
  execFileSync('git', ['show', `${commit}:${folder}/${file}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const known = new Set(
  execFileSync('git', ['ls-tree', '--name-only', `${commit}:${folder}`], { encoding: 'utf8' }).split('\n'),
);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && known.has(file));
const found = files.flatMap((file): (SilentChange & { slug: string })[] =>
  silentChanges(parse(then(file)), parse(readFileSync(`${folder}/${file}`, 'utf8'))).map((change) => ({
    slug: file.replace('.yaml', ''),
    ...change,
  })),
);
const shown = found.filter(({ inWords }) => values.all || !inWords);
for (const { slug, path, before, after } of shown)
  console.log(`${slug} ${path}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`);
const sentences = found.length - shown.length;
console.log(`${shown.length} facts since ${commit} without the old value in earlier; ${sentences} more are sentences.`);
