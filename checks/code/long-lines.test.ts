import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestLine, longLines } from './long-lines.ts';
import { sourceFiles } from './source-files.ts';

test('a line that is too long is named; a table of data may have it', () => {
  const text = `short\n${'x'.repeat(longestLine)}\n${'x'.repeat(longestLine + 1)}\n`;
  expect(longLines('app/home/a.ts', text)).toEqual(['line 3 (121 characters)']);
  expect(longLines('content/videos/a.ts', text)).toEqual([]);
});

test('no line of code is too long', () => {
  const found = sourceFiles().flatMap((file) =>
    longLines(file, readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
