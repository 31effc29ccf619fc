import { ofTheServer, sitemapPaths, templates, unlistedPaths } from '../addresses.ts';
import { expect, test } from '../browser-test.ts';

// Pages of one template, where the page differs only in its content: some stand for all here. checks/site looks at
// each: whether it is valid, its files are there and its policy allows what it holds, all that taking it over asks.
const kinds = [
  { part: '/glossary/terms/', apart: 40 },
  { part: '/how-to-get-licensed/cost/', apart: 5 },
  { part: '/my-plan/', apart: 5 },
  { part: '/keep-your-license/', apart: 5 },
  { part: '/updates/', apart: 10 },
  { part: '/resources/reciprocity/', apart: 10 },
  { part: '/exam-prep/state-questions/', apart: 5 },
  { part: '/exam-prep/state-law/', apart: 3 },
];
const kindOf = (path: string) => kinds.find(({ part }) => path.includes(part));
const opened = [
  ...sitemapPaths.filter((path) => !kindOf(path)),
  ...kinds.flatMap((kind) =>
    sitemapPaths.filter((path) => kindOf(path) === kind).filter((_, place) => place % kind.apart === 0),
  ),
];
// One page of each template is opened in a11y/every-template.spec.ts.
const openedThere = new Set([...Object.values(templates), ...ofTheServer]);
const all = [...opened, ...unlistedPaths].filter((path) => !openedThere.has(path));
const atOnce = 10;

// Each page is hydrated; a CSP violation, a React error or any other console error fails it (browser-test.ts).
for (let first = 0; first < all.length; first += atOnce) {
  const paths = all.slice(first, first + atOnce);
  test(`pages are taken over without a problem: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.evaluate(takeOver)).toBe(true);
      });
    }
  });
}

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
