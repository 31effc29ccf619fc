// What a screen reader says, read from the page itself by a virtual one (tests/screen-reader.ts, decision 0060).
import { randomUUID } from 'node:crypto';
import { expect, openHydrated, test } from '../browser-test.ts';
import { keyOnScreen, optionsOnScreen, questionOnScreen, startExam } from '../practice-work.ts';
import { expectInOrder, readAloud, saidMeanwhile } from '../screen-reader.ts';

test('a question, its answer and the result of a round are read in order and in full', async ({ page }) => {
  await startExam(page, 'Quick ten');
  const asked = await page.locator('#asked').textContent();
  const options = await optionsOnScreen(page);
  expect(await readAloud(page, 'form.question')).toEqual([
    'form',
    `heading, Question 1 of 10, ${asked}, level 2`,
    'button, Flag for review, not pressed',
    'paragraph',
    asked,
    'end of paragraph',
    'group, Your answer',
    'Your answer',
    ...options.flatMap((option, index) => {
      const letter = 'ABCD'.charAt(index);
      return [`radio, ${letter} ${option}, not checked, position ${index + 1}, set size 4`, letter, option];
    }),
    'end of group, Your answer',
    'paragraph',
    'button, Previous, disabled',
    'button, Check answer, disabled',
    'end of paragraph',
    'end of form',
  ]);
  expect(await saidMeanwhile(page, () => page.keyboard.press('f'), /Flagged/)).toContain('polite: Flagged for review.');

  const [key, question] = [await keyOnScreen(page), await questionOnScreen(page)];
  await page.keyboard.press(`${((key + 1) % 4) + 1}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.feedback')).toBeVisible();
  const answer = await readAloud(page, '.feedback');
  expect(answer[0]).toBe(`heading, Not right: the answer is ${'ABCD'.charAt(key)}, level 3`);
  expect(answer).toContain(`${'ABCD'.charAt(key)}. ${question.options[question.answer]}`);
  for (const reason of [question.because, ...Object.values(question.wrong)]) expect(answer).toContain(reason);
  expect(answer).toContain(`link, ${question.term.name} (opens a new tab)`);

  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByRole('heading', { name: 'Your result: 0%' })).toBeFocused();
  expectInOrder(await readAloud(page, '.result'), [
    'heading, Your result: 0%, level 1',
    'A short round shows what to read next. Only a full exam says how you stand.',
    'button, Review your mistake',
    'heading, Study these next, level 2',
    /^heading, .*, level 3$/,
    /^button, Drill: 5 questions on /,
    'heading, Your answers, level 2',
    /^You chose [A-D]; it is [A-D]$/,
    question.because,
    'heading, Your finished exams, level 2',
    'columnheader, Score',
    'cell, 0% , 0 of 1',
  ]);
});

test('the finish dialog is read as one', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expectInOrder(await readAloud(page, 'dialog[open]'), [
    'dialog, Finish now?, You have not checked an answer yet, so there is nothing to score.',
    'heading, Finish now?, level 2',
    'You have not checked an answer yet, so there is nothing to score.',
    'button, End without a score',
    'button, Go back',
    /^end of dialog, Finish now\?/,
  ]);
});

test('home is read with its question first, then the states', async ({ page }) => {
  await page.goto('/');
  const title = await page.locator('h1').textContent();
  expectInOrder(await readAloud(page, 'main'), [
    'main',
    `heading, ${title}, level 1`,
    /^combobox, Which state\?/,
    /^option, Alabama, /,
    /^option, Wyoming, /,
    /^link, Alabama: \d+ hours$/,
  ]);
});

test('a guide is read from its answer to its sources, each figure with what it is and where it is from', async ({
  page,
}) => {
  await page.goto('/state-guides/wyoming');
  expectInOrder(await readAloud(page, 'main'), [
    'navigation, Breadcrumb',
    'heading, How to get a real estate license in Wyoming, level 1',
    'term',
    'Exam fee',
    'end of term',
    'definition',
    /^\$\d+$/,
    /^link, (?:Source|\d+ sources)/,
    'heading, How to get licensed in Wyoming, level 2',
    /^heading, .*, level 3$/,
    'heading, What it costs, level 2',
    'heading, The exam, level 2',
    'heading, Sources, level 2',
  ]);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator('#source-note')).toBeVisible();
  expectInOrder(await readAloud(page, '#source-note'), [
    'note, Source',
    /^link, /,
    'link, See this source in the list',
  ]);
});

test('the table of states says how it is sorted, and each cell after its state', async ({ page }) => {
  await page.goto('/state-guides/table');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Alabama' }) });
  const hours = await row.getByRole('cell').first().textContent();
  expectInOrder(await readAloud(page, 'main table'), [
    'table, License requirements by state',
    'columnheader, State, sorted in ascending order',
    'button, Course hours',
    /^row, Alabama/,
    'rowheader, Alabama',
    `cell, ${hours}`,
  ]);
});

test('a toast is said at once, and can be read and closed', async ({ page, allowProblems }) => {
  allowProblems(/501/);
  await openHydrated(page, '/blog');
  await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
  const subscribe = () => page.getByRole('button', { name: 'Subscribe' }).click();
  expectInOrder(await saidMeanwhile(page, subscribe, /^assertive: (?!Notification)/), [/^assertive: \w/]);
  // It stays while the pointer is on it.
  await page.locator('.toast').hover();
  const title = await page.locator('.toast').first().innerText();
  const said = await readAloud(page, '.toast');
  expect(title).toContain(said[1]!);
  expect(said).toContain('button, Close');
});
