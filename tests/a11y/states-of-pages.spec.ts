import { randomUUID } from 'node:crypto';
import { expect, openHydrated, stopClock, test, untilNotified } from '../browser-test.ts';
import { keyOnScreen, startExam } from '../practice-work.ts';
import { expectNoViolations, expectNoViolationsAtBothWidths } from '../axe.ts';

test.describe('of the donation popup', () => {
  test.use({ hasPopup: true });

  test('the open popup is accessible', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationsAtBothWidths(page);
  });
});

// A toast goes when the window changes under it: here each width opens its own.
for (const width of [360, 1280]) {
  test(`a toast is accessible at ${width} px`, async ({ page, allowProblems }) => {
    await page.setViewportSize({ width, height: 800 });
    allowProblems(/501/);
    // The toast would be gone before both themes are checked.
    await stopClock(page);
    await openHydrated(page, '/blog');
    await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await untilNotified(page);
    // It stays while the pointer is on it, also when the clock goes on, which axe needs.
    await page.locator('.toast').hover();
    await page.clock.resume();
    await expectNoViolations(page);
    await expect(page.locator('.toast')).toBeVisible();
  });
}

test('an open source note is accessible', async ({ page }) => {
  await page.goto('/state-guides/wyoming');
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator('#source-note')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a refused address is accessible', async ({ page, allowProblems }) => {
  allowProblems(/422/);
  await page.route('/api/newsletter', (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'This address has a slip in it.' } } }),
  );
  await openHydrated(page, '/blog');
  await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('This address has a slip in it.')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a search without a match is accessible', async ({ page }) => {
  await openHydrated(page, '/state-guides');
  await page.getByPlaceholder('Search for a state...').fill('xyz');
  await expect(page.getByText('No states found')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a plan at work is accessible', async ({ page }) => {
  await openHydrated(page, '/my-plan/ohio');
  await page.getByRole('checkbox').first().check();
  await page.locator('#pass-the-exam summary', { hasText: 'Date and notes' }).click();
  await page.locator('#pass-the-exam textarea').fill('x'.repeat(1_900));
  await expect(page.getByText('Room for 100 more characters.')).toBeVisible();
  // What the pinned next thing half covers would count as too small to tap.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolationsAtBothWidths(page);
});

test('costs with figures, dates and a slip are accessible', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
  await openHydrated(page, '/how-to-get-licensed/cost/ohio?start=2026-12-01&hours=10');
  await page.getByLabel('Pre-licensing courses').fill('about 400');
  await page.getByLabel('Hours a week').focus();
  await expect(page.getByText('Enter dollars, such as')).toBeVisible();
  await expect(page.getByText('License issued').last()).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a comparison is accessible', async ({ page }) => {
  await openHydrated(page, '/state-guides/compare?states=ohio,wyoming,narnia');
  await expect(page.getByRole('table')).toBeVisible();
  await page
    .locator('.caveat')
    .first()
    .evaluate((note) => note.setAttribute('open', ''));
  await expectNoViolationsAtBothWidths(page);
});

test('a filtered table with open sources is accessible', async ({ page }) => {
  await openHydrated(page, '/state-guides/table?name=dakota&hours=116&sort=exam-fee');
  await page.locator('.state-table td a').first().click();
  await expect(page.locator('#figure-note')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a practice exam, its pause and its finish dialog are accessible', async ({ page }) => {
  await startExam(page);
  await page.keyboard.press('2');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flagged for review' })).toBeVisible();
  await page.getByText('Keyboard shortcuts').click();
  // What the sticky header half covers would count as too small to tap.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused();
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('the result of a practice exam and the history are accessible', async ({ page }) => {
  await startExam(page);
  await page.keyboard.press(`${(await keyOnScreen(page)) + 1}`);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2 of 80' })).toBeFocused();
  await page.keyboard.press(`${(((await keyOnScreen(page)) + 1) % 4) + 1}`);
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByRole('heading', { name: /^Your result/ })).toBeFocused();
  await expect(page.locator('.answers > li')).toHaveCount(80);
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Your finished exams' })).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a checked answer and an exam under way are accessible', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.locator('.feedback h3')).toBeFocused();
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a study plan at work is accessible', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await openHydrated(page, '/exam-prep/study-plan');
  await page.getByLabel('Day of your exam').fill('2026-12-04');
  await expect(page.getByText('12 days left:')).toBeVisible();
  await page.getByText('more days, to the exam').click();
  await expectNoViolationsAtBothWidths(page);
});

test('flashcards are accessible: the question, its answer, the end, the days', async ({ page }) => {
  await openHydrated(page, '/resources/flashcards');
  for (const box of await page.locator('.areas input').all())
    await box.setChecked((await box.getAttribute('value')) === 'real-estate-math');
  await page.getByLabel('New cards a day').selectOption('5');
  await page.getByRole('button', { name: 'Start studying' }).click();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(page.locator('.answer')).toBeFocused();
  await expectNoViolationsAtBothWidths(page);
  for (let number = 0; number < 5; number += 1) {
    if (number > 0) await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('button', { name: /^Easy/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
  await page.getByRole('button', { name: 'Back to the areas' }).click();
  await expect(page.getByText('1 day in a row.')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('checked state questions are accessible', async ({ page }) => {
  await openHydrated(page, '/exam-prep/state-questions/ohio');
  for (const number of [1, 2, 3, 4]) {
    await page.locator(`#q${number}`).getByRole('radio').first().check();
    await page.locator(`#q${number} summary`).click();
    await expect(page.locator(`#q${number} .verdict`)).toBeVisible();
  }
  await expectNoViolationsAtBothWidths(page);
});

test('a calculator with every field wrong is accessible', async ({ page }) => {
  await openHydrated(page, '/resources/math-formulas/proration?bill=x&closing=&owner=nobody');
  await page.getByLabel('Closing date').fill('');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#f-bill-error')).toBeVisible();
  await expect(page.locator('#f-closing-error')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

test('a loan’s schedule by month is accessible', async ({ page }) => {
  await openHydrated(page, '/resources/math-formulas/mortgage-payment?loan=9000&rate=6&years=2');
  await page.getByLabel('By month').check();
  await expect(page.locator('.schedule tbody tr')).toHaveCount(24);
  await expectNoViolationsAtBothWidths(page);
});

test('a search for a formula without a match is accessible', async ({ page }) => {
  await openHydrated(page, '/resources/math-formulas');
  await page.getByLabel('Find a formula').fill('xyz');
  await expect(page.getByText('No formula has these words.')).toBeVisible();
  await expectNoViolationsAtBothWidths(page);
});

for (const path of ['/state-guides/wyoming', '/exam-prep', '/contact']) {
  test(`${path} with every question open is accessible`, async ({ page }) => {
    await page.goto(path);
    await page.locator('details').evaluateAll((questions) => {
      for (const question of questions) question.setAttribute('open', '');
    });
    await expectNoViolationsAtBothWidths(page);
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the open menu is accessible', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the player with an error is accessible', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openHydrated(page, '/radio');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('Unable to start playback.')).toBeVisible();
  await expectNoViolations(page);
});
