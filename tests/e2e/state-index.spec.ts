import { expect, holdScripts, hydrated, openHydrated, test } from '../browser-test.ts';

test('an empty search lists all 50 states', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  await expect(page.locator('.tile')).toHaveCount(50);
});

for (const [query, found] of [
  ['new', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
  ['TEX', ['Texas']],
  ['inia', ['Virginia', 'West Virginia']],
  ['w y', ['New York']],
] as const) {
  test(`"${query}" finds ${found.length} states`, async ({ page }) => {
    await openHydrated(page, '/state-guides');
    await page.getByPlaceholder('Search for a state...').pressSequentially(query);
    await expect(page.locator('.tile span')).toHaveText([...found]);
  });
}

test('the list follows every key', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  const search = page.getByPlaceholder('Search for a state...');
  await search.press('m');
  const withM = await page.locator('.tile').count();
  expect(withM).toBeLessThan(50);
  await search.press('i');
  await expect.poll(() => page.locator('.tile').count()).toBeLessThan(withM);
  await search.fill('');
  await expect(page.locator('.tile')).toHaveCount(50);
});

test('a search without a match says what was typed', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  await page.getByPlaceholder('Search for a state...').fill('xyz');
  await expect(page.getByText('No states found matching "xyz"', { exact: true })).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(0);
});

test('what was typed is shown as text, never as markup', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  await page.getByPlaceholder('Search for a state...').fill('<b>&amp;</b>');
  await expect(page.getByText('No states found matching "<b>&amp;</b>"', { exact: true })).toBeVisible();
});

test('what was typed before hydration counts', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '/assets/pages/*.js');
  await page.goto('/state-guides');
  const search = page.getByPlaceholder('Search for a state...');
  await search.pressSequentially('dakota');
  await expect(page.locator('.tile')).toHaveCount(50);
  letScriptsCome();
  await hydrated(page);
  await expect(search).toHaveValue('dakota');
  await expect(page.locator('.tile span')).toHaveText(['North Dakota', 'South Dakota']);
});

test('a tile that was found leads to its guide', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  await page.getByPlaceholder('Search for a state...').fill('new y');
  await page.getByRole('region', { name: 'Select Your State' }).getByRole('link', { name: 'New York' }).click();
  await expect(page).toHaveURL('/state-guides/new-york');
});

test('the reference box links to an outside site', async ({ page }) => {
  await page.goto('/state-guides');
  const box = page.getByRole('complementary', { name: 'Reference Information' });
  await expect(box.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
});

for (const [name, slug, hours, rate, renewal] of [
  ['California', 'california', '135', '~55%', 'every 4 years'],
  ['Florida', 'florida', '63', '~50%', 'every 2 years'],
  ['Texas', 'texas', '180', '~62%', 'every 2 years'],
  ['New York', 'new-york', '77', '~65%', 'every 2 years'],
] as const) {
  test(`the card of ${name} shows its figures and leads to its guide`, async ({ page }) => {
    await openHydrated(page, '/state-guides');
    const card = page
      .getByRole('region', { name: 'Featured State Guides' })
      .locator('.card')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    // Each figure is followed by the mark that leads to its sources.
    await expect(card.getByRole('term')).toHaveText(['Required Hours', 'Exam Pass Rate', 'License Renewal']);
    await expect(card.getByRole('definition')).toHaveText([hours, rate, renewal].map((figure) => `${figure}*`));
    await card.getByRole('link', { name: `View ${name} Guide` }).click();
    await expect(page).toHaveURL(`/state-guides/${slug}`);
  });
}
