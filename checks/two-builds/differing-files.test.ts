import { expect, test } from 'vitest';
import { differingFiles } from './differing-files.ts';

test('changed, added and missing files differ; equal ones do not', () => {
  const first = new Map([
    ['same.html', 'a'],
    ['changed.html', 'a'],
    ['gone.html', 'a'],
  ]);
  const second = new Map([
    ['same.html', 'a'],
    ['changed.html', 'b'],
    ['new.html', 'a'],
  ]);
  expect(differingFiles(first, second)).toEqual(['changed.html', 'gone.html', 'new.html']);
});
