/** `node publish/stages/find-missing-words.ts` with ATLAS_LANGUAGE: stops the build where a text has no words in it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, keyOf } from '../build-cache.ts';
import { openKeptTexts } from '../language/kept-texts.ts';
import { textsWithoutWords } from '../language/write-catalogs.ts';

const code = process.env.ATLAS_LANGUAGE!;
/** What says which texts there are. */
const finders = ['package-lock.json', ...globSync(['publish/language/*.ts', 'app/content/*.ts']).toSorted()];
const kept = openKeptTexts(join(cacheDirectory, 'texts.json'), keyOf(...finders.map((file) => readFileSync(file))));
// A draft shows English where words are missing.
const missing = process.env.ATLAS_DRAFT ? [] : textsWithoutWords(code, kept);
kept.leave();
if (missing.length > 0) {
  console.error(
    `${missing.length} texts have no words in "${code}" yet (npm run words -- ${code} writes them into ` +
      `content/${code}/text):`,
  );
  for (const { text, files } of missing.slice(0, 20)) console.error(`  ${files[0]}: ${text.slice(0, 100)}`);
  process.exitCode = 1;
}
