import type { Page } from '@playwright/test';
import { optionOrder } from '../app/exam/practice/option-order.ts';
import type { ExamUnderWay, ExamWork } from '../app/study/exam-work.ts';
import type { Question } from '../app/exam/practice/question.ts';
import { publicQuestion } from '../app/exam/practice/question-files.server.ts';
import { figurePattern, withFigures } from '../app/exam/practice/varied-question.ts';
import { readQuestionBank } from '../app/question-bank/question-bank.server.ts';
import { expect, hydrated } from './browser-test.ts';

export const practicePath = '/exam-prep/practice';

/** The questions of the content by their texts, whatever numbers stand in them. */
const withoutFigures = (text: string): string => text.replaceAll(figurePattern, '#');
const bank = readQuestionBank();
const asked = new Map(bank.map((question) => [withoutFigures(question.question), question]));
const keys = new Map(bank.map(({ id, answer }) => [id, answer]));

/** The options of the question on the screen, from the first to the last. */
export const optionsOnScreen = (page: Page): Promise<string[]> =>
  page.locator('.question .option .letter + span').allTextContents();

/** The places of the chosen options as they were shown, for the exam's questions from the first on. */
export const shownAnswers = (exam: ExamUnderWay, count: number): number[] =>
  exam.questions.slice(0, count).map((id) => optionOrder(exam, id).indexOf(exam.answers[id]!));

/** The question on the screen as the content has it, with the numbers of this exam; its options as they are filed. */
export async function questionOnScreen(page: Page): Promise<Question> {
  const found = asked.get(withoutFigures((await page.locator('#asked').textContent()) ?? ''));
  if (!found) throw new Error('The question on the screen is not in the content.');
  const id = new URL(page.url()).hash.replace('#exam-', '');
  return withFigures(publicQuestion(found), { id, varied: true });
}

/** The place of the right option of the question on the screen, counted from 0. */
export async function keyOnScreen(page: Page): Promise<number> {
  const { options, answer } = await questionOnScreen(page);
  return (await optionsOnScreen(page)).indexOf(options[answer]!);
}

export async function startExam(page: Page, mode = 'Full exam'): Promise<void> {
  await page.goto(practicePath);
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeFocused();
}

/** Answers a question by a key, once it is on the screen, and turns to the next one. */
export async function answerByKey(page: Page, option: number, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Question ${number} of` })).toBeFocused();
  await page.keyboard.press(`${option + 1}`);
  await expect(page.getByRole('radio').nth(option)).toBeChecked();
  await page.keyboard.press('n');
}

export const secondsLeft = async (page: Page): Promise<number> => {
  const face = (await page.getByRole('timer').locator('.serif').textContent()) ?? '';
  return face.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

/** What this browser has stored, read past the page. */
export const storedWork = (page: Page): Promise<ExamWork | undefined> =>
  page.evaluate(
    () =>
      new Promise<ExamWork | undefined>((resolve, reject) => {
        const opening = indexedDB.open('license-atlas');
        opening.addEventListener('error', () => reject(opening.error as DOMException));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('work').objectStore('work').get('exam');
          asking.addEventListener('success', () => resolve(asking.result as ExamWork | undefined));
          asking.addEventListener('error', () => reject(asking.error as DOMException));
        });
      }),
  );

/**
 * Puts something in the place of the stored exams, as a bug or another version of the site might. The page has to have
 * stored something before.
 */
export const storeWork = (page: Page, value: unknown): Promise<void> =>
  page.evaluate(
    (work) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('license-atlas');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('work', 'readwrite');
          writing.objectStore('work').put(work, 'exam');
          writing.addEventListener('complete', () => resolve());
          writing.addEventListener('error', () => reject(writing.error as DOMException));
        });
      }),
    value,
  );

/** Changes the one exam under way in the stored work and loads the page again. */
export async function changeStoredExam(
  page: Page,
  changes: Partial<ExamUnderWay> | ((exam: ExamUnderWay) => Partial<ExamUnderWay>),
): Promise<void> {
  const address = page.url();
  // Away from the exam first, so that its clock does not write over the change.
  await page.goto('/saved-work');
  const exam = (await storedWork(page))!.underWay[0]!;
  await page.evaluate(changeExam, typeof changes === 'function' ? changes(exam) : changes);
  await page.goto(address);
  await hydrated(page);
}

/**
 * Runs in the page. In one transaction, and as what was changed last: the exam's clock may have been on its way to the
 * database as the exam was left, and pages then bring both together (app/study/left-work.ts).
 */
function changeExam(changes: Partial<ExamUnderWay>): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('license-atlas');
    opening.addEventListener('success', () => {
      const changing = opening.result.transaction('work', 'readwrite');
      const stored = changing.objectStore('work');
      const asking: IDBRequest<ExamWork> = stored.get('exam');
      asking.addEventListener('success', () => {
        const changedAt = new Date().toISOString();
        const underWay = asking.result.underWay.map((exam) => ({ ...exam, ...changes, changedAt }));
        stored.put({ ...asking.result, underWay }, 'exam');
      });
      changing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
      changing.addEventListener('error', () => reject(changing.error as DOMException));
    });
  });
}

/**
 * Answers questions of the exam under way that were not answered yet, from one place to before another, in the stored
 * work, all right: a learner would press as many keys. Leaves the exam at the question of the second place.
 */
export async function answerStored(page: Page, from: number, to: number): Promise<void> {
  await expect.poll(async () => Object.keys((await storedWork(page))?.underWay[0]?.answers ?? {}).length).toBe(from);
  const answers = (exam: ExamUnderWay): [string, number][] =>
    exam.questions.slice(from, to).map((id) => [id, keys.get(id)!]);
  await changeStoredExam(page, (exam) => ({
    answers: { ...exam.answers, ...Object.fromEntries(answers(exam)) },
    place: to,
  }));
}
