import type { Page } from '@playwright/test';
import { expect, holdHydration, openHydrated, test } from '../browser-test.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = 'rgb(251, 249, 244)';
const dark = 'rgb(15, 23, 20)';
const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark theme' });

for (const [scheme, color] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`a reader who prefers ${scheme} gets it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    expect(await background(page)).toBe(color);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });

  test(`from ${scheme} the switch changes to the other theme and is remembered`, async ({ page }) => {
    const other = scheme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    expect(await background(page)).toBe(other === 'light' ? light : dark);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    expect(await background(page)).toBe(other === 'light' ? light : dark);
  });
}

test('the switch works while the page is being taken over', async ({ page }) => {
  const begun = await holdHydration(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await begun();
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the theme survives hydration and client navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await themeSwitch(page).click();
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page).toHaveURL('/state-guides');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
