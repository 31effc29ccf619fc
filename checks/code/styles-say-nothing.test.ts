import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Pages that are in English only (app/language/in-english-only.ts). */
const inEnglishOnly = new Set(['app/states/open-data/open-data.css']);

/** What a style sheet writes by itself: no catalog has it, and no check of a page's text sees it. */
const wordsIn = (css: string): string[] =>
  [...css.matchAll(/\bcontent:([^;}]*)/g)]
    .flatMap(([, value = '']) => value.match(/'[^']*'|"[^"]*"/g) ?? [])
    .filter((text) => /\p{L}{2}/u.test(text.replace(/\\[\da-f]+/gi, '')));

test('words that a style sheet writes are found; signs and attributes are none', () => {
  expect(wordsIn(".a::after { content: 'Your answer'; }")).toEqual(["'Your answer'"]);
  expect(wordsIn(".a::after { content: '\\a0→' attr(data-copy); } .b { content: '+'; }")).toEqual([]);
});

test('style sheets write no words: those of a page stand where they are translated', () => {
  const found = sourceFiles()
    .filter((file) => file.endsWith('.css') && !inEnglishOnly.has(file))
    .flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});
