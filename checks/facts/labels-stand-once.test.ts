import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts, readingsOf } from '../../app/facts/registry.server.ts';
import { repeatedLabels } from './labels-stand-once.ts';

const readings = [{ label: 'Exam, one attempt', shortLabel: 'Exam fee' }];
const entries: [string, string] = ['app/facts/entries/exam.server.ts', "label: 'Exam, one attempt', short: 'Exam fee'"];

test('the label of each fact stands in its entry and nowhere else in the code', () => {
  const files = globSync('{app,publish,checks,server}/**/*.{ts,tsx}', {
    exclude: (file) => /\.test\.ts$|^app\/generated|labels-stand-once/.test(file),
  });
  expect(files.length).toBeGreaterThan(300);
  expect(repeatedLabels(readingsOf(facts), new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual(
    [],
  );
});

test('a label that is written again is found, in a string, between tags and in another entry', () => {
  const again = (file: string, text: string) => repeatedLabels(readings, new Map([entries, [file, text]]));
  expect(again('app/a.ts', 'const fee = 63; // the exam fee')).toEqual([]);
  expect(again('app/a.ts', "label: 'Exam fee'")).toEqual(['app/a.ts: Exam fee']);
  expect(again('app/a.tsx', '<th>Exam, one attempt</th>')).toEqual(['app/a.tsx: Exam, one attempt']);
  expect(again('app/facts/entries/b.ts', "'Exam fee'")).toEqual(['app/facts/entries: Exam fee']);
});

test('what is allowed is allowed in its file only', () => {
  const allowed = { 'app/a.ts': ['Exam fee'] };
  const files = new Map([entries, ['app/a.ts', "'Exam fee'"] as const, ['app/b.ts', "'Exam fee'"] as const]);
  expect(repeatedLabels(readings, files, allowed)).toEqual(['app/b.ts: Exam fee']);
});
