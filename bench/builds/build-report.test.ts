import { expect, test } from 'vitest';
import { type BuildMeasure, buildRows, judgeBuilds } from './build-report.ts';
import { highWaterBytes, processorSeconds } from './process-use.ts';

const build = (guides: number, seconds: number, peakBytes: number | null = 500 * 1024 ** 2): BuildMeasure => ({
  guides,
  pages: guides,
  steps: [
    { seconds, use: peakBytes === null ? null : { peakBytes, processorSeconds: seconds / 2 } },
    { seconds: 0, use: null },
  ],
});

test('a page that costs the same at any size passes, one that costs more fails', () => {
  expect(judgeBuilds([build(500, 10), build(5000, 130)])[0]).toMatch(/^pass .* 1\.30 .* processor time 1\.30$/);
  expect(judgeBuilds([build(500, 10), build(5000, 131)])[0]).toMatch(/^FAIL .* 1\.31 /);
});

test('4 GB is too much', () => {
  expect(judgeBuilds([build(50, 1)])[1]).toMatch(/^pass .* 500 MB/);
  expect(judgeBuilds([build(50, 1, 4 * 1024 ** 3)])[1]).toMatch(/^FAIL /);
});

test('what was not measured is said', () => {
  expect(judgeBuilds([build(50, 1, null)])).toEqual([
    expect.stringMatching(/^Growth: not measured/),
    expect.stringMatching(/^Memory: not measured/),
  ]);
  expect(buildRows([build(50, 1, null)])[1]?.at(-1)).toBe('not read');
});

test('processor time counts the process and its ended children, whatever its name', () => {
  expect(processorSeconds('12 (a (b) c) S 1 12 1 0 -1 0 5 6 7 8 100 200 300 400 20 0 11')).toBe(10);
});

test('memory is read in kB and given in bytes', () => {
  expect(highWaterBytes('VmPeak:\t  9 kB\nVmHWM:\t  204800 kB\nVmRSS:\t 1 kB\n')).toBe(200 * 1024 ** 2);
  expect(highWaterBytes('Name:\tnode\n')).toBe(0);
});
