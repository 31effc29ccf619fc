import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteMap } from '../../app/site-map/site-map.ts';
import { ofTheServer, sitemapPaths, templates, unlistedPaths } from '../addresses.ts';
import { expect, test } from '../browser-test.ts';
import { pagesOfEveryPart, partsOf } from '../parts.ts';

const builtPage = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../build/client', path, 'index.html'), 'utf8');

// One page of each template is opened in a11y/every-template.spec.ts.
const openedThere = new Set([...Object.values(templates), ...ofTheServer]);

/** Each page is hydrated: a CSP violation, a React error or any other console error fails it (browser-test.ts). */
async function takeOverAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(takeOver)).toBe(true);
    });
  }
}

const addresses = siteMap.map(({ address }) => address);
const all = [...new Set([...sitemapPaths, ...unlistedPaths])].filter((path) => !ofTheServer.has(path));
/** The pages of the route at an address with a parameter: '/blog/:slug'. */
const pagesAt = (address: string): string[] => {
  const pattern = new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`);
  return all.filter((path) => pattern.test(path) && !addresses.includes(path));
};

// Pages of one template differ in their content. So many are opened that every kind of element that any of them has,
// with its class, its attributes and what it stands in, is taken over. checks/site looks at each page: whether it is
// valid, its files are there and its policy allows what it holds, all that taking it over asks.
for (const address of addresses.filter((one) => one.includes(':')))
  test(`every part that pages at ${address} have is taken over`, async ({ page }) => {
    const parts = new Map(pagesAt(address).map((path) => [path, partsOf(builtPage(path))]));
    const seen = [...parts].filter(([path]) => openedThere.has(path)).flatMap(([, its]) => [...its]);
    await takeOverAll(page, pagesOfEveryPart(parts, new Set(seen)));
  });

test('a page is opened for a class, an attribute, a place or an order of its own, and not for other words', () => {
  const pages = {
    plain: '<main><p class="a">One</p><p>Two</p></main>',
    'other words': '<main><p class="a">Three</p><p>Four</p></main>',
    'a class': '<main><p class="b">One</p><p>Two</p></main>',
    'an attribute': '<main><p class="a" hidden>One</p><p>Two</p></main>',
    'a place': '<main><ul><p class="a">One</p></ul></main>',
    'an order': '<main><p>One</p><p class="a">Two</p></main>',
  };
  const parts = new Map(Object.entries(pages).map(([name, html]) => [name, partsOf(html)]));
  const chosen = pagesOfEveryPart(parts, new Set(parts.get('plain')));
  expect(chosen.toSorted()).toEqual(['a class', 'a place', 'an attribute', 'an order']);
});

test('pages at a second address are taken over', async ({ page }) => {
  const second = addresses.filter((path) => all.includes(path) && !openedThere.has(path));
  expect(second.length).toBeGreaterThan(0);
  await takeOverAll(page, second);
});

/**
 * Runs in the page: a first sign of intent, and whether a heading is shown once React has taken the page over. One
 * question and not six, as `hydrate` asks them: they took a third of the time of these pages.
 */
function takeOver(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = (): void => {
    // Root adds its scroll-restoration script in the effect that follows hydration.
    if (document.querySelector('body > script:not([type])') === null) return;
    resolve(document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) === true);
  };
  new MutationObserver(look).observe(document.body, { childList: true });
  dispatchEvent(new Event('pointerover'));
  look();
  return promise;
}

test('the pages that the server writes are whole and break no policy', async ({ page }) => {
  for (const path of ['/embed/contact', '/newsletter/check-your-inbox', '/your-data']) {
    await page.goto(path);
    await page.mouse.move(4, 300);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('pages are in standards mode', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
});

test('a page that is only read loads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/state-guides/texas', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});
