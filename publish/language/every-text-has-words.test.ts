import { expect, test } from 'vitest';
import { languages } from '../../app/language/languages.ts';
import { textsWithoutWords } from './write-catalogs.ts';

const others = Object.keys(languages).filter((code) => code !== 'en');

test.each(others)('every text has words in "%s" (npm run words writes what is missing into its PO files)', (code) => {
  expect(textsWithoutWords(code).map(({ text, files }) => `${files[0]}: ${text.slice(0, 80)}`)).toEqual([]);
});
