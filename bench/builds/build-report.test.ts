import { expect, test } from 'vitest';
import { type BuildMeasure, buildRows, judgeBuilds } from './build-report.ts';
import { highWaterBytes, processorSeconds } from './process-use.ts';

const step = (seconds: number, peakBytes: number | null = 500 * 1024 ** 2) => ({
  seconds,
  use: peakBytes === null ? null : { peakBytes, processorSeconds: seconds / 2 },
});
const build = (guides: number, seconds: number, more: Partial<BuildMeasure> = {}): BuildMeasure => ({
  guides,
  pages: guides,
  cold: step(seconds),
  rebuild: null,
  renderingSeconds: null,
  ...more,
});

test('a page may cost 6 ms among 5,000 guides, and not more than among 500', () => {
  expect(judgeBuilds([build(500, 3), build(5000, 30)])[0]).toMatch(/^pass .* 6\.0 .* 6\.0/);
  expect(judgeBuilds([build(500, 3), build(5000, 31)])[0]).toMatch(/^FAIL /);
  expect(judgeBuilds([build(500, 2), build(5000, 25)])[0]).toMatch(/^FAIL /);
});

test('a cold build is held to rendering alone, a rebuild to a cold build', () => {
  const judged = (rendering: number, rebuild: number) =>
    judgeBuilds([build(50, 10, { renderingSeconds: rendering, rebuild: step(rebuild) })]).slice(0, 2);
  expect(judged(4, 2.5)).toEqual([expect.stringMatching(/^pass .* 2\.50/), expect.stringMatching(/^pass .* 0\.25/)]);
  expect(judged(3, 3)).toEqual([expect.stringMatching(/^FAIL /), expect.stringMatching(/^FAIL /)]);
});

test('1.5 GB is too much, in a rebuild too', () => {
  expect(judgeBuilds([build(50, 1)]).at(-1)).toMatch(/^pass .* 500 MB/);
  expect(judgeBuilds([build(50, 1, { rebuild: step(1, 1.5 * 1024 ** 3) })]).at(-1)).toMatch(/^FAIL /);
});

test('what was not measured is said', () => {
  const blind = build(50, 1, { cold: step(1, null) });
  expect(judgeBuilds([blind])).toEqual([
    expect.stringMatching(/^Growth: not measured/),
    expect.stringMatching(/^Memory: not measured/),
  ]);
  expect(buildRows([blind])[1]?.at(-1)).toBe('not read');
});

test('processor time counts the process and its ended children, whatever its name', () => {
  expect(processorSeconds('12 (a (b) c) S 1 12 1 0 -1 0 5 6 7 8 100 200 300 400 20 0 11')).toBe(10);
});

test('memory is read in kB and given in bytes', () => {
  expect(highWaterBytes('VmPeak:\t  9 kB\nVmHWM:\t  204800 kB\nVmRSS:\t 1 kB\n')).toBe(200 * 1024 ** 2);
  expect(highWaterBytes('Name:\tnode\n')).toBe(0);
});
