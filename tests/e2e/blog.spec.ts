import type { Page } from '@playwright/test';
import { expect, hydrate, openHydrated, test } from '../browser-test.ts';

/**
 * Holds the animations of all pages that come, so that a second of the page's never passes by itself.
 * @returns sets them to a moment
 */
async function holdAnimations(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return (milliseconds) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, milliseconds);
}

test('three articles are featured, with category and date', async ({ look }) => {
  const page = await look('/blog');
  const cards = page.getByRole('region', { name: 'Featured Articles' }).locator('.card');
  await expect(cards).toHaveCount(3);
  await expect(cards.locator('.kind')).toHaveText(['Guides', 'Exam Prep', 'Licensing']);
  await expect(cards.getByRole('time')).toHaveText([/\w+ \d+, \d{4}/, /\w+ \d+, \d{4}/, /\w+ \d+, \d{4}/]);
  const paths = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/blog/beginners-guide', '/blog/exam-tips', '/blog/license-reciprocity']);
});

test('a featured card opens its article', async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.getByRole('region', { name: 'Featured Articles' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/blog/exam-tips');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('exam tips');
});

test('the news frame is 900 wide by 1600 high', async ({ look }) => {
  const page = await look('/blog');
  const frame = page.getByTitle('Latest news');
  await expect(frame).toHaveAttribute('width', '900');
  await expect(frame).toHaveAttribute('height', '1600');
  expect((await frame.boundingBox())?.height).toBe(1600);
  expect((await frame.boundingBox())?.width).toBe(900);
});

test('the news frame is hidden behind its loading text for the first second', async ({ page }) => {
  const at = await holdAnimations(page);
  await page.goto('/blog');
  await at(990);
  await expect(page.getByText('Loading RSS feed...')).toBeVisible();
  await expect(page.getByTitle('Latest news')).toBeHidden();
  await at(1001);
  await expect(page.getByText('Loading RSS feed...')).toBeHidden();
  await expect(page.getByTitle('Latest news')).toBeVisible();
});

test('the news frame is revealed by itself', async ({ look }) => {
  const page = await look('/blog');
  await expect(page.getByTitle('Latest news')).toBeVisible();
  await expect(page.getByText('Loading RSS feed...')).toBeHidden();
});

test('the news frame starts hidden again after a client navigation', async ({ page }) => {
  await openHydrated(page, '/');
  const at = await holdAnimations(page);
  await page.getByRole('link', { name: 'View all articles' }).click();
  await expect(page.getByText('Loading RSS feed...')).toBeVisible();
  await expect(page.getByTitle('Latest news')).toBeHidden();
  await at(1001);
  await expect(page.getByTitle('Latest news')).toBeVisible();
});

test('the news frame shows articles that open outside the frame', async ({ page }) => {
  await page.goto('/blog');
  await page.getByTitle('Latest news').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe[title="Latest news"]').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
});

test('the categories are eight, in order', async ({ look }) => {
  const page = await look('/blog');
  const links = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link');
  const paths = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')?.replace('/blog/category/', '')),
  );
  expect(paths).toEqual([
    'licensing',
    'exam-prep',
    'state-guides',
    'career-tips',
    'legal',
    'education',
    'market-trends',
    'technology',
  ]);
  await expect(links.nth(4)).toHaveText('Legal Updates');
});

test('a category lists only its own articles', async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.getByRole('region', { name: 'Browse by Category' }).getByRole('link', { name: 'Technology' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technology');
  const kinds = await page.getByRole('region', { name: 'Articles' }).locator('.kind').allTextContents();
  expect(kinds.length).toBeGreaterThanOrEqual(2);
  expect(new Set(kinds)).toEqual(new Set(['Technology']));
});

test('the newsletter form promises privacy', async ({ page }) => {
  await page.goto('/blog');
  await hydrate(page);
  await expect(page.getByPlaceholder('Your email address')).toHaveAttribute('required', '');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
});
