// Over 250 lines: one journey through one page; its tests share the ways to unfold a step and to wait for what is kept.
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Download, Page } from '@playwright/test';
import { expect, holdScripts, hydrate, openHydrated, test } from '../browser-test.ts';
import { kept } from '../kept-plan.ts';

const ohio = '/my-plan/ohio';
const age = (page: Page) => page.getByRole('checkbox', { name: /^Make sure you’re at least 18/ });
const fee = (page: Page) => page.getByRole('checkbox', { name: /^Pay the exam fee for one attempt/ });
const progress = (page: Page) => page.locator('.plan-bar output');
const note = (page: Page) => page.locator('#note-pass-the-exam');
/** Dates and notes are folded. */
const unfold = (page: Page, step = 'pass-the-exam') =>
  page.locator(`#${step} summary`, { hasText: 'Date and notes' }).click();
const examDate = (page: Page) => page.locator('#date-pass-the-exam');

const textOf = async (file: Download): Promise<string> => readFileSync(await file.path(), 'utf8');

/** Presses a button that hands over a file. */
async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return file;
}

test('ticks, dates and notes made before the script came are kept', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '**/assets/**/*.js');
  await page.goto(ohio);
  await age(page).check();
  await unfold(page);
  await examDate(page).fill('2027-03-05');
  await note(page).fill('Bring the passport');
  await expect(progress(page)).toHaveText('18 things to do');
  letScriptsCome();
  await expect(progress(page)).toHaveText('1 of 18 done', { timeout: 20_000 });
  await expect(age(page)).toBeChecked();
  await expect(examDate(page)).toHaveValue('2027-03-05');
  await expect(note(page)).toHaveValue('Bring the passport');
  await kept(page, 3);
});

test('a plan is there after a reload, before the visitor does anything', async ({ page }) => {
  await openHydrated(page, ohio);
  await age(page).check();
  await fee(page).check();
  await fee(page).uncheck();
  await unfold(page);
  await note(page).fill('Room 12');
  await expect(progress(page)).toHaveText('1 of 18 done');
  await kept(page, 3);
  await page.reload();
  await expect(age(page)).toBeChecked();
  await expect(fee(page)).not.toBeChecked();
  await expect(note(page)).toHaveValue('Room 12');
  await expect(progress(page)).toHaveText('1 of 18 done');
});

test('the next thing is pinned, with its cost and its day', async ({ page }) => {
  await openHydrated(page, ohio);
  const next = page.locator('.next');
  await expect(next).toHaveText('Next: Make sure you’re at least 18');
  await age(page).check();
  await expect(next).not.toContainText('at least 18');
  await page.locator('#regulator, #sources').last().scrollIntoViewIfNeeded();
  await expect(next).not.toBeInViewport();
  await page.locator('#pass-the-exam').scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
});

test('what only people with a record need is folded, and counts for who says so or has ticked it', async ({ page }) => {
  await openHydrated(page, ohio);
  const record = page.getByRole('checkbox', { name: /^The Division can review your record/ });
  const mine = page.getByRole('checkbox', { name: 'I have a record. Add this step to my plan' });
  await expect(record).toBeHidden();
  await page.getByText('Have a criminal record? Ask before you pay for a course').click();
  await expect(progress(page)).toHaveText('18 things to do');
  await mine.check();
  await expect(progress(page)).toHaveText('19 things to do');
  await kept(page, 1);
  // Open when the visitor comes back, and next in turn once what stands before it is done.
  await openHydrated(page, ohio);
  await expect(progress(page)).toHaveText('19 things to do');
  await expect(record).toBeVisible();
  for (const box of await page.locator('#basic-requirements > .ticks').getByRole('checkbox').all()) await box.check();
  await expect(page.locator('.next')).toContainText('The Division can review your record');
  await mine.uncheck();
  await expect(page.locator('.next')).not.toContainText('review your record');
  await expect(record).toBeVisible();
  await record.check();
  await expect(progress(page)).toHaveText(/^\d+ of 19 done$/);
});

test('two tabs show each other’s ticks and lose none', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openHydrated(one, ohio);
  await openHydrated(two, ohio);
  await age(one).check();
  await expect(age(two)).toBeChecked();
  await fee(two).check();
  await expect(progress(one)).toHaveText('2 of 18 done');
  await age(two).uncheck();
  await expect(age(one)).not.toBeChecked();
  await expect(progress(one)).toHaveText('1 of 18 done');
  await kept(one, 2);
});

test('plans of two states do not mix, and the overview leads back to both', async ({ page }) => {
  await openHydrated(page, '/my-plan');
  await page.locator('.tile[data-state="Ohio"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Plan for Ohio');
  await age(page).check();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My plan' }).click();
  await page.locator('.tile[data-state="Texas"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Plan for Texas');
  await expect(age(page)).not.toBeChecked();
  await fee(page).check();
  await kept(page, 2);
  await page.goto('/my-plan');
  await expect(page.getByRole('link', { name: /^Continue your plan/ })).toHaveText([
    'Continue your plan for Texas',
    'Continue your plan for Ohio',
  ]);
});

test('a plan moves to another browser by its file', async ({ page, browser }) => {
  await openHydrated(page, ohio);
  await age(page).check();
  await unfold(page);
  await note(page).fill('Ask about parking');
  await kept(page, 2);
  await page.getByRole('link', { name: 'Save or load your plan' }).click();
  await expect(page.getByText('This browser keeps a plan for Ohio.')).toBeVisible();
  const file = await download(page, 'Save to a file');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openHydrated(other, ohio);
  await fee(other).check();
  await kept(other, 1);
  const panel = await elsewhere.newPage();
  await openHydrated(panel, '/saved-work');
  await panel.getByLabel('Load from a file').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(await textOf(file)),
  });
  await expect(progress(other)).toHaveText('2 of 18 done');
  await expect(age(other)).toBeChecked();
  await expect(note(other)).toHaveValue('Ask about parking');
  await elsewhere.close();
});

test('a plan deleted in another tab is gone from this one too', async ({ page, context }) => {
  await openHydrated(page, ohio);
  await age(page).check();
  await unfold(page);
  await note(page).fill('x');
  // The field being typed in is left alone.
  await page.keyboard.press('Tab');
  await kept(page, 2);
  const panel = await context.newPage();
  await openHydrated(panel, '/saved-work');
  panel.on('dialog', (dialog) => void dialog.accept());
  await panel.getByRole('button', { name: 'Delete from this browser' }).click();
  await expect(progress(page)).toHaveText('18 things to do');
  await expect(age(page)).not.toBeChecked();
  await expect(note(page)).toHaveValue('');
});

test('the dates become a calendar file, the visitor’s own before the calculated', async ({ page }) => {
  await openHydrated(page, ohio);
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  await expect(page.getByText('No dates yet', { exact: true })).toBeVisible();
  await page.goto('/how-to-get-licensed/cost/ohio');
  await hydrate(page);
  await page.getByLabel('Course start date').fill(inOneYear());
  await kept(page, 1);
  await page.goto(ohio);
  await expect(page.getByText(/^By your calendar: /)).toHaveCount(9);
  await unfold(page);
  await examDate(page).fill('2031-02-28');
  const file = await download(page, 'Add to my calendar');
  expect(file.suggestedFilename()).toBe('my-plan-ohio.ics');
  const events = new ICAL.Component(ICAL.parse(await textOf(file)))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(events.map(({ summary }) => summary)).toEqual(
    [
      'Check that you qualify',
      'Take the pre-licensing courses',
      'Pass your school’s final exam',
      'Line up a sponsoring broker',
      'Apply to the Division',
      'Get fingerprinted',
      'Book the state exam',
      'Pass the state exam',
      'Get your license',
    ].map((step) => `Ohio license: ${step}`),
  );
  expect(events[0]?.startDate.toString()).toBe(inOneYear());
  expect(events[7]?.startDate.toString()).toBe('2031-02-28');
});

const inOneYear = (): string => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

test('a note says when its room runs out, and keeps what fits', async ({ page }) => {
  await openHydrated(page, ohio);
  const step = page.locator('#pass-the-exam');
  await unfold(page);
  await note(page).fill('x'.repeat(1_700));
  await expect(step.getByText(/Room for|No room/)).toHaveCount(0);
  await note(page).fill('x'.repeat(1_900));
  await expect(step.getByText('Room for 100 more characters.')).toBeVisible();
  await note(page).fill('x'.repeat(2_000));
  await expect(step.getByText('No room left')).toBeVisible();
  await kept(page, 1);
  await page.reload();
  await expect(note(page)).toHaveValue('x'.repeat(2_000));
});

test('where the browser keeps nothing, the page says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await openHydrated(page, ohio);
  await age(page).check();
  await expect(page.getByRole('alert').filter({ hasText: 'does not let the page keep your work' })).toBeVisible();
  await expect(progress(page)).toHaveText('1 of 18 done');
  await expect(age(page)).toBeChecked();
});

test('the keyboard alone ticks, notes and goes on', async ({ page }) => {
  await page.goto(ohio);
  await age(page).focus();
  await page.keyboard.press('Space');
  await expect(progress(page)).toHaveText('1 of 18 done');
  const fold = page.locator('#basic-requirements summary', { hasText: 'Date and notes' });
  const isFocused = (locator: typeof fold) => locator.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isFocused(fold)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.locator('#note-basic-requirements');
  for (let presses = 0; presses < 8 && !(await isFocused(field)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.type('Done today');
  await expect(page.locator('#note-basic-requirements')).toHaveValue('Done today');
  await kept(page, 2);
});

test('the plan works on without a connection', async ({ page, context, allowProblems }) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED/, /failed request/);
  await openHydrated(page, ohio);
  await age(page).check();
  await expect(page.getByText('You can use this page offline.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(age(page)).toBeChecked();
  await fee(page).check();
  await expect(progress(page)).toHaveText('2 of 18 done');
});

test('on paper there are the boxes and the sources, and no buttons', async ({ page }) => {
  await openHydrated(page, ohio);
  await age(page).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ticks input')).toHaveCount(19);
  await expect(age(page)).toBeVisible();
  await expect(page.locator('#sources').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  expect(
    await page
      .locator('.ticks label')
      .first()
      .evaluate((label) => getComputedStyle(label).color),
  ).toBe('rgb(34, 34, 34)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the checklist is whole, can be ticked, and says that it will not be kept', async ({ page }) => {
    await page.goto(ohio);
    await expect(page.locator('.ticks input')).toHaveCount(19);
    await age(page).check();
    await expect(age(page)).toBeChecked();
    await expect(
      page.locator('noscript p').filter({ hasText: 'Turn on JavaScript to save your progress' }),
    ).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});

test('ticks that were deleted do not come back with the browser’s own memory of the form', async ({ page }) => {
  await openHydrated(page, '/my-plan/ohio');
  await page.locator('#done-age').check();
  await expect(page.locator('output').first()).toContainText('1 of');
  await page.goto('/saved-work');
  await hydrate(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  await expect(page.getByText('Nothing is saved in this browser').first()).toBeVisible();
  await page.goBack();
  await hydrate(page);
  await expect(page.locator('#done-age')).not.toBeChecked();
  await page.reload();
  await hydrate(page);
  await expect(page.locator('output').first()).toContainText('things to do');
});
