/** How few taps lead from the home page to what visitors come for, on a phone. Each tap is a line. */
import { expect, openHydrated, test } from '../browser-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a plan in three taps', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByLabel('Which state?').selectOption('Texas');
  await page.getByRole('button', { name: 'Get licensed' }).tap();
  await page.getByRole('link', { name: 'Make my plan' }).tap();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page).toHaveURL('/my-plan/texas');
});

test('the first practice question in two taps', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Practice exam' }).tap();
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(page.locator('form.question').getByRole('radio')).toHaveCount(4);
});

test('what moving a license takes, from one state to another, in three taps', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByLabel('Which state?').selectOption('Texas');
  await page.getByRole('button', { name: 'Bring my license here' }).tap();
  await page.getByRole('link', { name: 'Ohio', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'From Ohio to Texas' })).toBeInViewport();
});

test('who names the state they are leaving gets to the pair in three taps too', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByLabel('Which state?').selectOption('California');
  await page.getByRole('button', { name: 'Bring my license here' }).tap();
  await page.getByRole('link', { name: 'Choose where you’re going' }).locator('visible=true').tap();
  await expect(page.getByLabel('You are licensed in')).toHaveValue('california');
  await page.getByLabel('You want a license in').selectOption('Hawaii');
  await page.getByRole('link', { name: 'See what you skip' }).tap();
  await expect(page.getByRole('heading', { name: 'From California to Hawaii' })).toBeInViewport();
});

test('a guide leads to practice for its own state, also where another one is kept', async ({ page }) => {
  await openHydrated(page, '/exam-prep/practice');
  await page.getByLabel('Your state').selectOption('Ohio');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('work'))).toBe('kept');
  await page.goto('/state-guides/georgia');
  await page.getByRole('link', { name: 'Practice for this exam' }).tap();
  await expect(page.getByLabel('Your state')).toHaveValue('georgia');
  await expect(page.getByText('national and 52 on Georgia law')).toBeVisible();
  await expect(page).toHaveURL('/exam-prep/practice');
});
