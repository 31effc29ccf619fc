// Over 250 lines: one journey through one page; its tests share the ways to start an exam, to answer by the key and to
// look into what the browser keeps.
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, hydrated, markPopupShown, openHydrated, test } from '../browser-test.ts';
import {
  answerByKey,
  answerStored,
  changeStoredExam,
  keyOnScreen,
  optionsOnScreen,
  practicePath,
  secondsLeft,
  shownAnswers,
  startExam,
  storedWork,
  storeWork,
} from '../practice-work.ts';

test('an exam of 80 is taken by keyboard alone, all right is 100%', async ({ page }) => {
  await startExam(page);
  for (let number = 1; number <= 5; number++) await answerByKey(page, await keyOnScreen(page), number);
  await answerStored(page, 5, 76);
  for (let number = 77; number <= 80; number++) await answerByKey(page, await keyOnScreen(page), number);
  await expect(page.getByText('80 of 80 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('All 80 questions are answered.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your result: 100%' })).toBeFocused();
  await expect(page.getByText('80 of 80 right.')).toBeVisible();
  await expect(page.getByText('That’s above the 85–90% we recommend')).toBeVisible();
  const rows = await page.getByRole('region', { name: 'By area of the outline' }).getByRole('row').allTextContents();
  expect(rows.slice(1)).toEqual([
    'Property characteristics11 of 11100%',
    'Ownership, transfer, and recording9 of 9100%',
    'Value and appraisal11 of 11100%',
    'Contracts and agency16 of 16100%',
    'Real estate practice10 of 10100%',
    'Disclosures and environment9 of 9100%',
    'Financing and settlement7 of 7100%',
    'Real estate math7 of 7100%',
  ]);
  // 80 first answers are enough for an estimate; the chance needs a state.
  await expect(page.getByRole('heading', { name: 'Am I ready?' })).toBeVisible();
  await expect(
    page.getByText(/^On an exam like ours you would get about \d+% right, most likely between/),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Texas');
  await expect(
    page.getByText('Your chance of reaching Texas’s passing score on the national portion is more than 9 in 10.'),
  ).toBeVisible();
});

test('scores add up with wrong answers and blanks, and hold against the state’s mark', async ({ page }) => {
  await startExam(page);
  for (let number = 1; number <= 12; number++) {
    const key = await keyOnScreen(page);
    // The 1st to 8th right, the 9th to 12th wrong, the rest blank.
    await answerByKey(page, number <= 8 ? key : (key + 1) % 4, number);
  }
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('68 of 80 questions have no answer and will count as wrong.');
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByRole('heading', { name: 'Your result: 10%' })).toBeFocused();
  await expect(page.getByText('8 of 80 right, 68 without an answer.')).toBeVisible();
  await expect(
    page.getByText('Answer 28 more new questions, and you will see how likely you are to pass.'),
  ).toBeVisible();
  const finished = (await storedWork(page))?.history.at(-1);
  const sumOf = (tallies: Record<string, { right: number; asked: number }> = {}) =>
    Object.values(tallies).reduce((sum, { right, asked }) => [sum[0]! + right, sum[1]! + asked], [0, 0]);
  expect(sumOf(finished?.areas)).toEqual([8, 80]);
  expect(sumOf(finished?.topics)).toEqual([8, 80]);
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Texas');
  await expect(page.getByText('The passing score in Texas is 70%. Your score is below that')).toBeVisible();
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Guam');
  await expect(page.getByText(/^Guam: .*passing score/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'The exam in Guam, with sources' })).toHaveAttribute(
    'href',
    '/state-guides/guam#exam',
  );
  await page.getByRole('button', { name: 'Review your 4 mistakes' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused();
});

for (const offline of [false, true]) {
  test(`an exam goes on at question 57 after a reload ${offline ? 'without' : 'with'} a connection`, async ({
    page,
    context,
    allowProblems,
  }) => {
    // The icon and the worker's own attempt to reach the server.
    if (offline) allowProblems(/ERR_INTERNET_DISCONNECTED|failed request/);
    await startExam(page);
    const given = Array.from({ length: 56 }, (_, place) => (place + 1) % 4);
    for (let number = 1; number <= 56; number++) {
      // The key is pressed by whoever sees the question.
      await expect(page.getByRole('heading', { name: `Question ${number} of` })).toBeFocused();
      if (number === 3 || number === 50) await page.keyboard.press('f');
      await answerByKey(page, number % 4, number);
    }
    await expect(page.getByRole('heading', { name: 'Question 57 of 80' })).toBeFocused();
    await expect(page.getByText('works without a connection')).toBeVisible();
    const question = await page.locator('#asked').textContent();
    const options = await optionsOnScreen(page);
    const before = await secondsLeft(page);
    const since = Date.now();
    // Nobody reloads within the milliseconds that a write takes.
    await expect.poll(async () => Object.keys((await storedWork(page))?.underWay[0]?.answers ?? {}).length).toBe(56);
    await context.setOffline(offline);
    await page.reload();
    // Nothing is touched: an open exam comes back by itself.
    await expect(page.getByRole('heading', { name: 'Question 57 of 80' })).toBeFocused();
    const after = await secondsLeft(page);
    expect(after).toBeLessThanOrEqual(before);
    // No more than has gone by; a busy page shows its clock some seconds late.
    expect(before - after).toBeLessThanOrEqual((Date.now() - since) / 1000 + 5);
    await expect(page.locator('#asked')).toHaveText(question ?? '');
    expect(await optionsOnScreen(page)).toEqual(options);
    await expect(page.getByText('56 of 80 answered')).toBeVisible();
    await expect(page.locator('.question-map [data-flagged="true"]')).toHaveText(['3', '50']);
    await page.getByRole('button', { name: 'Question 30, answered' }).click();
    await expect(page.getByRole('radio').nth(given[29]!)).toBeChecked();
    const exam = (await storedWork(page))?.underWay[0];
    expect(exam && shownAnswers(exam, 56)).toEqual(given);
  });
}

test('the clock stands still while paused and while the exam is left, and Back and Forward lead through', async ({
  page,
}) => {
  await page.clock.install();
  await startExam(page);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused();
  const paused = await secondsLeft(page);
  await page.clock.runFor(2500);
  expect(await secondsLeft(page)).toBe(paused);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => secondsLeft(page)).toBeLessThan(paused);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
  await expect(page.getByText('At question 1 of 80, 1 answered')).toBeVisible();
  const left = (await storedWork(page))?.underWay[0]?.elapsedMs;
  await page.clock.runFor(2500);
  expect((await storedWork(page))?.underWay[0]?.elapsedMs).toBe(left);
  await page.goForward();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('an exam outlives a browser that is killed', async ({ playwright, baseURL, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'license-atlas-profile-'));
  const open = async () => {
    const opened = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL! });
    await opened.addInitScript(markPopupShown);
    return opened;
  };
  const context = await open();
  const page = await context.newPage();
  await startExam(page);
  for (let number = 1; number <= 5; number++) await answerByKey(page, number % 4, number);
  await expect.poll(async () => (await storedWork(page))?.underWay[0]?.place).toBe(5);
  const ended = new Promise((resolve) => {
    context.once('close', resolve);
  });
  killBrowser(profile);
  await ended;
  const again = await open();
  const newPage = await again.newPage();
  // The note that makes the page hydrate by itself is in local storage, which Chromium writes some seconds late.
  await openHydrated(newPage, practicePath);
  await expect(newPage.getByText('At question 6 of 80, 5 answered')).toBeVisible();
  await newPage.getByRole('button', { name: 'Continue: Full exam, 80 questions' }).click();
  await expect(newPage.getByRole('heading', { name: 'Question 6 of 80' })).toBeFocused();
  const exam = (await storedWork(newPage))?.underWay[0];
  expect(exam && shownAnswers(exam, 5)).toEqual([1, 2, 3, 0, 1]);
  await again.close();
});

/** SIGKILL for the browser that uses a profile, and for no other: nothing can be saved on the way out. */
function killBrowser(profile: string): void {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const own = processes.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${profile}`);
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
  expect(own.length).toBeGreaterThan(0);
  for (const id of own) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      /* its parent's end took it along */
    }
  }
}

test('when time is up the exam ends and is scored', async ({ page }) => {
  await startExam(page);
  await page.keyboard.press(`${(await keyOnScreen(page)) + 1}`);
  await expect.poll(async () => Object.keys((await storedWork(page))?.underWay[0]?.answers ?? {}).length).toBe(1);
  await changeStoredExam(page, { elapsedMs: 80 * 90_000 - 3000 });
  await expect(page.getByRole('heading', { name: 'Your result: 1.2%' })).toBeFocused();
  await expect(page.getByText('Time is up. 1 of 80 right, 79 without an answer.')).toBeVisible();
  await expect(page.getByText('Time used: 2:00:00.')).toBeVisible();
});

test('the clock is announced at ten minutes', async ({ page }) => {
  await startExam(page);
  await expect.poll(async () => (await storedWork(page))?.underWay.length).toBe(1);
  // Two hours are allowed.
  await changeStoredExam(page, { elapsedMs: 110 * 60_000 - 2000 });
  await expect(page.locator('output', { hasText: '10 minutes left.' })).toBeAttached();
});

test('the way back leads to the heading of the start; a round without answers is not called scored', async ({
  page,
}) => {
  const start = page.getByRole('heading', { level: 1, name: 'Practice Exam' });
  await startExam(page, 'Quick ten');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(start).toBeFocused();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard: Quick ten' }).click();
  await expect(page.getByRole('heading', { name: 'Under way' })).toHaveCount(0);
  await expect(start).toBeFocused();
  await startExam(page, 'Quick ten');
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('You have not checked an answer yet');
  await page.getByRole('button', { name: 'End without a score' }).click();
  await expect(start).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your finished exams' })).toHaveCount(0);
});

test('a topic drill explains each answer at once, and its score counts what was checked', async ({ page }) => {
  await page.goto(practicePath);
  await page.getByRole('radio', { name: 'One topic' }).check();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Property Management');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Property Management, 20 questions')).toBeVisible();
  const key = await keyOnScreen(page);
  await page.keyboard.press('abcd'.charAt((key + 1) % 4));
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('heading', { name: `Not right: the answer is ${'ABCD'.charAt(key)}` })).toBeFocused();
  await expect(page.locator('.explanation li')).toHaveCount(3);
  await expect(page.locator('.explanation a')).toHaveAttribute('href', /^\/resources\/glossary\/terms\/[a-z-]+$/);
  // An answer that was checked stays.
  await page.keyboard.press(`${key + 1}`);
  await expect(page.getByRole('radio').nth((key + 1) % 4)).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press(`${(await keyOnScreen(page)) + 1}`);
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.getByRole('button', { name: 'Finish and score' }).click();
  await expect(page.getByRole('heading', { name: 'Your result: 50%' })).toBeFocused();
  await expect(page.getByText('1 of 2 right.')).toBeVisible();
});

test('Start works on a click that comes before hydration, with what was chosen before it', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/pages/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(practicePath);
  await page.getByRole('radio', { name: 'Quick ten' }).check();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
});

test('whoever starts sees which state is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, practicePath);
  const state = page.getByLabel('Your state');
  await expect(state).not.toBeInViewport();
  await page.getByRole('link', { name: 'No state chosen' }).click();
  await expect(state).toBeInViewport({ ratio: 1 });
  await state.selectOption('Ohio');
  await expect(page.locator('.start').getByRole('link', { name: 'Ohio' })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(state).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 });
});

test('single keys can be switched off, and the choice is kept', async ({ page }) => {
  await startExam(page);
  await page.getByText('Keyboard shortcuts').click();
  await page.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
  await page.getByRole('heading', { name: 'Question 1 of 80' }).focus();
  await page.keyboard.press('2');
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect.poll(async () => (await storedWork(page))?.keys).toBe(false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Question 1 of 80' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 1 of 80' })).toBeVisible();
});

test('two tabs with one exam keep each other’s answers', async ({ page, context }) => {
  await startExam(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Question 1 of 80' })).toBeFocused();
  await other.getByRole('button', { name: 'Question 5, not answered' }).click();
  // Keys are pressed by whoever sees the question: its part of the bank may still be on its way.
  await expect(other.getByRole('heading', { name: 'Question 5 of 80' })).toBeFocused();
  await other.keyboard.press('3');
  await page.keyboard.press('2');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2 of 80' })).toBeFocused();
  await page.keyboard.press('4');
  for (const tab of [page, other]) await expect(tab.getByText('3 of 80 answered')).toBeVisible();
  const exam = (await storedWork(page))?.underWay[0];
  expect(exam && shownAnswers(exam, 80).flatMap((option, place) => (option === -1 ? [] : [[place, option]]))).toEqual([
    [0, 1],
    [1, 3],
    [4, 2],
  ]);
});

test('an answer noted as its page was left is kept, though the database answers after the next page has come', async ({
  page,
  context,
}) => {
  await startExam(page);
  await expect.poll(async () => (await storedWork(page))?.underWay.length).toBe(1);
  await page.goto('/privacy');
  const work = (await storedWork(page))!;
  const [exam] = work.underWay;
  const left = { ...exam!, answers: { [exam!.questions[0]!]: 0 }, changedAt: new Date().toISOString() };
  await page.evaluate((note) => localStorage.setItem('left-exam', note), JSON.stringify({ ...work, underWay: [left] }));
  // Another tab writes for as long as it likes: the database answers nobody else.
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('license-atlas');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('work', 'readwrite').objectStore('work');
          const goOn = (): void => {
            if ('isDone' in globalThis) return;
            store.get('exam').addEventListener('success', goOn);
          };
          goOn();
          resolve();
        });
      }),
  );
  // The page has not come wholly before the exams are asked for.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/print-*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(practicePath, { waitUntil: 'commit' });
  await expect(page.getByText('Your browser has not yet said')).toBeVisible();
  release();
  await page.waitForLoadState('load');
  await other.evaluate(() => Object.assign(globalThis, { isDone: true }));
  await expect(page.getByText('1 answered')).toBeVisible();
});

test('a question that is no longer in the bank is left out, and the page says so', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await expect.poll(async () => (await storedWork(page))?.underWay.length).toBe(1);
  const questions = (await storedWork(page))?.underWay[0]?.questions ?? [];
  await changeStoredExam(page, { questions: [...questions.slice(0, 8), 'gone-001', 'gone-002'], place: 9 });
  await expect(page.getByText('2 questions of this exam are no longer in our bank and were left out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 8 of 8' })).toBeVisible();
});

for (const [name, damaged] of Object.entries({
  'a text': 'not an exam',
  'half an exam': { underWay: [{ id: 'x' }], history: [], records: {}, state: '', keys: true },
})) {
  test(`stored work that is damaged (${name}) does not break the page and is put aside`, async ({ page }) => {
    await startExam(page, 'Quick ten');
    await expect.poll(async () => (await storedWork(page))?.underWay.length).toBe(1);
    await page.goto('/saved-work');
    await storeWork(page, damaged);
    await openHydrated(page, practicePath);
    await expect(page.getByRole('heading', { name: 'Under way' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 80' })).toBeFocused();
    await expect.poll(async () => (await storedWork(page))?.underWay.length).toBe(1);
  });
}

test('questions that cannot be loaded are asked for again', async ({ page, allowProblems }) => {
  allowProblems(/failed request: .*questions/, /net::ERR_FAILED/, /ERR_CONNECTION/);
  await page.route('**/assets/questions/*', (route) => route.abort());
  await page.goto(practicePath);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/questions/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 80' })).toBeFocused();
});

test('the worker is for the practice page alone, and is asked for again each time', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await expect(page.getByText('works without a connection')).toBeVisible();
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([practicePath]);
  const answer = await page.request.get('/study-worker.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  await page.goto('/exam-prep');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('online, the page is always the server’s, and a kept copy that is out of date is replaced', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await expect(page.getByText('works without a connection')).toBeVisible();
  // A copy of an older version, with a file that no page names any more.
  await page.evaluate(async (path) => {
    const cache = await caches.open(`study-1:${path}`);
    await cache.put(path, new Response('<title>Old</title>', { headers: { 'Content-Type': 'text/html' } }));
    await cache.put('/assets/old-1a2b.js', new Response(''));
  }, practicePath);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
  await expect(page.getByText('works without a connection')).toBeVisible();
  const kept = await page.evaluate(async (path) => {
    const cache = await caches.open(`study-1:${path}`);
    return [
      (await (await cache.match(path))?.text())?.includes('<h1'),
      (await cache.match('/assets/old-1a2b.js')) === undefined,
    ];
  }, practicePath);
  expect(kept).toEqual([true, true]);
});

test('all script of a started exam weighs at most 142 KB in Brotli', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await startExam(page, 'Quick ten');
  await expect(page.getByText('works without a connection')).toBeVisible();
  const size = (path: string): number => {
    const file = join(import.meta.dirname, '../../build/client', path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const total = [...scripts].reduce((sum, path) => sum + size(path), 0);
  console.log(`Script of the practice page: ${total} bytes in Brotli, ${scripts.size} files.`);
  expect(scripts.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(142 * 1024);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the shares, ten questions with answers, and the exam on paper', async ({ page }) => {
    await page.goto(practicePath);
    await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0);
    // Playwright's getByText leaves <noscript> out.
    await expect(page.locator('noscript p')).toContainText('The timed exam needs scripts.');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Contracts and agency 16 24 240' })).toBeVisible();
    await expect(page.locator('.sample')).toHaveCount(10);
    await page.getByText('Answer', { exact: true }).first().click();
    await expect(page.locator('.sample details p').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '100 questions (PDF)' })).toHaveAttribute(
      'href',
      '/downloads/practice-exam-questions.pdf',
    );
  });
});

test('Enter pressed twice on “Finish” asks, and ends nothing', async ({ page }) => {
  await startExam(page);
  await page.getByRole('button', { name: 'Finish' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finish now?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
});

test('a result on paper has no buttons and no signs to unfold, and ten answers take five pages at most', async ({
  page,
}) => {
  await startExam(page, 'Quick ten');
  for (let number = 1; number <= 10; number++) {
    const key = await keyOnScreen(page);
    await page.keyboard.press(`${((key + 1) % 4) + 1}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Your result: 0%' })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Drill/ })).toHaveCount(0);
  expect(
    await page
      .locator('.answer summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary).display),
  ).toBe('block');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type ?\/Page\b/g)!.length).toBeLessThanOrEqual(5);
});
