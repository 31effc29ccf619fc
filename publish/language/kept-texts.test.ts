import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKeptTexts } from './kept-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'license-atlas-texts-'));
const list = join(folder, 'kept/texts.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** One build: looks at two files and gives the names of those that had to be read. */
function readIn(contents: Record<string, string>, madeBy = 'code'): string[] {
  const kept = openKeptTexts(list, madeBy);
  const read: string[] = [];
  for (const [file, content] of Object.entries(contents)) {
    const found = kept.of(file, content, () => (read.push(file), [content.toUpperCase()]));
    expect(found).toEqual([content.toUpperCase()]);
  }
  kept.leave();
  return read;
}

test('only a file that changed is read again, and all when the code did', () => {
  expect(readIn({ a: 'fees', b: 'exam' })).toEqual(['a', 'b']);
  expect(readIn({ a: 'fees', b: 'exams' })).toEqual(['b']);
  expect(readIn({ a: 'exams', b: 'exams' })).toEqual(['a']);
  expect(readIn({ a: 'exams' }, 'other code')).toEqual(['a']);
  expect(readIn({ a: 'exams', b: 'exams' }, 'other code')).toEqual(['b']);
});
