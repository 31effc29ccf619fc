/**
 * `npm run bench:pages [-- --runs 5 --only home,guide --language es --alone]`: weight and Lighthouse of each kind of
 * page, beside a copy without scripts, or alone in half the time.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { findWholeChromium } from '../installed/find-chromium.ts';
import { runLighthouse } from './pages/lighthouse-run.ts';
import { costlyAudits, missedBudgets, type PageMeasure, pageRows } from './pages/page-report.ts';
import { type ServedCopies, serveCopies } from './pages/served-copies.ts';
import { chooseTemplates } from './pages/templates.ts';
import { weighPage } from './pages/weigh-page.ts';
import { alignedTable, markdownTable } from './table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
    alone: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
const executablePath = findWholeChromium();
// Chromium's sandbox does not start for root, which containers run as.
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const chosen = chooseTemplates(values.only, values.language);
const copies = await serveCopies(join(import.meta.dirname, '../build'), chosen);
try {
  const measures = await weighAll(copies, executablePath);
  await runAll(copies, executablePath, measures);
  report(measures);
} finally {
  await copies.stop();
}

async function weighAll(served: ServedCopies, chromiumPath: string): Promise<PageMeasure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromeFlags });
  const measures: PageMeasure[] = [];
  for (const template of chosen)
    measures.push({ template, weight: await weighPage(browser, served, template), site: [], noScript: [] });
  await browser.close();
  return measures;
}

/** Page and copy take turns, so that a busy moment of the machine falls on both. */
async function runAll(served: ServedCopies, chromePath: string, measures: PageMeasure[]): Promise<void> {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { template, site, noScript } of measures) {
        site.push(await runLighthouse(served.site + template.path, template, chrome.port));
        const { scores, largestPaint, layoutShift, blockingTime } = site.at(-1)!;
        console.error(
          `${run}: ${template.name} ${scores.join(' ')}, LCP ${Math.round(largestPaint)} ms, CLS ${layoutShift}, ` +
            `TBT ${Math.round(blockingTime)} ms`,
        );
        if (values.alone) continue;
        noScript.push(await runLighthouse(served.noScript + template.path, template, chrome.port, ['performance']));
      }
      console.error(`Lighthouse run ${run} of ${runs} done.`);
    }
  } finally {
    chrome.kill();
  }
}

function report(measures: PageMeasure[]): void {
  const rows = pageRows(measures);
  console.log(`${alignedTable(rows)}\n`);
  for (const measure of measures) {
    const missed = missedBudgets(measure);
    console.log(
      `${measure.template.name}: ${missed.length === 0 ? 'within every budget' : `misses ${missed.join(', ')}`}`,
    );
    for (const audit of costlyAudits(measure)) console.log(`  ${audit}`);
  }
  console.log(`\n${markdownTable(rows)}`);
}
