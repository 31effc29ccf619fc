import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, markPopupShown, openHydrated, test } from '../browser-test.ts';
import { startExam, storeWork } from '../practice-work.ts';

const panelPath = '/saved-work';
const held =
  'This browser keeps 1 practice exam under way, 1 exam question you have met, 1 flashcard, a plan for Ohio.';
const nothing = 'Nothing is saved in this browser yet.';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const load = (page: Page, text: string) =>
  page
    .getByLabel('Load from a file')
    .setInputFiles({ name: 'my-study-work.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** A page is kept for offline use while it is open: whoever leaves at once has it kept the next time. */
const keptOffline = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((name) => caches.has(name), `study-1:${path}`)).toBe(true);

/** One checked answer of a quick ten, one flashcard, one tick in a plan; each page is kept for offline use. */
async function study(page: Page): Promise<void> {
  await startExam(page, 'Quick ten');
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await keptOffline(page, '/exam-prep/practice');
  await openHydrated(page, '/resources/flashcards');
  await page.getByRole('button', { name: 'Start studying' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.locator('.study-bar p')).toHaveText(/^1 done/);
  await keptOffline(page, '/resources/flashcards');
  await openHydrated(page, '/my-plan/ohio');
  await page.getByRole('checkbox', { name: /^Make sure you’re at least 18/ }).check();
  await expect(page.locator('.plan-bar output')).toHaveText('1 of 18 done');
  await keptOffline(page, '/my-plan/ohio');
  await openHydrated(page, panelPath);
  await expect(page.getByText(held)).toBeVisible();
}

async function savedFile(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** Everything that this browser keeps for the site: entries of the database, notes, offline pages and their workers. */
const keptHere = (page: Page) =>
  page.evaluate(async () => ({
    entries: await new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('license-atlas');
      opening.addEventListener('error', () => reject(opening.error as DOMException));
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction('work').objectStore('work').getAllKeys();
        asking.addEventListener('success', () => {
          opening.result.close();
          resolve(asking.result.map(String).toSorted());
        });
      });
    }),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    notes: Object.keys(localStorage).toSorted(),
    ofTheTab: Object.keys(sessionStorage),
    pages: (await caches.keys()).toSorted(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  }));

/** The same without what is kept because a page was open for a while: how long that is, the machine decides. */
async function keptOfStudy(page: Page) {
  const kept = await keptHere(page);
  return {
    ...kept,
    pages: kept.pages.filter((name) => !name.startsWith('reading-')),
    workers: kept.workers.filter((scope) => scope !== '/'),
  };
}

test('an exam, a flashcard and a plan move to another browser by one file', async ({ page, browser }) => {
  await study(page);
  const text = await savedFile(page);
  const elsewhere = await browser.newContext();
  await elsewhere.addInitScript(markPopupShown);
  const other = await elsewhere.newPage();
  await openHydrated(other, panelPath);
  await expect(other.getByText(nothing)).toBeVisible();
  await load(other, text);
  await expect(other.getByText(held)).toBeVisible();
  // Each page shows it by itself, before the visitor does anything.
  await other.goto('/exam-prep/practice');
  await other.getByRole('button', { name: 'Continue: Quick ten' }).click();
  await expect(other.getByText('1 of 10 answered')).toBeVisible();
  await other.goto('/resources/flashcards');
  await expect(other.getByText('1 learning, 19 new')).toBeVisible();
  await other.goto('/my-plan/ohio');
  await expect(other.getByRole('checkbox', { name: /^Make sure you’re at least 18/ })).toBeChecked();
  await elsewhere.close();
});

test('a wrong file changes nothing and says why, until the next try', async ({ page }) => {
  await study(page);
  const text = await savedFile(page);
  await load(page, '{"a": 1}');
  await expect(alert(page)).toHaveText(/^Nothing was loaded\. This is not a file that was saved here\..*my-study-work/);
  await load(page, text.replace('"version": 1', '"version": 2'));
  await expect(alert(page)).toContainText('newer version of the site');
  await load(page, text.replace(/"paused": (true|false)/, '"paused": "perhaps"'));
  await expect(alert(page)).toContainText('The part with your practice exams is damaged, so nothing was loaded.');
  await expect(page.getByText(held)).toBeVisible();
  expect(await savedFile(page)).toContain(text.slice(text.indexOf('"works"')));
  await expect(alert(page)).toBeEmpty();
});

test('deleting removes the work, what was put aside, the notes and the pages kept for offline use', async ({
  page,
}) => {
  await study(page);
  // Work of a later version: the next change puts it aside.
  await storeWork(page, { version: 'later' });
  await openHydrated(page, '/exam-prep/practice');
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Ohio');
  await expect.poll(async () => (await keptHere(page)).entries).toContain('exam-unreadable');
  await openHydrated(page, panelPath);
  const before = await keptOfStudy(page);
  expect(before.pages).toEqual([
    'study-1:/exam-prep/practice',
    'study-1:/my-plan/ohio',
    'study-1:/resources/flashcards',
  ]);
  expect(before.entries).toEqual(['exam', 'exam-unreadable', 'flashcards', 'plan']);
  expect(before.notes).toContain('work');
  expect(before.workers).toHaveLength(3);

  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  expect(await keptOfStudy(page)).toEqual(before);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  await expect(page.getByText(nothing)).toBeVisible();
  await expect
    .poll(() => keptHere(page))
    .toMatchObject({ entries: [], notes: ['donationPopupShown'], pages: [], workers: [] });
});

test('while nothing is saved, there is nothing to save or delete, but ways to begin', async ({ page }) => {
  await openHydrated(page, panelPath);
  const main = page.getByRole('main');
  await expect(main.getByText(nothing)).toBeVisible();
  await expect(main.getByText('Load from a file')).toBeVisible();
  await expect(main.getByRole('button', { name: /Save|Delete/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'practice exam' })).toHaveAttribute('href', '/exam-prep/practice');
  await expect(main.getByRole('link', { name: 'your plan' })).toHaveAttribute('href', '/my-plan');
});

test('what no page shows, and pages kept for offline use, can be deleted where no work is saved', async ({ page }) => {
  await openHydrated(page, '/exam-prep/practice');
  await page.evaluate(() => caches.open('reading-1'));
  await openHydrated(page, panelPath);
  await expect(page.getByText('only settings or pages to use offline')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to a file' })).toHaveCount(0);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete from this browser' }).click();
  await expect(page.getByText(nothing)).toBeFocused();
  expect(await page.evaluate(() => caches.has('reading-1'))).toBe(false);
});

test('the privacy policy names everything that this browser keeps', async ({ page }) => {
  await study(page);
  await page.getByRole('button', { name: 'Theme' }).click();
  await openHydrated(page, '/privacy');
  const { notes, databases, ofTheTab, pages } = await keptHere(page);
  expect(notes).toEqual(['donationPopupShown', 'exam-under-way', 'theme', 'work']);
  expect(pages.length).toBeGreaterThan(0);
  const named = await page.locator('main code').allTextContents();
  expect([...notes, ...databases, ...ofTheTab].filter((name) => !named.includes(name))).toEqual([]);
  await expect(page.getByRole('main')).toContainText('Pages for offline use.');
});
