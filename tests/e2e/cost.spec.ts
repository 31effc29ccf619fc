import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { expect, holdScripts, hydrate, openHydrated, test } from '../browser-test.ts';
import { kept, keptWork } from '../kept-plan.ts';

const ohio = '/how-to-get-licensed/cost/ohio';
const start = (page: Page) => page.getByLabel('Course start date');
const hours = (page: Page) => page.getByLabel('Hours a week');
const course = (page: Page) => page.getByLabel('Pre-licensing courses');
const sum = (page: Page) => page.locator('.sum');
const days = (page: Page) =>
  page.locator('.road time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

// The start of a course has to be near the visitor's day.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
});

test('the fees are those of the guide', async ({ page }) => {
  const cells = (): Promise<string[]> =>
    page.locator('#costs td').evaluateAll((found) =>
      found.map((cell) =>
        [...cell.childNodes]
          .filter((node) => node.nodeName !== 'SUP')
          .map((node) => node.textContent)
          .join(''),
      ),
    );
  await page.goto(ohio);
  const here = await cells();
  expect(here).toContain('$212');
  await page.goto('/state-guides/ohio');
  expect(await cells()).toEqual(here);
  await page.getByRole('link', { name: 'Plan costs and dates for Ohio' }).click();
  await expect(page).toHaveURL(ohio);
});

test('own figures are added up, kept, and wrong ones explained beside the field', async ({ page }) => {
  await openHydrated(page, ohio);
  const unpriced = page.locator('#own-figures').getByText('Still to price');
  await expect(unpriced).toHaveText('Still to price: Pre-licensing courses.');
  await course(page).fill('$1,250.50');
  await expect(sum(page)).toContainText('Total $1,462.50', { useInnerText: false });
  await expect(unpriced).toHaveCount(0);
  await page.getByLabel('Books and exam preparation').fill('about 50');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Books and exam preparation')).toHaveAccessibleDescription(
    /Enter dollars, such as 450 or 79.50/,
  );
  await expect(page.getByLabel('Books and exam preparation')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Books and exam preparation')).toHaveValue('about 50');
  await expect(sum(page)).toContainText('$1,462.50');
  await page.reload();
  await expect(course(page)).toHaveValue('$1,250.50');
  await expect(page.getByLabel('Books and exam preparation')).toHaveValue('about 50');
  await expect(sum(page)).toContainText('$1,462.50');
});

test('a fee that varies is in the total, with the visitor’s own costs added to both ends', async ({ page }) => {
  await openHydrated(page, '/how-to-get-licensed/cost/florida');
  await expect(page.locator('.lead')).toContainText('$149.50 to $179.50');
  await expect(sum(page).locator('strong').last()).toHaveText('$149.50 to $179.50');
  await course(page).fill('400');
  await expect(sum(page).locator('strong').last()).toHaveText('$549.50 to $579.50');
});

test('what was typed before the script came counts', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/**/*.js');
  await page.goto(`${ohio}?start=2026-12-01&hours=10`);
  await course(page).fill('400');
  await hours(page).fill('20');
  release();
  await expect(sum(page)).toContainText('$612', { timeout: 20_000 });
  await expect(hours(page)).toHaveValue('20');
  await expect(start(page)).toHaveValue('2026-12-01');
  await expect.poll(() => days(page)).toEqual(['2026-12-01', '2027-01-05', '2027-01-12', '2027-01-26', '2027-02-23']);
});

test('what was typed before the script came is kept, where an earlier entry comes from a clock ahead', async ({
  page,
}) => {
  await openHydrated(page, ohio);
  await course(page).fill('400');
  await kept(page, 1);
  await page.clock.setFixedTime(new Date('2026-11-20T11:00:00'));
  const release = await holdScripts(page, '**/assets/**/*.js');
  await page.goto(ohio);
  await course(page).fill('500');
  release();
  await expect(sum(page)).toContainText('$712', { timeout: 20_000 });
  await expect.poll(async () => JSON.stringify(await keptWork(page, 'plan'))).toContain('"value":"500"');
});

test('a start and hours give the dates, the address holds them, and another browser opens the same', async ({
  page,
  browser,
}) => {
  await openHydrated(page, ohio);
  await expect(page.getByText('Choose a start date to see your timeline.')).toBeVisible();
  await start(page).fill('2026-12-01');
  await hours(page).fill('12');
  await expect.poll(() => days(page)).toEqual(['2026-12-01', '2027-02-02', '2027-02-09', '2027-02-23', '2027-03-23']);
  await expect(page).toHaveURL(`${ohio}?start=2026-12-01&hours=12`);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
  await openHydrated(other, `${ohio}?start=2026-12-01&hours=12`);
  await expect(start(other)).toHaveValue('2026-12-01');
  await expect.poll(() => days(other)).toEqual(await days(page));
  await expect(other.getByText('come from the link you opened')).toBeVisible();
  await elsewhere.close();
});

test('a link does not overwrite the own plan until a field is changed', async ({ page }) => {
  await openHydrated(page, ohio);
  await start(page).fill('2027-01-04');
  await expect(page).toHaveURL(/start=2027-01-04/);
  await kept(page, 1);
  await page.goto(`${ohio}?start=2026-12-01&hours=12`);
  await hydrate(page);
  await expect(start(page)).toHaveValue('2026-12-01');
  await page.goto(ohio);
  await expect(start(page)).toHaveValue('2027-01-04');
  await page.goto(`${ohio}?start=2026-12-01&hours=12`);
  await hydrate(page);
  await hours(page).fill('15');
  await expect(page).toHaveURL(`${ohio}?start=2026-12-01&hours=15`);
  await kept(page, 2);
  await page.goto(ohio);
  await expect(start(page)).toHaveValue('2026-12-01');
  await expect(hours(page)).toHaveValue('15');
});

test('the waits are the visitor’s to set', async ({ page }) => {
  await openHydrated(page, `${ohio}?start=2026-12-01&hours=10`);
  await expect(page.getByText('2 weeks after you book: our guess, not a promise.')).toBeVisible();
  await page.getByLabel('Weeks from booking to exam').fill('6');
  await expect(page.getByText('6 weeks after you book: your assumption, not a promise.')).toBeVisible();
  await expect.poll(() => days(page)).toEqual(['2026-12-01', '2027-02-09', '2027-02-16', '2027-03-30', '2027-04-27']);
});

test('hours that cannot be are explained after the field is left, and nothing is lost', async ({ page }) => {
  await openHydrated(page, `${ohio}?start=2026-12-01&hours=10`);
  await hours(page).fill('');
  await hours(page).pressSequentially('ten');
  await expect(page.getByText('Enter a number from 1 to 80.')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(hours(page)).toHaveAccessibleDescription(/Enter a number from 1 to 80/);
  await expect(page.getByText('Correct the marked number to see your timeline.')).toBeVisible();
  await expect(hours(page)).toHaveValue('ten');
  await expect(start(page)).toHaveValue('2026-12-01');
  await hours(page).fill('10');
  await expect.poll(() => days(page)).toHaveLength(5);
});

test('half a date is asked for whole', async ({ page }) => {
  await openHydrated(page, ohio);
  await start(page).focus();
  await page.keyboard.type('12');
  await hours(page).focus();
  await expect(start(page)).toHaveAccessibleDescription(/Enter the whole date/);
});

test('the dates become a calendar file', async ({ page }) => {
  await openHydrated(page, `${ohio}?start=2026-12-01&hours=10`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('license-dates-ohio.ics');
  const events = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(events.map((event) => [event.summary, event.startDate.toString(), event.startDate.isDate])).toEqual([
    ['Ohio license: Course begins', '2026-12-01', true],
    ['Ohio license: Course finished', '2027-02-09', true],
    ['Ohio license: Exam booked', '2027-02-16', true],
    ['Ohio license: State exam', '2027-03-02', true],
    ['Ohio license: License issued', '2027-03-30', true],
  ]);
});

test('the overview leads to a state by its tile and by the list', async ({ page }) => {
  await openHydrated(page, '/how-to-get-licensed/cost');
  await page.getByLabel('State', { exact: true }).selectOption('New Mexico');
  await page.getByRole('link', { name: 'Costs in New Mexico' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New Mexico');
  await page.goBack();
  await page.locator('.tile[data-state="Ohio"]').click();
  await expect(page).toHaveURL(ohio);
});

test('a state picked before the script came is picked', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/**/*.js');
  await page.goto('/how-to-get-licensed/cost');
  await page.getByLabel('State', { exact: true }).focus();
  await page.getByLabel('State', { exact: true }).selectOption('Ohio');
  await expect(page.getByRole('link', { name: 'Show the costs' })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Costs in Ohio' })).toBeVisible({ timeout: 20_000 });
});

test('on paper there are fees, figures and dates, and no buttons', async ({ page }) => {
  await openHydrated(page, `${ohio}?start=2026-12-01&hours=10`);
  await course(page).fill('400');
  await page.emulateMedia({ media: 'print' });
  await expect(sum(page)).toContainText('$612');
  await expect(course(page)).toBeVisible();
  await expect(page.locator('.road time').first()).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fees are whole and the time is told in weeks', async ({ look }) => {
    const page = await look(ohio);
    await expect(page.locator('#costs tfoot')).toContainText('$212');
    await expect(page.locator('.weeks tbody tr').first().locator('td')).toHaveText(['20', '10', '5']);
    await expect(page.locator('.weeks')).not.toContainText('202');
    await expect(start(page)).toBeHidden();
    await expect(page.locator('noscript p').filter({ hasText: 'add up your costs' })).toBeVisible();
  });
});
