import { expect, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';
import { kept } from '../kept-plan.ts';

const address = '/resources/reciprocity/connecticut';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the address of a pair shows that pair alone', async ({ page }) => {
      await page.goto(`${address}#ohio`);
      await expect(page.getByRole('heading', { name: 'From Ohio to Connecticut' })).toBeInViewport();
      await expect(page.locator('.transfer:visible')).toHaveCount(1);
      await expect(page.locator('.transfer:visible')).toContainText('The Connecticut portion of the exam');
      await page.getByRole('link', { name: 'Choose another state' }).locator('visible=true').click();
      await page.getByRole('link', { name: 'Georgia', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'From Georgia to Connecticut' })).toBeVisible();
      await expect(page.locator('.transfer:visible')).toContainText('Both portions of the exam');
    });
  });
}

test('without a state the page has every group, and the state itself is told there is nothing to move', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.locator('.origins li').getByRole('link')).toHaveCount(50);
  await expect(page.locator('.transfer:visible')).toHaveCount(3);
  await page.goto(`${address}#connecticut`);
  await expect(page.getByRole('heading', { name: 'Already licensed in Connecticut?' })).toBeVisible();
});

test('a move on military orders has its part on the way: guide, map, pair, plan', async ({ page }) => {
  const rule = '/resources/reciprocity/hawaii';
  for (const path of ['/resources/reciprocity', `${rule}#california`]) {
    await page.goto(path);
    const part = page.getByRole('region', { name: 'Moving on military orders?' });
    await expect(part).toContainText('50 U.S.C. § 4025a');
    await expect(part.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.justice\.gov\//);
  }
  await page.goto('/state-guides/hawaii');
  await expect(page.locator(`a[href="${rule}#military"]`)).toHaveCount(1);
  await openHydrated(page, '/my-plan/hawaii?from=california');
  await page.getByRole('link', { name: 'How that works' }).click();
  await expect(page).toHaveURL(`${rule}#military`);
  await expect(page.getByRole('heading', { name: 'Moving on military orders?' })).toBeInViewport();
});

test('the map leads to a pair, and nothing but that pair is shown there, also on the way back to it', async ({
  page,
}) => {
  await openHydrated(page, '/resources/reciprocity');
  await markDocument(page);
  await page.getByLabel('You are licensed in').selectOption('Ohio');
  await page.getByLabel('You want a license in').selectOption('Texas');
  await page.getByRole('link', { name: 'See what you skip' }).click();
  await expect(page).toHaveURL('/resources/reciprocity/texas#ohio');
  const heading = page.getByRole('heading', { name: 'From Ohio to Texas' });
  await expect(heading).toBeInViewport();
  await expect(page.locator('.transfer:visible')).toHaveCount(1);
  await page.getByRole('link', { name: 'Make a transfer checklist' }).click();
  await expect(page).toHaveURL('/my-plan/texas?from=ohio');
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page.locator('.transfer:visible')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/resources/reciprocity?from=ohio');
  await expect(page.getByLabel('You want a license in')).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect(page.locator('.origins')).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('a line that a link of another page leads to is marked, as after a full load', async ({ page }) => {
  await openHydrated(page, '/resources/reciprocity/ohio');
  const link = page.getByRole('main').getByRole('link', { name: 'Reciprocity map' }).first();
  await link.evaluate((element: HTMLAnchorElement) => void (element.href += '#texas'));
  await link.click();
  await expect(page).toHaveURL('/resources/reciprocity#texas');
  await expect(page.locator('tr#texas')).toBeInViewport();
  expect(await page.locator('tr#texas').evaluate((row) => row.matches(':target'))).toBe(true);
});

test('a plan for somebody licensed elsewhere has what remains, and both lists are kept', async ({ page }) => {
  await openHydrated(page, '/my-plan/connecticut');
  await page.getByRole('checkbox', { name: /^Make sure you’re at least 18/ }).check();
  await page.getByText('Already licensed in another state?').click();
  const from = page.getByLabel('Where is your license from?');
  await from.selectOption('Florida');
  await expect(page.getByText('You skip:')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Pass the Connecticut portion/ }).check();
  await expect(page.locator('.plan-bar output')).toHaveText('1 of 6 done');
  await kept(page, 3);
  await page.reload();
  await expect(from).toHaveValue('florida');
  await expect(page.getByRole('checkbox', { name: /^Pass the Connecticut portion/ })).toBeChecked();
  await from.selectOption('Nowhere, this is my first');
  await expect(page.getByRole('checkbox', { name: /^Make sure you’re at least 18/ })).toBeChecked();
});
