import type { Page } from '@playwright/test';
import { notFoundProblems } from '../addresses.ts';
import { expect, hydrate, playOtherSites, stopClock, test } from '../browser-test.ts';

test.use({ hasPopup: true });

const shownKey = (page: Page) => page.evaluate(() => localStorage.getItem('donationPopupShown'));
const popup = (page: Page) => page.getByRole('dialog', { name: 'Support Our Mission' });

/** Opens a page with the clock stopped, so that only runFor moves it. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
}

test('the popup opens after 30 seconds and not before, on a page that was never hydrated', async ({ page }) => {
  await openAtRest(page, '/');
  await page.clock.runFor(29_900);
  await expect(popup(page)).toBeHidden();
  expect(await shownKey(page)).toBeNull();
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
  expect(await shownKey(page)).toBe('true');
  await expect(page.locator('body > script')).toHaveCount(0);
});

test('the popup says what it is for', async ({ page }) => {
  await openAtRest(page, '/state-guides/ohio');
  await page.clock.runFor(30_000);
  await expect(popup(page).getByRole('heading')).toHaveText('Support Our Mission');
  await expect(popup(page)).toContainText(
    'Help us continue providing free resources for real estate professionals by donating to our charitable causes.',
  );
});

test('Donate Now opens the charity in a new tab and closes the popup', async ({ page, context, baseURL }) => {
  await playOtherSites(context, baseURL ?? '');
  await openAtRest(page, '/');
  await page.clock.runFor(30_000);
  const opened = context.waitForEvent('page');
  await popup(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(await opened).toHaveURL('https://charity.example.com/');
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

for (const name of ['Maybe Later', 'Close']) {
  test(`${name} closes the popup`, async ({ page }) => {
    await openAtRest(page, '/');
    await page.clock.runFor(30_000);
    await popup(page).getByRole('button', { name }).click();
    await expect(popup(page)).toBeHidden();
  });
}

test('the popup opens and closes on a hydrated page too', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  await page.clock.fastForward(30_000);
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popup(page)).toBeHidden();
});

test('the popup never comes back, on this page or after a reload', async ({ page }) => {
  await openAtRest(page, '/');
  await page.clock.runFor(30_000);
  await popup(page).getByRole('button', { name: 'Maybe Later' }).click();
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
});

test('the popup never opens where the key exists', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('donationPopupShown', 'true'));
  await openAtRest(page, '/');
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
});

test('the popup does not open here when another tab has shown it meanwhile', async ({ page }) => {
  await openAtRest(page, '/');
  await page.evaluate(() => localStorage.setItem('donationPopupShown', 'true'));
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

test('the popup opens on the 404 page too', async ({ page, allowProblems }) => {
  allowProblems(...notFoundProblems);
  await openAtRest(page, '/no-such-page');
  await page.clock.runFor(30_000);
  await expect(popup(page)).toBeVisible();
});

test('the popup waits while a field is used, and comes on a later page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/how-to-get-licensed/cost/ohio');
  await hydrate(page);
  await page.getByRole('textbox').first().focus();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await shownKey(page)).toBeNull();
  await page.goto('/blog');
  await page.clock.fastForward(30_000);
  await expect(popup(page)).toBeVisible();
});

test('the popup does not open in the middle of a flashcard session, and comes on a later page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/resources/flashcards');
  await hydrate(page);
  await page.getByRole('button', { name: 'Start studying' }).click();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await shownKey(page)).toBeNull();
  await page.getByRole('button', { name: 'End' }).click();
  await page.reload();
  await page.clock.fastForward(30_000);
  await expect(popup(page)).toBeVisible();
});
