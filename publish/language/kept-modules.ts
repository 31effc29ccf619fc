import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../build-cache.ts';
import { type KeptTexts, noKeptTexts, openKeptTexts } from './kept-texts.ts';

const root = join(import.meta.dirname, '../..');

/** What says how a module is put into a language, beside the module. */
const madeBy = (code: string): string[] => [
  'publish/language/*.ts',
  'app/language/*.ts',
  'app/paths.ts',
  `content/${code}/{text/**/*.po,wording/*.ts}`,
];

/**
 * The modules that a build has put into a language: its bundles have the same ones as each process and thread of it.
 * Elsewhere than in a build (ATLAS_KEPT) nothing is kept.
 */
export function openKeptModules(code: string): KeptTexts {
  const folder = process.env.ATLAS_KEPT;
  if (!folder) return noKeptTexts;
  const files = ['package-lock.json', ...globSync(madeBy(code), { cwd: root }).toSorted()];
  const key = keyOf(root, ...files.flatMap((file) => [file, readFileSync(join(root, file))]));
  return openKeptTexts(join(folder, `modules-${code}.json`), key);
}
