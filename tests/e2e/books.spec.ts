import type { Page } from '@playwright/test';
import { expect, hydrate, openHydrated, playOtherSites, test } from '../browser-test.ts';

const failCovers = (page: Page) => page.route('/covers/*', (route) => route.fulfill({ status: 404 }));
const failedCovers = [/answer 404: .*\/covers\//, /console: Failed to load resource.*\/covers\//];

test('a link leads back home', async ({ page }) => {
  await openHydrated(page, '/books');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the banner has both links of the institution', async ({ look }) => {
  const page = await look('/books');
  const banner = page.getByRole('complementary', { name: /^Promotion/ });
  await expect(banner.getByRole('link', { name: 'Apply for Admission' })).toHaveAttribute('href', /^https:\/\//);
  await expect(banner.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:\/\//);
});

test('a button leads to all books at the bookseller', async ({ look }) => {
  const page = await look('/books');
  await expect(page.getByRole('link', { name: 'View All Books on Project Gutenberg' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.gutenberg\.org\//,
  );
});

test('there are 34 cards, each with cover, title and action', async ({ look }) => {
  const page = await look('/books');
  const cards = page.locator('.covers > li');
  await expect(cards).toHaveCount(34);
  await expect(cards.locator('img')).toHaveCount(34);
  await expect(cards.getByRole('heading')).toHaveCount(34);
  await expect(cards.getByText('View on Project Gutenberg →', { exact: true })).toHaveCount(34);
});

test('every card opens a new tab that knows nothing of this one', async ({ look }) => {
  const page = await look('/books');
  const links = await page
    .locator('.covers a')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]));
  expect(links).toEqual(Array.from({ length: 34 }, () => ['_blank', 'noopener']));
});

test('a card opens its book in a new tab', async ({ page, context, baseURL }) => {
  await playOtherSites(context, baseURL ?? '');
  await openHydrated(page, '/books');
  const opened = context.waitForEvent('page');
  await page.locator('.covers a').first().click();
  await expect(await opened).toHaveURL(/gutenberg\.org/);
  await expect(page).toHaveURL('/books');
});

test('every cover loads', async ({ page }) => {
  await openHydrated(page, '/books');
  for (const cover of await page.locator('.covers img').all()) await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('.covers img')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length),
    )
    .toBe(0);
  await expect(page.locator('img[src="/placeholder.svg"]')).toHaveCount(0);
});

test('a cover that failed before hydration gives way to the placeholder', async ({ page, allowProblems }) => {
  allowProblems(...failedCovers);
  await failCovers(page);
  await page.goto('/books');
  const first = page.locator('.covers img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await hydrate(page);
  await expect(first).toHaveAttribute('src', '/placeholder.svg');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a cover that fails after hydration gives way to the placeholder', async ({ page, allowProblems }) => {
  allowProblems(...failedCovers);
  await openHydrated(page, '/books');
  await failCovers(page);
  const cover = page.locator('.covers img').first();
  await cover.evaluate((image: HTMLImageElement) => {
    image.src = '/covers/missing.svg';
  });
  await expect(cover).toHaveAttribute('src', '/placeholder.svg');
});

test('a placeholder that fails too is not asked for again and again', async ({ page, allowProblems }) => {
  allowProblems(...failedCovers, /placeholder\.svg/);
  let calls = 0;
  await failCovers(page);
  await page.route('/placeholder.svg', (route) => {
    calls += 1;
    return route.fulfill({ status: 404 });
  });
  await openHydrated(page, '/books');
  await expect(page.locator('.covers img').first()).toHaveAttribute('src', '/placeholder.svg');
  // Each cover fails once; a loop would ask on while these come to rest.
  await page.waitForLoadState('networkidle');
  expect(calls).toBeLessThanOrEqual(34);
});
