/** `npm run facts:record` on a copy of the content: what it refuses, and that it then has written nothing. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseYaml } from '../app/content/parse-yaml.ts';

const folder = mkdtempSync(join(tmpdir(), 'facts-record-'));
const files = [
  'content/jurisdictions/ohio.yaml',
  'content/research/jurisdictions/ohio.json',
  'content/open-data.yaml',
] as const;
const written = (): string[] => files.map((file) => readFileSync(join(folder, file), 'utf8'));

beforeAll(() => {
  for (const file of files) cpSync(file, join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true }));

function record(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'record-command.ts'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

test.each([
  ['a word for an amount', ['entry.exam.feeUsd', 'banana'], 'entry.exam.feeUsd.value: '],
  ['an amount for a yes or no', ['entry.highSchool', '3'], 'entry.highSchool.value: '],
  ['a month that is none', ['entry.exam.feeUsd', '69', '--since', '2026-13-45'], '2026-13-45 is no day'],
  ['a day that is none', ['entry.exam.feeUsd', '69', '--since', '2026-02-30'], '2026-02-30 is no day'],
])('%s is refused, and nothing is written', (_name, args, words) => {
  const before = written();
  const { status, said } = record('ohio', ...args, '--source', 's9');
  expect([status, said]).toEqual([1, expect.stringContaining(words)]);
  expect(said).not.toContain('    at ');
  expect(written()).toEqual(before);
});

test('a new value rests on the source given, in the record and in the research, and it says what to read again', () => {
  const path = 'entry.applicationFeeUsd';
  const { status, said } = record('ohio', path, '95', '--source', 's9', '--since', '2026-12');
  expect(status).toBe(0);
  const [ours, research] = written().map((text) => parseYaml(text) as { entry: { applicationFeeUsd: object } });
  const fresh = { value: 95, confidence: 'medium', sources: ['s9'] };
  expect(ours!.entry.applicationFeeUsd).toMatchObject({
    ...fresh,
    earlier: [{ value: 81, sources: ['s8', 's6'], ruleChanged: '2026-12' }],
  });
  expect(research!.entry.applicationFeeUsd).toMatchObject(fresh);
  expect(said).toMatch(/confidence: was high and is medium/);
});
