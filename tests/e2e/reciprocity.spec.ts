import { listStates } from '../../app/facts/jurisdictions.server.ts';
import { expect, openHydrated, test } from '../browser-test.ts';

const address = '/resources/reciprocity';
const states = listStates();
const kindOf = (code: string) => states.find((state) => state.code === code)!.reciprocity.kind.value;
const listing = (code: string): string[] =>
  states
    .filter(({ reciprocity: { kind, states: listed } }) => kind.value === 'mutual' && listed.value?.includes(code))
    .map(({ name }) => name);

test('the map holds all 50 states, table and choices the District as well', async ({ look }) => {
  const page = await look(address);
  await expect(page.locator('.rules-map a')).toHaveCount(50);
  await expect(page.locator('#rules tbody tr')).toHaveCount(51);
  for (const field of ['#from', '#to'])
    await expect(page.locator(field).getByRole('option', { name: 'District of Columbia' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Guam' })).toHaveAttribute(
    'href',
    '/state-guides/guam#moving',
  );
});

test('choosing a state marks those that list it, on the map and in the table alike', async ({ page }) => {
  await openHydrated(page, address);
  await page.getByLabel('You are licensed in').selectOption('Georgia');
  const listed = listing('GA');
  expect(listed.length).toBeGreaterThan(2);
  await expect(page.locator('.rules-map use.rule-listed')).toHaveCount(listed.length);
  await expect(page.locator('#rules tr', { hasText: 'Names your state: an agreement' }).locator('th')).toHaveText(
    listed,
  );
  await expect(page.locator('#georgia')).toContainText('You are licensed here');
});

test('the District leads to a state, and a state to the District', async ({ page }) => {
  const pairs = [
    ['District of Columbia', 'Virginia', 'virginia#district-of-columbia'],
    ['Ohio', 'District of Columbia', 'district-of-columbia#ohio'],
  ] as const;
  for (const [from, to, path] of pairs) {
    await openHydrated(page, address);
    await page.getByLabel('You are licensed in').selectOption(from);
    await page.getByLabel('You want a license in').selectOption(to);
    await expect(page.getByRole('link', { name: 'See what you skip' })).toHaveAttribute('href', `${address}/${path}`);
  }
});

test('a state that does not list yours says so', async ({ page }) => {
  await openHydrated(page, `${address}?from=hawaii`);
  expect(listing('HI')).toEqual([]);
  expect(kindOf('FL')).toBe('mutual');
  await expect(page.locator('#florida')).toContainText('Your state is not on its list');
});

test('the address remembers the state, and one that is no state changes nothing', async ({ page }) => {
  await openHydrated(page, address);
  await page.getByLabel('You are licensed in').selectOption('Ohio');
  await expect(page).toHaveURL(`${address}?from=ohio`);
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.locator('#ohio')).toContainText('You are licensed here');
  await openHydrated(page, `${address}?from=atlantis`);
  await expect(page.getByLabel('You are licensed in')).toHaveValue('');
  await expect(page.getByText('You are licensed here')).toHaveCount(0);
});

test('a state chosen before the script arrives counts', async ({ page }) => {
  await page.goto(address);
  await page.locator('#from').evaluate((field: HTMLSelectElement) => {
    field.value = 'texas';
  });
  await page.mouse.move(4, 300);
  await page.mouse.move(9, 320);
  await expect(page.locator('#texas')).toContainText('You are licensed here');
});

test('a state of the map leads to its row by keyboard', async ({ page }) => {
  await page.goto(address);
  await page.locator('.rules-map a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#alabama`);
  await expect(page.locator('#alabama')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every rule is there and the field is not', async ({ look }) => {
    const page = await look(address);
    await expect(page.locator('#from')).toBeHidden();
    await expect(page.locator('noscript .note')).toBeVisible();
    await expect(page.locator('#district-of-columbia a').first()).toHaveAttribute(
      'href',
      `${address}/district-of-columbia`,
    );
    for (const { slug, reciprocity } of states) {
      const summary = reciprocity.summary.value!.split(/[.\s]/).slice(0, 6).join(' ').trim();
      await expect(page.locator(`#${slug}`)).toContainText(summary);
    }
  });
});
