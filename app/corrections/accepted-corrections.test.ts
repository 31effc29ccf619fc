import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentPath } from '../content/read-content.server.ts';
import { readCorrections } from './accepted-corrections.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading = (text: string) => {
  const file = join(folder, 'corrections.yaml');
  writeFileSync(file, text);
  return readCorrections(relative(contentPath('.'), file));
};
const entry = (more = '') => `
  - date: 2026-12-01
    state: ohio
    fact: entry.exam.feeUsd
    text: The fee is $65.
${more}`;

test('an accepted correction names its state and fact as people do, newest first', () => {
  const older = entry('    thanks: Ann').replace('2026-12-01', '2026-11-30');
  expect(reading(`corrections:${older}${entry()}`)).toEqual([
    { date: '2026-12-01', slug: 'ohio', name: 'Ohio', called: 'exam fee', text: 'The fee is $65.' },
    { date: '2026-11-30', slug: 'ohio', name: 'Ohio', called: 'exam fee', text: 'The fee is $65.', thanks: 'Ann' },
  ]);
});

test.each([
  ['a state that is not there', entry().replace('ohio', 'atlantis')],
  ['a fact that is not there', entry().replace('feeUsd', 'price')],
  ['more of a person than a first name', entry('    thanks: Ann Lee')],
  ['an address as thanks', entry('    thanks: ann@example.com')],
])('%s stops the build', (_why, text) => {
  expect(() => reading(`corrections:${text}`)).toThrow('is not right');
});

test('the site’s own can be read', () => {
  expect(Array.isArray(readCorrections())).toBe(true);
});
