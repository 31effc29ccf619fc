/** One visit to each template: every look at it is taken on the page that was opened once. */
import type { Page } from '@playwright/test';
import { notFoundProblems, ofTheServer, templates } from '../addresses.ts';
import { expect, hydrate, test } from '../browser-test.ts';
import { expectNoViolationsAtBothWidths } from '../axe.ts';
import { clippedText, sticksOut } from './layout.ts';

/** WCAG 1.4.12: spacing a reader may set. */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
  'p { margin-bottom: 2em !important; }';

async function expectToFit320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await sticksOut(page)).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** The way that the page's Content-Security-Policy leaves to a script, and to a reader's extension. */
const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** WCAG 1.4.4 on a phone: text twice as large, as a browser's setting makes it. */
async function expectToBearLargeText(page: Page): Promise<void> {
  await setStyle(page, 'html { font-size: 200%; }');
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await sticksOut(page), 'sticking out with text at 200%').toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await setStyle(page, '');
}

async function expectToBearSpacing(page: Page): Promise<void> {
  await setStyle(page, readersSpacing);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await clippedText(page), `cut off at ${width} px`).toEqual([]);
    expect.soft(await sticksOut(page), `sticking out at ${width} px`).toEqual([]);
  }
  await setStyle(page, '');
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name} is accessible, fits 320 px, bears the reader’s text size and spacing and is taken over`, async ({
    page,
    allowProblems,
  }) => {
    test.slow(name === 'state-table', 'axe looks at a thousand cells');
    allowProblems(...notFoundProblems);
    await page.goto(path);
    await test.step('accessible', () => expectNoViolationsAtBothWidths(page));
    await test.step('fits a window 320 px wide', () => expectToFit320(page));
    await test.step('bears text at 200%', () => expectToBearLargeText(page));
    await test.step('bears the reader’s text spacing', () => expectToBearSpacing(page));
    if (!ofTheServer.has(path)) await test.step('is taken over', () => hydrate(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
