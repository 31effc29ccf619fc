// What an exam leads on to: rounds by keyboard and as a screen reader has them, results, the state's law, the plan.
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, openHydrated, test } from '../browser-test.ts';
import { keyOnScreen, practicePath, secondsLeft, startExam, storedWork } from '../practice-work.ts';

test('a round is taken by 1–4, Enter and F alone, and a screen reader has every word of it', async ({ page }) => {
  await startExam(page, 'Quick ten');
  const key = await keyOnScreen(page);
  const asked = await page.locator('#asked').textContent();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toHaveAccessibleDescription(asked ?? '');
  await expect(page.locator('form.question')).toMatchAriaSnapshot(`
    - heading "Question 1 of 10" [level=2]
    - button "Flag for review"
    - paragraph
    - group "Your answer":
      - radio /^A/
      - radio /^B/
      - radio /^C/
      - radio /^D/
    - paragraph:
      - button "Previous" [disabled]
      - button "Check answer" [disabled]
  `);
  await page.keyboard.press('f');
  await expect(page.locator('output', { hasText: 'Flagged for review.' })).toBeAttached();
  await page.keyboard.press(`${((key + 1) % 4) + 1}`);
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('heading', { name: `Not right: the answer is ${'ABCD'.charAt(key)}` });
  await expect(verdict).toBeFocused();
  await expect(page.locator('.feedback')).toMatchAriaSnapshot(`
    - heading /Not right. the answer is [A-D]/ [level=3]
    - paragraph
    - list:
      - listitem
      - listitem
      - listitem
    - paragraph:
      - text: "Read more:"
      - link /opens a new tab/
  `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeFocused();
  await page.keyboard.press(`${(await keyOnScreen(page)) + 1}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByRole('heading', { name: 'Your result: 50%' })).toBeFocused();
  await expect(page.locator('.result')).toMatchAriaSnapshot(`
    - heading /Your result. 50%/ [level=1]
    - paragraph: /1 of 2 right/
    - region "Study these next":
      - heading "Study these next" [level=2]
      - list:
        - listitem:
          - heading [level=3]
          - paragraph: 0 of 1 right here
          - button /Drill. 5 questions/
    - region "Your answers"
  `);
});

test('a result leads to a drill of its weakest concept, and says when to come back', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await page.keyboard.press(`${(((await keyOnScreen(page)) + 1) % 4) + 1}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.feedback h3')).toBeFocused();
  await expect.poll(async () => Object.values((await storedWork(page))?.records ?? {})[0]?.memory).toBeDefined();
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByText('Come back tomorrow: one of these questions is due then')).toBeVisible();
  const concept = await page.locator('.study-next h3').first().textContent();
  await page.getByRole('button', { name: /^Drill:/ }).click();
  await expect(page.getByText(`${concept}, 5 questions`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused();
});

test('who takes Georgia’s exam is asked its law after the national questions', async ({ page }) => {
  await openHydrated(page, practicePath);
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Georgia');
  await expect(page.getByRole('radio', { name: '100 national and 52 on Georgia law' })).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Question 152, not answered' }).click();
  await expect(page.getByRole('heading', { name: 'Question 152 of 152' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Question 152 of 152' })).toBeInViewport();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByText(/^National questions: 0 of 100 \(0%\)\. State law: [01] of 52/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Georgia law/ })).toBeVisible();
});

test('California’s is one exam of 150 in its three hours, said to be national for want of its law', async ({
  page,
}) => {
  await openHydrated(page, practicePath);
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('California');
  await expect(page.getByText('California gives one combined exam. We have no questions on its law yet')).toBeVisible();
  await expect(page.getByRole('radio', { name: '150 as in California, in 3 hours' })).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 150' })).toBeFocused();
  expect(await secondsLeft(page)).toBeGreaterThan(178 * 60);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe turns pages, a scroll does not, and every target is large', async ({ page }) => {
    await startExam(page, 'Quick ten');
    const client = await page.context().newCDPSession(page);
    const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
      const at = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] });
      // A finger that takes its time swipes nothing: these are a tenth of a second, however busy the machine is.
      const timestamp = Date.now() / 1000;
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', timestamp, ...at(from) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', timestamp: timestamp + 0.05, ...at(to) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp: timestamp + 0.1, touchPoints: [] });
    };
    const { y } = (await page.locator('#asked').boundingBox())!;
    await drag([300, y + 10], [120, y + 16]);
    await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeFocused();
    await drag([300, y + 60], [280, y - 60]);
    await drag([8, y + 10], [200, y + 16]);
    await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    // The scroll may still be under way.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => (await page.locator('#asked').boundingBox())!.y).toBeCloseTo(y, 0);
    await drag([120, y + 10], [300, y + 16]);
    await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
    const small = await page
      .locator('.exam :is(button, label.option, summary)')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ says: target.textContent, ...target.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)),
      );
    expect(small).toEqual([]);
  });

  test('an address that begins or opens an exam or its result shows nothing else first, and nothing jumps', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      // What was ever painted of the start, before the page had taken over.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element?: Element };
          if (element?.closest('.start, .lead')) window.shifts += 100;
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const shifts = () => page.evaluate(() => window.shifts);
    await page.goto(`${practicePath}?start=daily`);
    await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
    expect(await shifts()).toBeLessThan(0.1);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator('.feedback')).toBeVisible();
    await expect.poll(async () => (await storedWork(page))?.underWay[0]?.checked).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
    expect(await shifts()).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Finish' }).first().click();
    await page.getByRole('button', { name: 'Finish and score' }).click();
    await expect(page.getByRole('heading', { name: /^Your result/ })).toBeFocused();
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await expect(page.getByRole('heading', { name: 'Choose and start' })).toBeVisible();
  });
});

declare global {
  interface Window {
    shifts: number;
  }
}

test('a plan to the exam is kept, follows the day, and goes into a calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await openHydrated(page, '/exam-prep/study-plan');
  await expect(page.getByText('Answer 40 questions, all at once or over several days')).toBeVisible();
  // Nine rows of nothing yet stay folded.
  await expect(page.getByRole('columnheader', { name: 'Expected score' })).toBeHidden();
  await page.getByLabel('Day of your exam').fill('2026-12-04');
  await expect(page.getByText('12 days left: 60 questions a day, 2 full exams')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('study-plan.ics');
  const file = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  expect(file.getAllSubcomponents('vevent')).toHaveLength(13);
  await expect.poll(async () => (await storedWork(page))?.plan?.examDay).toBe('2026-12-04');
  await page.clock.setFixedTime(new Date('2026-12-03T12:00:00'));
  await page.reload();
  await expect(page.getByText('1 day left: a day of rest before the exam.')).toBeVisible();
  await expect(page.getByLabel('Day of your exam')).toHaveValue('2026-12-04');
});

test('the ten of the day are the same ten all day', async ({ page }) => {
  await page.goto(`${practicePath}?start=daily`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
  await expect(page.getByText('Ten of the day')).toBeVisible();
  const asked = await page.locator('#asked').textContent();
  await page.keyboard.press('2');
  await page.goto(`${practicePath}?start=daily`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
  await expect(page.locator('#asked')).toHaveText(asked ?? '');
  await expect.poll(async () => (await storedWork(page))?.underWay).toHaveLength(1);
});
