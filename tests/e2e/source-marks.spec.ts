import { expect, hydrate, openHydrated, test } from '../browser-test.ts';

const guide = '/state-guides/wyoming';

for (const state of ['before', 'after'] as const) {
  test(`${state} hydration a mark opens its source in place`, async ({ page }) => {
    await page.goto(guide);
    if (state === 'after') await hydrate(page);
    const publisher = (await page.locator('#s2').locator('a, span').first().innerText()).trim();
    await page.getByRole('link', { name: 'Source 2', exact: true }).first().click();
    await expect(page.locator('#source-note')).toBeVisible();
    await expect(page.locator('#source-note')).toContainText(publisher);
    expect(new URL(page.url()).hash).toBe('');
  });
}

test('the note leads on to the list of sources', async ({ page }) => {
  await openHydrated(page, guide);
  await page.getByRole('link', { name: 'Source 3', exact: true }).first().click();
  await page.getByRole('link', { name: 'See it in the list of sources' }).click();
  expect(new URL(page.url()).hash).toBe('#s3');
  await expect(page.locator('#s3')).toBeInViewport();
  await expect(page.locator('#source-note')).toBeHidden();
});

test('Escape closes the note and focus returns to the mark', async ({ page }) => {
  await openHydrated(page, guide);
  const mark = page.getByRole('link', { name: 'Source 1', exact: true }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#source-note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#source-note')).toBeHidden();
  await expect(mark).toBeFocused();
});

test('the note’s link can be reached from the mark by keyboard', async ({ page }) => {
  await openHydrated(page, guide);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#source-note')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#source-note') !== null)).toBe(true);
});

test('another mark replaces what the note says', async ({ page }) => {
  await openHydrated(page, guide);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  const first = await page.locator('#source-note').innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Source 2', exact: true }).first().click();
  await expect(page.locator('#source-note')).toBeVisible();
  expect(await page.locator('#source-note').innerText()).not.toBe(first);
});

for (const state of ['before', 'after'] as const) {
  test(`${state} hydration the note’s “Something wrong?” leads to a form that names figure and source`, async ({
    page,
  }) => {
    await page.goto('/state-guides/ohio');
    if (state === 'after') await hydrate(page);
    const mark = page.locator('a.mark[data-fact="entry.exam.feeUsd"]').first();
    const number = await mark.innerText();
    const publisher = (await page.locator(`#s${number} > a`).first().innerText()).trim();
    await mark.press('Enter');
    if (state === 'before') await hydrate(page);
    await page.locator('#source-note').getByRole('link', { name: 'Something wrong?' }).click();
    await expect(page.getByRole('heading', { name: 'Something wrong?' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Ohio, exam fee: $');
    await expect(page.locator('main')).toContainText(publisher);
  });
}
