import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, holdScripts, hydrated, openHydrated, test } from '../browser-test.ts';

type State = {
  name: string;
  slug: string;
  entry: {
    prelicenseHours: { value: number | null };
    exam: { feeUsd: { value: number | null } };
    errorsAndOmissionsInsurance: { value: boolean | null };
  };
};
const { states } = JSON.parse(readFileSync('build/client/data/states.json', 'utf8')) as { states: State[] };
/** To be asked for their text, not their inner text: rows that are not near the window are not laid out. */
const shownNames = (page: Page) => page.locator('.state-table tbody th');
const rowOf = (page: Page, name: string) =>
  page.locator('.state-table tbody tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('every figure of two columns equals the open data', async ({ look }) => {
  const page = await look('/state-guides/table');
  const shown = await page
    .locator('.state-table tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell.querySelector('a') ?? cell).textContent)),
    );
  const heads = await page.locator('.state-table thead th').allInnerTexts();
  const [hours, fee] = [
    heads.findIndex((head) => head.startsWith('Course hours')),
    heads.findIndex((head) => head.startsWith('Exam fee')),
  ];
  const dollars = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`;
  const expected = states.map(({ name, entry }) => [
    name,
    `${entry.prelicenseHours.value ?? 'Not found'}`,
    entry.exam.feeUsd.value === null ? 'Not found' : dollars(entry.exam.feeUsd.value),
  ]);
  expect(shown.map((row) => [row[0], row[hours], row[fee]])).toEqual(expected);
});

test('the keyboard sorts by a column, the other way round at the second press', async ({ page }) => {
  await openHydrated(page, '/state-guides/table');
  const head = page.getByRole('columnheader', { name: 'Course hours', exact: true });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const hoursOf = ({ entry }: State) => entry.prelicenseHours.value;
  const byHours = states
    .toSorted(
      (a, b) =>
        Number(hoursOf(a) === null) - Number(hoursOf(b) === null) ||
        (hoursOf(a) ?? 0) - (hoursOf(b) ?? 0) ||
        a.name.localeCompare(b.name),
    )
    .map(({ name }) => name);
  await expect(shownNames(page)).toHaveText(byHours);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('status').first()).toContainText('Sorted by “Course hours”, highest first.');
  await expect(page).toHaveURL('/state-guides/table?sort=hours&order=desc');
  await expect(head.getByRole('button')).toBeFocused();
});

test('an address sorts and filters before its reader does anything', async ({ look }) => {
  const page = await look('/state-guides/table?sort=hours&hours=60&insurance=no&columns=education');
  const expected = states.filter(
    ({ entry }) => (entry.prelicenseHours.value ?? Infinity) <= 60 && entry.errorsAndOmissionsInsurance.value === false,
  );
  await expect(page.locator('.state-table tbody tr')).toHaveCount(expected.length);
  await expect(
    page.getByText(`${expected.length} of 50 states, the District of Columbia, and 3 territories.`),
  ).toBeVisible();
  await expect(page.getByLabel('Course hours at most')).toHaveValue('60');
  await expect(page.getByRole('columnheader', { name: 'Exam fee' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Course hours', exact: true })).toBeVisible();
});

test('conditions narrow the table, are said, kept in the address, and can be cleared', async ({ page }) => {
  await openHydrated(page, '/state-guides/table');
  await page.getByText('Filter by what states ask').click();
  await page.getByLabel('Known fees at most').fill('150');
  await expect(
    page.getByText(/^\d+ of 50 states, the District of Columbia, and 3 territories\..* more may belong here/),
  ).toBeVisible();
  await expect(page).toHaveURL('/state-guides/table?fees=150');
  await page.getByLabel('State’s name').fill('xyz');
  await expect(page.getByText('No state meets all of this.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole table' }).click();
  await expect(page.locator('.state-table tbody tr')).toHaveCount(states.length);
  await expect(page).toHaveURL('/state-guides/table');
});

test('what was typed before hydration counts', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '/assets/pages/*.js');
  await page.goto('/state-guides/table');
  await page.getByLabel('State’s name').pressSequentially('dakota');
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByLabel('State’s name')).toHaveValue('dakota');
  await expect(shownNames(page)).toHaveText(['North Dakota', 'South Dakota']);
});

test('a figure opens its sources in place, by keyboard too', async ({ page }) => {
  await openHydrated(page, '/state-guides/table');
  const figure = rowOf(page, 'Ohio').getByRole('link', { name: '100', exact: true });
  await figure.focus();
  await page.keyboard.press('Enter');
  const note = page.locator('#figure-note');
  await expect(note).toContainText('Ohio: Course hours');
  await expect(note).toContainText('100 hours');
  await expect(note.getByRole('link', { name: 'Cincinnati State' })).toHaveAttribute('href', /^https:/);
  await expect(note.getByRole('link', { name: 'See it in the guide' })).toHaveAttribute(
    'href',
    '/state-guides/ohio#steps',
  );
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(figure).toBeFocused();
});

test('what is not published says whom to ask', async ({ page }) => {
  await openHydrated(page, '/state-guides/table');
  await page.getByRole('link', { name: 'Not found' }).first().click();
  await expect(page.locator('#figure-note')).toContainText('Ask ');
});

test('where sources cannot be loaded a figure leads to its guide', async ({ page, allowProblems }) => {
  allowProblems(/503|failed to load/i);
  await page.route('**/compare/ohio.json', (route) => route.fulfill({ status: 503 }));
  await openHydrated(page, '/state-guides/table');
  await rowOf(page, 'Ohio').getByRole('link', { name: '100', exact: true }).click();
  await expect(page).toHaveURL('/state-guides/ohio#steps');
});

test('heads and names stay in sight while the table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/state-guides/table');
  const scroller = page.getByRole('group', { name: 'Table of states' });
  await scroller.scrollIntoViewIfNeeded();
  await scroller.evaluate((element) => {
    element.scrollTo(400, 600);
  });
  const corner = page.locator('.state-table thead th').first();
  const gap = async () => {
    const [box, head] = [(await scroller.boundingBox())!, (await corner.boundingBox())!];
    return Math.max(Math.abs(head.x - box.x), Math.abs(head.y - box.y));
  };
  await expect.poll(gap).toBeLessThan(3);
});

test('other sites may read the data', async ({ page }) => {
  for (const [path, type] of [
    ['/data/states.json', 'application/json'],
    ['/data/states.csv', 'text/csv; charset=utf-8; header=present'],
    ['/data/states.schema.json', 'application/schema+json'],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    expect(response.headers()['content-type']).toContain(type);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is whole, alphabetical, and each figure leads to the guide', async ({ page }) => {
    await page.goto('/state-guides/table');
    await expect(shownNames(page)).toHaveText(states.map(({ name }) => name));
    await expect(page.locator('.state-table tbody td')).toHaveCount(
      states.length * ((await page.locator('.state-table thead th').count()) - 1),
    );
    await page.getByLabel('Columns').selectOption('Broker license');
    await expect(page.getByRole('columnheader', { name: 'Course hours', exact: true })).toBeHidden();
    await page.getByLabel('Columns').selectOption('All columns');
    await rowOf(page, 'Ohio').getByRole('link', { name: '100', exact: true }).click();
    await expect(page).toHaveURL('/state-guides/ohio#steps');
  });
});
