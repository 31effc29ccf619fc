/** What every browser beside Chromium is tested for: the same visits, in one window of each. */
import { expect, test } from '@playwright/test';
import { twinOf } from '../../app/language/twin.ts';
import { notFoundProblems, ofTheServer, templates } from '../addresses.ts';
import { stickingOut } from '../a11y/layout.ts';
import { journeys } from './journeys.ts';
import { type Browser, type BrowserKind, browserOf, hydrate } from './browser.ts';
import { watchSite, type WatchedSite } from './watched-site.ts';

const widths = [390, 1280];

/** Some of the pages in Spanish, whose words are longer. */
const inSpanish = ['/', '/state-guides/florida', '/my-plan/florida', '/exam-prep/practice', '/state-guides/table'];
const visited = {
  ...templates,
  ...Object.fromEntries(inSpanish.map((path) => [`${path} in Spanish`, twinOf(path, 'es')!])),
};

/** Starts the browser once for all tests of the file that calls this. */
export function testIn({ name, find, start, advice }: BrowserKind): void {
  const program = find();
  let browser: Browser;
  let site: WatchedSite;
  test.describe(name, () => {
    // In order and in one process, which has the one window.
    test.describe.configure({ mode: 'default' });
    test.skip(program === undefined, advice);
    test.beforeAll(async ({ baseURL }) => {
      browser = browserOf(await start(program!));
      site = await watchSite(baseURL!);
    });
    test.afterAll(async () => {
      await browser?.close();
      site?.close();
    });
    for (const [template, path] of Object.entries(visited))
      test(`${template} fits ${widths.join(' and ')} px in ${name} and reports no error`, async () => {
        await browser.open(site.origin + path);
        if (!ofTheServer.has(path)) await hydrate(browser);
        for (const width of widths) {
          await browser.resize(width);
          expect.soft(await browser.run(sideways), `sideways at ${width} px`).toBe(0);
          expect.soft(await browser.run(stickingOut), `sticking out at ${width} px`).toEqual([]);
        }
        expect(site.problems().filter(isUnexpected)).toEqual([]);
      });
    for (const [journey, go] of Object.entries(journeys))
      test(`in ${name}, ${journey}`, async () => {
        await browser.open(`${site.origin}/privacy`);
        await browser.run(forget);
        site.problems();
        await go(browser, (path) => site.origin + path);
        expect(site.problems().filter((problem) => !silentRadio.test(problem))).toEqual([]);
      });
  });
}

/** No radio is on air in tests. */
const silentRadio = /\/api\/stream/;
const isUnexpected = (problem: string) => !notFoundProblems.some((pattern) => pattern.test(problem));

/** By how many pixels the page scrolls sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: nothing is saved any more, and the popup has been seen, which has its own tests. */
function forget(): Promise<void> {
  localStorage.clear();
  localStorage.setItem('donationPopupShown', 'true');
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('license-atlas');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(deleting.error as DOMException));
  });
}
