import { readFileSync } from 'node:fs';
import { expect, hydrate, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';

const mortgage = '/resources/math-formulas/mortgage-payment';
const commission = '/resources/math-formulas/commission';

test('the index lists every formula with a page that answers', async ({ look, request }) => {
  const page = await look('/resources/math-formulas');
  const links = page.locator('.formulas a');
  expect(await links.count()).toBeGreaterThanOrEqual(30);
  await expect(page.locator('header .lead')).toContainText(`${await links.count()} calculations`);
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('the filter finds formulas by words, also when they were typed before the script', async ({ page }) => {
  await page.goto('/resources/math-formulas');
  await page.getByLabel('Find a formula').fill('rent multiplier');
  await hydrate(page);
  await expect(page.locator('.formulas a')).toHaveText(['Gross rent multiplier']);
  await page.getByLabel('Find a formula').fill('no such formula');
  await expect(page.getByText('No formula has these words.')).toBeVisible();
});

test('addresses of the first edition’s formulas still lead to them', async ({ look }) => {
  const older = [
    'commission',
    'agents-share',
    'price-from-the-sellers-net',
    'loan-to-value-ratio',
    'down-payment',
    'discount-points',
    'simple-interest',
    'property-tax',
    'proration',
    'area-in-acres',
    'capitalization-rate',
    'gross-rent-multiplier',
  ];
  const page = await look('/resources/math-formulas');
  for (const id of older)
    await expect(page.locator(`[id="${id}"] a`), id).toHaveAttribute('href', `/resources/math-formulas/${id}`);
});

test('results follow what is typed, as people write it', async ({ page }) => {
  await openHydrated(page, commission);
  await page.getByLabel('Sale price').fill('$1,200.50');
  await page.getByLabel('Commission rate').fill('6.5%');
  await expect(page.locator('output')).toContainText('$78.03');
  await expect(page.locator('.working')).toContainText('$1,200.50 × 6.5% ≈ $78.03');
});

test('what was typed before the script arrived is kept and worked out', async ({ page }) => {
  await page.route('**/assets/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  let goOn = (): void => {};
  const typed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.goto(commission);
  await page.getByLabel('Sale price').fill('500,000');
  goOn();
  await hydrate(page);
  await expect(page.locator('output')).toContainText('$25,000');
  await expect(page.getByLabel('Sale price')).toHaveValue('500,000');
});

test('a mistake is told beside its field, with what to do, and nothing typed is lost', async ({ page }) => {
  await openHydrated(page, commission);
  const price = page.getByLabel('Sale price');
  await price.fill('0');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#f-price-error')).toHaveText('Enter the sale price above zero, like 320,000.');
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveValue('0');
  await expect(page.locator('output')).toHaveText('Correct the marked field to see the result.');
  await price.fill('100');
  await expect(page.locator('#f-price-error')).toBeEmpty();
  await expect(page.locator('output')).toContainText('$5');
});

test('Calculate pressed before the arithmetic is there leads to the mistake once it is', async ({ page }) => {
  let goOn = (): void => {};
  const pressed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = page.waitForRequest('**/assets/load-calculator-*.js');
  await page.route('/assets/load-calculator-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await openHydrated(page, commission);
  await page.getByLabel('Sale price').fill('0');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await asked;
  goOn();
  await expect(page.locator('#f-price-error')).toHaveText('Enter the sale price above zero, like 320,000.');
  await expect(page.getByLabel('Sale price')).toBeFocused();
});

test('the address keeps the numbers, and whoever opens it sees them at once', async ({ page, context }) => {
  await openHydrated(page, commission);
  await page.getByLabel('Sale price').fill('$250,000');
  await expect(page).toHaveURL(/\?price=250000&rate=5$/);
  const other = await context.newPage();
  // Nobody moves or types here: a shared calculation must not wait for that.
  await other.goto(page.url());
  await expect(other.getByLabel('Sale price')).toHaveValue('250000');
  await expect(other.locator('output')).toContainText('$12,500');
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(page).toHaveURL(new RegExp(`${commission}$`));
  await expect(page.locator('output')).toContainText('$16,000');
});

test('a link to the numbers can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/resources/math-formulas/proration');
  await page.getByLabel('The seller', { exact: true }).check();
  await expect(page.locator('output')).toContainText('254 days');
  await page.getByRole('button', { name: 'Copy a link to these numbers' }).click();
  await expect(page.locator('.toast').getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByLabel('The seller', { exact: true })).toBeChecked();
  await expect(page.locator('output')).toContainText('254 days');
});

test('an address that holds nonsense is told at its field', async ({ look }) => {
  const page = await look(`${commission}?price=<b>x</b>&rate=5&other=1`);
  await expect(page.locator('#f-price-error')).toHaveText('Write the sale price in digits, like 320,000.');
  await expect(page.getByLabel('Sale price')).toHaveValue('<b>x</b>');
});

test('a calculation is made by keyboard alone', async ({ page }) => {
  await openHydrated(page, commission);
  await page.getByLabel('Sale price').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toContainText('$3,000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();
});

test('the schedule is shown by year and by month, and saved as a file that adds up', async ({ page }) => {
  await openHydrated(page, `${mortgage}?loan=100000&rate=6&years=30`);
  await expect(page.locator('output')).toContainText('$599.55');
  const rows = page.locator('.schedule tbody tr');
  await expect(rows).toHaveCount(30);
  await page.getByLabel('By month').check();
  await expect(rows).toHaveCount(360);
  await expect(rows.first()).toHaveText('Month 1599.55500.0099.5599,900.45');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const [head, ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('Period,Paid,Interest,Principal,Balance');
  const sum = (column: number) =>
    lines.reduce((total, line) => total + Math.round(Number(line.split(',')[column]) * 100), 0);
  expect(lines).toHaveLength(360);
  expect(sum(3)).toBe(10_000_000);
  expect(sum(1)).toBe(sum(2) + sum(3));
});

test('another formula’s page begins with its own example', async ({ page }) => {
  await openHydrated(page, `${commission}?price=1&rate=1`);
  await page.locator('#further').locator('..').getByRole('link', { name: 'Price from a commission' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price from a commission');
  await expect(page.locator('output')).toContainText('$300,000');
  await page.getByLabel('Commission', { exact: false }).first().fill('6,000');
  await expect(page.locator('output')).toContainText('$200,000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a formula’s page has statement, example with result, working and traps, and no dead field', async ({
    look,
  }) => {
    const page = await look(mortgage);
    await expect(page.locator('noscript p').filter({ hasText: 'The calculator needs scripts.' })).toBeVisible();
    await expect(page.locator('.statement')).toBeVisible();
    await expect(page.locator('output')).toContainText('$1,264.14');
    await expect(page.locator('.working li')).not.toHaveCount(0);
    await expect(page.locator('.schedule tbody tr')).toHaveCount(30);
    await expect(page.getByRole('heading', { name: 'Traps on the exam' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a formula’s page loads the calculators of its group and no others', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, `${commission}?price=100&rate=5`);
  await expect(page.locator('output')).toContainText('$5');
  expect(scripts.filter((path) => /\/money-/.test(path))).toHaveLength(1);
  expect(
    scripts.filter((path) => /\/(?:loans|payments|closing|taxes|land|value|income|ownership)-/.test(path)),
  ).toEqual([]);
});

test('a formula opened from the list has its styles', async ({ page }) => {
  await openHydrated(page, '/resources/math-formulas');
  await markDocument(page);
  await page.locator('.formulas').getByRole('link', { name: 'Commission', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commission');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('.calculator')).toHaveCSS('display', 'grid');
  // Of the page's own layer, above the shared padding of fields.
  await expect(page.locator('.amount').first()).toHaveCSS('padding-top', '0px');
  await expect(page.locator('output')).toContainText('$16,000');
});
