import type { StepMeasure } from './measured-step.ts';

/**
 * Builds of one size. `cold`: nothing left of an earlier build. `rebuild`: after one fact was changed. `rendering`:
 * every page once, in one process a language, by React Router's request handler. Seconds; the last two only where they
 * were measured.
 */
export type BuildMeasure = {
  guides: number;
  pages: number;
  cold: StepMeasure;
  rebuild: StepMeasure | null;
  renderingSeconds: number | null;
};

/** What the whole build may take beside rendering alone, and a rebuild beside a cold build. */
const largestColdOverRendering = 2.5;
const largestRebuildOverCold = 0.25;
const largestMillisecondsPerPage = 6;
const largestPeakBytes = 1.5 * 1024 ** 3;

const millisecondsPerPage = ({ cold, pages }: BuildMeasure): number => (cold.seconds * 1000) / pages;

/** Of processor time, which other work on the machine changes less. */
const processorPerPage = ({ cold, pages }: BuildMeasure): number | null =>
  cold.use && (cold.use.processorSeconds * 1000) / pages;

export function buildRows(builds: BuildMeasure[]): string[][] {
  const head = [
    'Guides',
    'Pages',
    'Rendering alone, s',
    'Cold build, s',
    'Rebuild, s',
    'ms per page',
    'Processor ms per page',
    'Peak memory, MB',
  ];
  const rows = builds.map((build) => [
    `${build.guides}`,
    `${build.pages}`,
    build.renderingSeconds?.toFixed(1) ?? '',
    build.cold.seconds.toFixed(1),
    build.rebuild?.seconds.toFixed(1) ?? '',
    millisecondsPerPage(build).toFixed(1),
    processorPerPage(build)?.toFixed(1) ?? 'not read',
    megabytes(build.cold.use?.peakBytes ?? null),
  ]);
  return [head, ...rows];
}

/** One line a budget; of those that need a size that was not built, a line that says so. */
export function judgeBuilds(builds: BuildMeasure[]): string[] {
  const peaks = builds
    .flatMap(({ cold, rebuild }) => [cold.use?.peakBytes ?? [], rebuild?.use?.peakBytes ?? []])
    .flat();
  const peak = peaks.length > 0 ? Math.max(...peaks) : null;
  return [
    ...builds.flatMap(judgeRatios),
    judgeGrowth(builds),
    peak === null
      ? 'Memory: not measured, this system has no /proc.'
      : `${verdict(peak < largestPeakBytes)}  peak memory: ${megabytes(peak)} MB (under ` +
        `${megabytes(largestPeakBytes)} MB)`,
  ];
}

function judgeRatios({ guides, cold, rebuild, renderingSeconds }: BuildMeasure): string[] {
  const line = (ratio: number, largest: number, what: string): string =>
    `${verdict(ratio <= largest)}  ${guides} guides, ${what}: ${ratio.toFixed(2)} (at most ${largest})`;
  return [
    ...(renderingSeconds
      ? [line(cold.seconds / renderingSeconds, largestColdOverRendering, 'cold over rendering')]
      : []),
    ...(rebuild ? [line(rebuild.seconds / cold.seconds, largestRebuildOverCold, 'rebuild over cold')] : []),
  ];
}

function judgeGrowth(builds: BuildMeasure[]): string {
  const [small, large] = [500, 5000].map((size) => builds.find(({ guides }) => guides === size));
  if (!small || !large) return 'Growth: not measured, it takes sizes 500 and 5000.';
  const [before, after] = [millisecondsPerPage(small), millisecondsPerPage(large)];
  return (
    `${verdict(after <= largestMillisecondsPerPage && after <= before)}  ms per page: ${after.toFixed(1)} with ` +
    '5,000 guides ' +
    `(at most ${largestMillisecondsPerPage}), ${before.toFixed(1)} with 500 (not less)`
  );
}

const verdict = (passes: boolean): string => (passes ? 'pass' : 'FAIL');
const megabytes = (bytes: number | null): string => (bytes === null ? 'not read' : `${Math.round(bytes / 1024 ** 2)}`);
