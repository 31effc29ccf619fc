import { expect, openHydrated, test } from '../browser-test.ts';

test('the six steps stand in order', async ({ look }) => {
  const page = await look('/how-to-get-licensed');
  await expect(page.locator('#steps').getByRole('heading', { level: 3 })).toHaveText([
    'Meet basic requirements',
    'Pre-licensing education',
    'Course final exam',
    'Apply for the state exam',
    'Pass the state exam',
    'Find a sponsoring broker',
  ]);
});

for (const [figure, value] of [
  ['Minimum age', '18 (21 in some states)'],
  ['Passing grade', 'typically 70–75%'],
  ['Application fee', 'typically $25–$300'],
  ['License renewal', 'every 2–4 years'],
  ['Continuing education', '15–45 hours'],
] as const) {
  test(`${figure}: ${value}`, async ({ look }) => {
    const page = await look('/how-to-get-licensed');
    await expect(page.getByRole('row', { name: figure })).toContainText(value);
  });
}

for (const name of ['License Renewal', 'License Reciprocity']) {
  test(`there is a section on ${name}`, async ({ look }) => {
    const page = await look('/how-to-get-licensed');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  });
}

test('links lead to an outside encyclopedia', async ({ look }) => {
  const page = await look('/how-to-get-licensed');
  expect(await page.getByRole('main').locator('a[href^="https://en.wikipedia.org/"]').count()).toBeGreaterThanOrEqual(
    1,
  );
});

test('four states and the list of all are a click away', async ({ page }) => {
  await openHydrated(page, '/how-to-get-licensed');
  for (const [name, path] of [
    ['California', '/state-guides/california'],
    ['Florida', '/state-guides/florida'],
    ['Texas', '/state-guides/texas'],
    ['New York', '/state-guides/new-york'],
    ['View All States', '/state-guides'],
  ] as const)
    await test.step(`${name} leads to ${path}`, async () => {
      await page.locator('#your-state').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/how-to-get-licensed');
    });
});
