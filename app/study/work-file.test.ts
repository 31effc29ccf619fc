import { expect, test } from 'vitest';
import { readWorkFile, workFile } from './work-file.ts';
import { isRecord, type WorkKind } from './work-kind.ts';

const notes: WorkKind<{ text: string }> = {
  key: 'notes',
  name: 'notes',
  empty: { text: '' },
  read: (value) => (isRecord(value) && typeof value['text'] === 'string' ? { text: value['text'] } : null),
  merge: (_here, loaded) => loaded,
  describe: ({ text }) => text,
};
const kinds = [notes] as WorkKind<unknown>[];
const saved = workFile({ notes: { text: 'Trustee' } }, '2026-11-20T10:00:00.000Z');

test('what was saved is read again', () => {
  expect(readWorkFile(saved, kinds)).toEqual({ works: { notes: { text: 'Trustee' } } });
});

test('a kind that is not in the file is left alone', () => {
  expect(readWorkFile(workFile({}, '2026-11-20T10:00:00.000Z'), kinds)).toEqual({ works: {} });
});

test.each([
  ['', 'empty'],
  ['{', 'cut off'],
  ['[]', 'a list'],
  ['{"format":"other"}', 'another file'],
  ['null', 'null'],
])('%j is refused (%s)', (text) => {
  expect(readWorkFile(text, kinds)).toEqual({ problem: expect.stringContaining('not a file that was saved here') });
});

test('a file of a later version is refused with what to do', () => {
  expect(readWorkFile(saved.replace('"version": 1', '"version": 2'), kinds)).toEqual({
    problem: expect.stringContaining('newer version'),
  });
});

test('a damaged part refuses the whole file and names the part', () => {
  expect(readWorkFile(saved.replace('"Trustee"', '7'), kinds)).toEqual({
    problem: expect.stringContaining('your notes is damaged'),
  });
});
