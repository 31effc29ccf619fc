import { expect, openHydrated, test } from '../browser-test.ts';

const address = '/how-to-get-licensed/criminal-record';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a state opens where its address leads, and says whether to ask first', async ({ look }) => {
      const page = await look(`${address}#ohio`);
      const ohio = page.locator('#ohio');
      await expect(ohio).toBeInViewport();
      await expect(ohio).toContainText('Yes: preliminary determination');
      await expect(ohio).toContainText('Up to $25');
      await expect(page.locator('#texas')).toBeHidden();
    });
  });
}

test('from home to the answer in three taps', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('region', { name: 'Select Your State' }).getByRole('link', { name: 'Nebraska' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'With a record' }).click();
  await expect(page.locator('#criminal-record')).toContainText('Can you ask before you apply?');
  await expect(page.locator('#criminal-record')).toContainText('$100');
});

test('where it is too late to ask once you have applied, a guide opens with that, and names whom to ask', async ({
  look,
}) => {
  const page = await look('/state-guides/texas#criminal-record');
  const section = page.locator('#criminal-record');
  await expect(section.locator('p').first()).toContainText('Once you’ve applied, it’s too late to ask.');
  await expect(section.getByRole('link', { name: 'Texas Real Estate Commission' })).toBeVisible();
  await expect(section.locator('a[href^="tel:+1"]')).toBeVisible();
  await expect(section.getByRole('link', { name: 'How other states treat a criminal record' })).toHaveAttribute(
    'href',
    address,
  );
});
