/** `npm run words -- es`: brings the PO files of a language up to today's texts, and says what has no words yet. */
import { languages } from '../../app/language/languages.ts';
import { writeCatalogs } from './write-catalogs.ts';

const codes =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(languages).filter((code) => code !== 'en');
for (const code of codes) {
  if (!languages[code]) {
    console.error(`languages.ts does not list the language "${code}".`);
    process.exitCode = 1;
    continue;
  }
  const { texts, open } = writeCatalogs(code);
  console.log(`${code}: ${texts} texts, ${open} without words yet.`);
}
