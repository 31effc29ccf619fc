/**
 * `npm run bench:first-tap [-- --tries 20 --only Compare]`: how soon, and whether at all, a first tap is answered on a
 * slow phone.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findWholeChromium } from '../installed/find-chromium.ts';
import { close, listen, portOf } from '../server/http/listen.ts';
import { openSiteApp } from '../server/testing/test-app.ts';
import { type FirstTap, firstTaps } from './first-tap/taps.ts';
import { onThrottledPhone } from './first-tap/throttled-phone.ts';
import { percentile } from './percentile.ts';
import { alignedTable, markdownTable } from './table.ts';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '20' }, only: { type: 'string' } } });
const tries = Number(values.tries);
if (!Number.isInteger(tries) || tries < 1) throw new Error('--tries takes a whole number from 1');
/** After this long nobody waits any more. */
const patience = 10_000;
const afterFirstPaint = 100;

const build = join(import.meta.dirname, '../build');
const opened = await openSiteApp(build);
const servers = await listen(opened.app, 0, '127.0.0.1');
const origin = `http://127.0.0.1:${portOf(servers[0])}`;
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const rows = [['first tap', 'answered', 'median ms', 'p90 ms', 'slowest ms']];
  for (const tap of firstTaps.filter(({ name }) => !values.only || name.includes(values.only))) {
    const times: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const time = await onThrottledPhone(browser, (page) => timeTap(page, tap));
      if (time !== null) times.push(time);
    }
    const shown = (percent: number): string => (times.length > 0 ? `${Math.round(percentile(times, percent))}` : '-');
    rows.push([tap.name, `${times.length} of ${tries}`, shown(50), shown(90), shown(100)]);
    console.error(rows.at(-1)!.join(', '));
  }
  console.log(`${alignedTable(rows)}\n\n${markdownTable(rows)}`);
} finally {
  await browser.close();
  await close(servers, 500);
  await opened.close();
}

/** Milliseconds from one tap, 100 ms after the first paint, to its effect; null when there is none. */
async function timeTap(page: Page, { path, tap, types, prepare, effect }: FirstTap): Promise<number | null> {
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(tap).first();
  await target.waitFor();
  await prepare?.(page);
  await page.evaluate(effect);
  await page.waitForFunction(
    (wait) => performance.now() > performance.getEntriesByName('first-contentful-paint')[0]!.startTime + wait,
    afterFirstPaint,
  );
  const started = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A tap may lead to another document, whose own clock begins anew.
    return performance.timeOrigin + performance.now();
  });
  await target.tap({ noWaitAfter: true });
  if (types) await page.keyboard.type(types);
  const ended = await page
    .waitForFunction(effect, undefined, { polling: 'raf', timeout: patience })
    .then(() => page.evaluate(() => performance.timeOrigin + performance.now()))
    .catch(() => null);
  return ended === null ? null : ended - started;
}
