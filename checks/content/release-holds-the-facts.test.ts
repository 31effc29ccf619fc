import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsDigest } from '../../app/facts/facts-digest.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { recordRelease } from '../../watch/record-release.ts';
import { releaseHoldsTheFacts } from './release-holds-the-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));
const digest = factsDigest();
const release = { version: '1.5.1', date: '2026-11-23', facts: digest };
const problems = (...args: Parameters<typeof releaseHoldsTheFacts>) =>
  releaseHoldsTheFacts(...args).map(({ problem }) => problem);

test('a version that holds the facts and is not older than their last change is right', () => {
  expect(problems(release, ['2026-11-22', '2026-11-23'], digest)).toEqual([]);
  expect(problems(release, [], digest)).toEqual([]);
});

test('a fact that changed after the version’s day, and other facts than its own, are found with what to do', () => {
  expect(problems(release, ['2026-11-24', '2026-11-22'], digest)).toEqual([
    expect.stringMatching(/2026-11-24: run npm run facts:release/),
  ]);
  expect(problems({ ...release, facts: undefined }, [], digest)).toEqual([
    expect.stringMatching(/run npm run facts:r/),
  ]);
});

test('the digest is another for a value, a confidence or a doubt, and the same for notes and sources', () => {
  const changed = (change: (fact: Record<string, unknown>) => void) => {
    const records = structuredClone(listJurisdictions());
    change(records.find(({ slug }) => slug === 'ohio')!.entry.exam.feeUsd);
    return factsDigest(records);
  };
  expect(changed(() => {})).toBe(digest);
  expect(changed((fact) => Object.assign(fact, { note: 'Other words.', sources: [] }))).toBe(digest);
  expect(changed((fact) => Object.assign(fact, { value: 1 }))).not.toBe(digest);
  expect(changed((fact) => Object.assign(fact, { confidence: 'low' }))).not.toBe(digest);
  expect(changed((fact) => Object.assign(fact, { doubt: 'unconfirmed' }))).not.toBe(digest);
});

test('a version is recorded: corrections, fields, and what joins the newest one of the same day', () => {
  const file = join(folder, 'open-data.yaml');
  copyFileSync('content/open-data.yaml', file);
  const [comment] = readFileSync(file, 'utf8').split('\n');
  const day = '2999-01-01';
  const first = recordRelease(file, { day, text: 'Ohio.', digest: 'a' });
  const [major, minor, patch] = first.split('.').map(Number);
  expect(recordRelease(file, { day, digest: 'b' })).toBe(first);
  expect(recordRelease(file, { day, text: 'Fields.', digest: 'c', addsFields: true })).toBe(`${major}.${minor! + 1}.0`);
  expect(() => recordRelease(file, { day: '2999-01-02', digest: 'd' })).toThrow('say what changed');
  const written = readFileSync(file, 'utf8');
  expect(written).toContain(`${major}.${minor}.${patch}\n    date: 2999-01-01\n    text: Ohio.\n    facts: b\n`);
  expect(written.startsWith(comment!)).toBe(true);
});
