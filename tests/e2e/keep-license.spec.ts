import { readFileSync } from 'node:fs';
import { expect, openHydrated, test } from '../browser-test.ts';
import { keptWork } from '../kept-plan.ts';

test('a licensee finds the renewal date, logs a course that a reload keeps, and takes the dates along', async ({
  page,
}) => {
  await page.goto('/keep-your-license');
  await page.getByRole('link', { name: 'North Carolina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep Your License in North Carolina');
  await openHydrated(page, '/keep-your-license/north-carolina');
  await page.getByLabel('Issue date').fill('2024-02-10');
  const result = page.getByRole('status').filter({ hasText: /Expires|Did you renew/ });
  await expect(result).toContainText(/Your term ended June 30, \d{4}\. Did you renew\?/);
  const now = new Date();
  const year = now.getMonth() < 6 ? now.getFullYear() : now.getFullYear() + 1;
  await page.getByLabel('Expiration date').fill(`${year}-06-30`);
  await expect(result).toContainText(`June 30, ${year}`);
  await expect(result).toContainText('8 hours to go');

  await page.getByRole('button', { name: 'Log a course' }).click();
  await expect(page.getByLabel('Course', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Add course' }).click();
  await expect(page.getByLabel('Hours', { exact: true })).toBeFocused();
  await expect(page.getByText('Enter the hours as a number')).toBeVisible();
  await page.getByLabel('Course', { exact: true }).fill('General Update');
  await page.getByLabel('Hours', { exact: true }).fill('4');
  await page.getByLabel('Counts as').selectOption('General Update course');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.getByLabel('Finished on').fill(today);
  await page.getByLabel('Certificate number').fill('NC-77');
  await page.getByRole('button', { name: 'Add course' }).click();
  await expect(result).toContainText('4 hours to go');
  await expect.poll(async () => JSON.stringify(await keptWork(page, 'licenses'))).toContain('NC-77');

  await page.reload();
  const log = page.getByRole('list', { name: 'Courses you logged' });
  await expect(log.getByRole('listitem')).toContainText('certificate NC-77');
  await expect(page.getByLabel('Issue date')).toHaveValue('2024-02-10');

  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the list (CSV)' }).click();
  expect(readFileSync(await (await list).path(), 'utf8')).toContain(
    '"General Update","General Update course","4","NC-77"',
  );
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  expect(readFileSync(await (await calendar).path(), 'utf8')).toMatch(/DTSTART;VALUE=DATE:\d{4}0630/);

  await page.goto('/saved-work');
  await expect(page.getByText('a license record for North Carolina')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  await expect(page.getByText('Nothing is saved in this browser yet.')).toBeVisible();
});

const lapsed = [
  ['', 'Expired', 'August 31, 2024', /days ago/, 'Renewing late in Georgia'],
  ['/es', 'Venció', '31 de agosto de 2024', /hace [\d,]+ días/, 'Renovación atrasada en Georgia'],
] as const;

for (const [prefix, expired, day, ago, link] of lapsed)
  test(`a license that has lapsed is told as such, with the way to renew it late: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/keep-your-license/georgia`);
    await page.locator('input[name="expires"]').fill('2024-08-31');
    const result = page.locator('.keep-result');
    const dates = result.locator('.keep-strip > div').first();
    await expect(dates).toContainText(expired);
    await expect(dates).toContainText(day);
    await expect(dates).toContainText(ago);
    await expect(result).not.toContainText(/20(2[5-9]|3\d)/);
    await expect(result.getByRole('button')).toHaveCount(0);
    await result.getByRole('link', { name: link }).click();
    await expect(page.locator('#renewing-late')).toBeInViewport();
  });

const ended = [
  ['', 'Did you renew?', 'Renewing late in California'],
  ['/es', '¿La renovó?', 'Renovación atrasada en California'],
] as const;

for (const [prefix, question, link] of ended)
  test(`an issue date whose term has ended is answered with a question: ${prefix || '/en'}`, async ({ page }) => {
    await openHydrated(page, `${prefix}/keep-your-license/california`);
    await page.locator('input[name="issued"]').fill('2020-11-01');
    const result = page.locator('.keep-result');
    await expect(result).toContainText(question);
    await expect(result.locator('.keep-strip')).toHaveCount(0);
    await expect(result.getByRole('button')).toHaveCount(0);
    await result.getByRole('link', { name: link }).click();
    await expect(page.locator('#renewing-late')).toBeInViewport();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rule, the hours and the fee are there', async ({ look }) => {
    const page = await look('/keep-your-license/north-carolina');
    await expect(page.getByText('Your North Carolina license expires every year, on June 30')).toBeVisible();
    await expect(page.getByText('General Update course (4 hours)')).toBeVisible();
    await expect(page.getByLabel('Issue date')).toBeHidden();
  });
});
