import type { LighthouseRun } from './lighthouse-run.ts';
import { median } from './median.ts';
import type { Template } from './templates.ts';
import type { PageWeight } from './weigh-page.ts';

/** `site` and `noScript` hold the runs of the page and of its copy without scripts. */
export type PageMeasure = { template: Template; weight: PageWeight; site: LighthouseRun[]; noScript: LighthouseRun[] };

const largestScriptBefore = 2 * 1024;
const largestPaintRatio = 1.2;

export function pageRows(measures: PageMeasure[]): string[][] {
  const head = [
    'Page',
    'HTML+CSS, KB',
    'With headers, B',
    'CSS, KB',
    'Script before, KB',
    'after, KB',
    'Requests before',
    'after',
    'Perf',
    'A11y',
    'Best',
    'SEO',
    'LCP, ms',
    'no script, ms',
    'Ratio',
    'CLS',
    'TBT, ms',
    'no script, ms',
    'Budgets',
  ];
  return [head, ...measures.map(rowOf)];
}

function rowOf(measure: PageMeasure): string[] {
  const { template, weight, site, noScript } = measure;
  return [
    template.name,
    kilobytes(weight.html),
    `${weight.firstFlight}`,
    kilobytes(weight.css),
    kilobytes(weight.scriptsBefore),
    kilobytes(weight.scriptsAfter),
    `${weight.requestsBefore}`,
    `${weight.requestsAfter}`,
    ...scoresOf(site).map(String),
    medianOf(site, 'largestPaint').toFixed(0),
    medianOf(noScript, 'largestPaint').toFixed(0),
    paintRatio(measure).toFixed(2),
    layoutShift(site),
    medianOf(site, 'blockingTime').toFixed(0),
    medianOf(noScript, 'blockingTime').toFixed(0),
    missedBudgets(measure).length === 0 ? 'pass' : 'FAIL',
  ];
}

/** One line per page that misses a budget, naming which. */
export function missedBudgets({ template, weight, site, noScript }: PageMeasure): string[] {
  const budgets: [string, boolean][] = [
    ['scores 100', scoresOf(site).every((score) => score === 100)],
    ['CLS 0', Number(layoutShift(site)) === 0],
    [`HTML ≤ ${template.largestBytes / 1024} KB`, weight.html <= template.largestBytes],
    ['script before ≤ 2 KB', weight.scriptsBefore <= largestScriptBefore],
    [`script after ≤ ${(template.largestScript / 1024).toFixed(1)} KB`, weight.scriptsAfter <= template.largestScript],
    [`LCP ratio ≤ ${largestPaintRatio}`, noScript.length === 0 || paintRatio({ site, noScript }) <= largestPaintRatio],
  ];
  return budgets.filter(([, passes]) => !passes).map(([budget]) => budget);
}

/** Every audit that cost points in any run, with the number of runs it did. */
export function costlyAudits({ site }: PageMeasure): string[] {
  const counts = new Map<string, number>();
  for (const audit of site.flatMap(({ audits }) => audits)) counts.set(audit, (counts.get(audit) ?? 0) + 1);
  return [...counts].map(([audit, count]) => `${audit} (${count} of ${site.length} runs)`);
}

const paintRatio = ({ site, noScript }: Pick<PageMeasure, 'site' | 'noScript'>): number =>
  medianOf(site, 'largestPaint') / medianOf(noScript, 'largestPaint');

const scoresOf = (runs: LighthouseRun[]): number[] =>
  (runs[0]?.scores ?? []).map((_, category) => median(runs.map(({ scores }) => scores[category] ?? 0)));

function medianOf(runs: LighthouseRun[], figure: 'largestPaint' | 'layoutShift' | 'blockingTime'): number {
  // The copy is not run where pages are measured alone.
  return runs.length === 0 ? Number.NaN : median(runs.map((run) => run[figure]));
}

const layoutShift = (runs: LighthouseRun[]): string => `${Number(medianOf(runs, 'layoutShift').toFixed(3))}`;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
