import { expect, test } from '../browser-test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the map shows the figure that is chosen, and says the same in words', async ({ page }) => {
    await page.goto('/data/charts');
    const map = page.getByRole('group', { name: /^Map/ });
    const fillOf = (name: string) =>
      map
        .getByRole('link', { name, exact: true })
        .locator('use')
        .evaluate((outline) => getComputedStyle(outline).fill);
    expect(await fillOf('Texas')).not.toBe(await fillOf('Maine'));
    await expect(page.getByText('Alabama, Alaska, Nebraska', { exact: true })).toBeHidden();
    await page.getByRole('radio', { name: 'Minimum age' }).check();
    await expect(page.getByText('Alabama, Alaska, Nebraska', { exact: true })).toBeVisible();
    expect(await fillOf('Texas')).toBe(await fillOf('Maine'));
    expect(await fillOf('Texas')).not.toBe(await fillOf('Nebraska'));
  });

  test('a chart has the figures behind it as a table and as files', async ({ page, request }) => {
    await page.goto('/data/charts');
    const chart = page.getByRole('figure', { name: /^How many hours of pre-licensing courses/ });
    await chart.getByText('All figures as a table').click();
    await expect(chart.getByRole('row')).toHaveCount(52);
    await expect(chart.getByRole('row', { name: 'Texas 180 hours' })).toBeVisible();
    const links = await chart.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });
});
