import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled } from './frame-words.ts';

test('words are filled with their values, wherever a language puts them', () => {
  expect(filled('Page {0} of {1}', 1, 9)).toBe('Page 1 of 9');
  expect(filled('De {1}, la página {0}', 1, 9)).toBe('De 9, la página 1');
});

/** Words that begin in capitals and go on in lower case, where text of Typst may stand. */
const ownWords = /(?:^|[[\].;>]) *[A-Z][a-z]+ [a-z]+.*/gm;

test('a template says nothing itself: its words come from modules, which are put into other languages', () => {
  const files = globSync('templates/*.typ', { cwd: import.meta.dirname });
  const said = files.flatMap((file) => {
    const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(/^ *\/\/.*/gm, '');
    return (code.match(ownWords) ?? []).map((words) => `${file}: ${words}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(said).toEqual([]);
});
