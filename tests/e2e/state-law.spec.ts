import { expect, openHydrated, test } from '../browser-test.ts';

const part = '/exam-prep/state-law/georgia/trust-money';

test('from exam preparation to a state’s law in three taps, and the answer names its section', async ({ page }) => {
  await page.goto('/exam-prep');
  await page.getByRole('link', { name: 'License law questions by state' }).click();
  await page.getByRole('link', { name: 'Georgia', exact: true }).click();
  await page.getByRole('link', { name: 'Trust money' }).click();
  await expect(page).toHaveURL(part);
  const first = page.locator('#q1');
  await first.locator('summary').click();
  await expect(first.getByRole('link', { name: /O\.C\.G\.A\. §/ })).toHaveAttribute('href', /^https:/);
  await expect(first.locator('.why-not li')).toHaveCount(3);
});

test('a chosen option is checked, and the count of right ones is kept', async ({ page }) => {
  await openHydrated(page, part);
  const first = page.locator('#q1');
  await first.locator('summary').click();
  const letter = ((await first.locator('details strong').first().textContent()) ?? '').charAt(0);
  await first.locator('summary').click();
  await first.getByRole('radio').nth('ABCD'.indexOf(letter)).check();
  await first.locator('summary').click();
  await expect(first.getByText('Right.')).toBeVisible();
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
});

test('a state without questions of its own leads to what there is', async ({ page }) => {
  await page.goto('/exam-prep/state-law');
  await page.getByRole('main').getByRole('link', { name: 'license facts quiz' }).click();
  await expect(page).toHaveURL('/exam-prep/state-questions');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, options and reasons are there', async ({ page }) => {
    await page.goto(part);
    await page.locator('#q2 summary').click();
    await expect(page.locator('#q2 details p').first()).toBeVisible();
    expect(await page.locator('.questions > li').count()).toBeGreaterThanOrEqual(10);
  });
});
