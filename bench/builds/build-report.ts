import type { StepMeasure } from './measured-step.ts';

/** One build. `steps`: before-build, react-router build, after-build. */
export type BuildMeasure = { guides: number; pages: number; steps: StepMeasure[] };

/** Between 500 and 5,000 guides a page may become this much slower: more would mean work that grows with the square. */
const largestGrowth = 1.3;
const largestPeakBytes = 4 * 1024 ** 3;

const totalSeconds = ({ steps }: BuildMeasure): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);
const millisecondsPerPage = (build: BuildMeasure): number => (totalSeconds(build) * 1000) / build.pages;

/** The highest peak of any step, which run one after another. Null where memory could not be read. */
function peakBytes({ steps }: BuildMeasure): number | null {
  const peaks = steps.flatMap(({ use }) => use?.peakBytes ?? []);
  return peaks.length > 0 ? Math.max(...peaks) : null;
}

/** Like `millisecondsPerPage`, but of processor time, which other work on the machine hardly changes. */
function processorPerPage({ steps, pages }: BuildMeasure): number | null {
  const seconds = steps.flatMap(({ use }) => use?.processorSeconds ?? []);
  return seconds.length > 0 ? (seconds.reduce((sum, part) => sum + part, 0) * 1000) / pages : null;
}

export function buildRows(builds: BuildMeasure[]): string[][] {
  const head = [
    'Guides',
    'Pages',
    'Before build, s',
    'React Router, s',
    'After build, s',
    'Total, s',
    'ms per page',
    'Processor ms per page',
    'Peak memory, MB',
  ];
  const rows = builds.map((build) => [
    `${build.guides}`,
    `${build.pages}`,
    ...build.steps.map(({ seconds }) => seconds.toFixed(1)),
    totalSeconds(build).toFixed(1),
    millisecondsPerPage(build).toFixed(1),
    processorPerPage(build)?.toFixed(1) ?? 'not read',
    megabytes(peakBytes(build)),
  ]);
  return [head, ...rows];
}

/** One line a budget: growth from 500 to 5,000 guides where both were built, and memory. */
export function judgeBuilds(builds: BuildMeasure[]): string[] {
  const growth = growthOf(builds, millisecondsPerPage);
  const processorGrowth = growthOf(builds, processorPerPage);
  const peaks = builds.map(peakBytes).filter((peak) => peak !== null);
  const peak = peaks.length > 0 ? Math.max(...peaks) : null;
  return [
    growth === null
      ? 'Growth: not measured, it takes sizes 500 and 5000.'
      : `${verdict(growth <= largestGrowth)}  ms per page, 5,000 against 500 guides: ${growth.toFixed(2)} (at most ` +
        `${largestGrowth}); in processor time ${processorGrowth?.toFixed(2) ?? 'not read'}`,
    peak === null
      ? 'Memory: not measured, this system has no /proc.'
      : `${verdict(peak < largestPeakBytes)}  peak memory: ${megabytes(peak)} MB (under ` +
        `${megabytes(largestPeakBytes)} MB)`,
  ];
}

/** A page's cost among 5,000 guides over its cost among 500. Null when either was not measured. */
function growthOf(builds: BuildMeasure[], costOf: (build: BuildMeasure) => number | null): number | null {
  const [small, large] = [500, 5000].map((size) => builds.find(({ guides }) => guides === size));
  const [before, after] = [small && costOf(small), large && costOf(large)];
  return before && after ? after / before : null;
}

const verdict = (passes: boolean): string => (passes ? 'pass' : 'FAIL');
const megabytes = (bytes: number | null): string => (bytes === null ? 'not read' : `${Math.round(bytes / 1024 ** 2)}`);
