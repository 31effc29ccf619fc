import { expect, holdScripts, hydrated, openHydrated, test } from '../browser-test.ts';

test('the list follows every key: all 50 states, those found, and what was typed where there is none', async ({
  page,
}) => {
  await openHydrated(page, '/state-guides');
  const search = page.getByPlaceholder('Search for a state...');
  const tiles = page.locator('.tile');
  await expect(tiles).toHaveCount(50);
  for (const [query, found] of [
    ['new', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
    ['TEX', ['Texas']],
    ['inia', ['Virginia', 'West Virginia']],
    ['w y', ['New York']],
  ] as const)
    await test.step(`"${query}" finds ${found.length} states`, async () => {
      await search.fill('');
      await expect(tiles).toHaveCount(50);
      await search.pressSequentially(query);
      await expect(page.locator('.tile span')).toHaveText([...found]);
    });
  await test.step('each letter leaves fewer', async () => {
    await search.fill('');
    await search.press('m');
    await expect.poll(() => tiles.count()).toBeLessThan(50);
    const withM = await tiles.count();
    await search.press('i');
    await expect.poll(() => tiles.count()).toBeLessThan(withM);
  });
  // What was typed is shown as text, never as markup.
  for (const words of ['xyz', '<b>&amp;</b>'])
    await test.step(`${words} is said to match no state`, async () => {
      await search.fill(words);
      await expect(page.getByText(`No states found matching "${words}"`, { exact: true })).toBeVisible();
      await expect(tiles).toHaveCount(0);
    });
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

test('the reference box links to an outside site', async ({ look }) => {
  const page = await look('/state-guides');
  const box = page.getByRole('complementary', { name: 'Reference Information' });
  await expect(box.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
});

test('the cards of four states show their figures and lead to their guides', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  for (const [name, slug, hours, rate, renewal] of [
    ['California', 'california', '135', '~55%', 'every 4 years'],
    ['Florida', 'florida', '63', '~50%', 'every 2 years'],
    ['Texas', 'texas', '180', '~62%', 'every 2 years'],
    ['New York', 'new-york', '77', '~65%', 'every 2 years'],
  ] as const)
    await test.step(name, async () => {
      const card = page
        .getByRole('region', { name: 'Featured State Guides' })
        .locator('.card')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      // Each figure is followed by the mark that leads to its sources.
      await expect(card.getByRole('term')).toHaveText(['Required Hours', 'Exam Pass Rate', 'License Renewal']);
      await expect(card.getByRole('definition')).toHaveText([hours, rate, renewal].map((figure) => `${figure}*`));
      await card.getByRole('link', { name: `View ${name} Guide` }).click();
      await expect(page).toHaveURL(`/state-guides/${slug}`);
      await page.goBack();
      await expect(page).toHaveURL('/state-guides');
    });
});
