import lighthouse, { type Flags } from 'lighthouse';
import type { Template } from './templates.ts';

/**
 * `audits`: those that cost a category points, as `id: element or reason`, and elements that moved, however little.
 * Times in milliseconds, scores 0 to 100.
 */
export type LighthouseRun = {
  scores: number[];
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  audits: string[];
};

export const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categoryNames)[number];

/**
 * The 404 page answers 404: that is its point, not a fault of its SEO. The same goes for the console note it must
 * write.
 */
const notFoundExemptions = ['http-status-code', 'is-crawlable', 'errors-in-console'];

/** A busy machine now and then loses the trace of a load: such a run is made again, up to this often. */
const attempts = 3;

/**
 * One Lighthouse run of its default, the mobile preset: a slow phone on slow 4G, simulated from one fast load.
 * @param categories what to score: fewer take less time
 * @throws Error when Lighthouse could not load the page
 */
export async function runLighthouse(
  address: string,
  template: Template,
  port: number,
  categories: readonly Category[] = categoryNames,
): Promise<LighthouseRun> {
  const result = await loadReport(address, template, port, categories);
  const value = (id: string): number => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingTime: value('total-blocking-time'),
    audits: [...costlyAudits(result), ...movedElements(result)],
  };
}

async function loadReport(
  address: string,
  template: Template,
  port: number,
  categories: readonly Category[],
): Promise<Report> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    ignoreStatusCode: template.isNotFound ?? false,
    skipAudits: template.isNotFound ? notFoundExemptions : null,
  };
  let trouble = 'no result';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const report = (await lighthouse(address, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    trouble = report?.runtimeError?.message ?? trouble;
  }
  throw new Error(`Lighthouse could not load ${address}: ${trouble}`);
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Audit = Report['audits'][string];

function costlyAudits({ categories, audits }: Report): string[] {
  const costly = Object.values(categories).filter(({ score }) => (score ?? 0) < 1);
  return costly
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => `${audit.id}: ${elementOf(audit) ?? audit.explanation ?? audit.title}`);
}

/** Lighthouse's score rounds small shifts away; the budget is none at all. */
function movedElements({ audits }: Report): string[] {
  return itemsOf(audits['layout-shifts']).map(
    ({ node }) => `layout-shifts: ${node?.selector ?? 'an element Lighthouse does not name'}`,
  );
}

/** The first element, link or message an audit points at. */
function elementOf(audit: Audit): string | undefined {
  const [first] = itemsOf(audit);
  if (first?.href !== undefined) return `"${first.text}" to ${first.href}`;
  return first?.node?.selector ?? (typeof first?.description === 'string' ? first.description : undefined);
}

/** The rows of an audit's table, of which Lighthouse types only that they are objects. */
function itemsOf(
  audit: Audit | undefined,
): { node?: { selector?: string }; href?: string; text?: string; description?: unknown }[] {
  const details = audit?.details;
  return details && 'items' in details && Array.isArray(details.items)
    ? (details.items as ReturnType<typeof itemsOf>)
    : [];
}
