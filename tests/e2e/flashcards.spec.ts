// Over 250 lines: one journey through one page; its tests share the ways to start a session and to look into what the
// browser keeps.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, holdScripts, openHydrated, test } from '../browser-test.ts';

const path = '/resources/flashcards';
const card = (page: Page) => page.locator('.study-card h3');
const answer = (page: Page) => page.locator('.answer');
const bar = (page: Page) => page.locator('.study-bar p');
const rowOf = (page: Page, area: string) => page.locator('.areas li', { hasText: area });

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start studying' }).click();
  // Focused, and not only seen: keys are heard from then on.
  await expect(card(page)).toBeFocused();
}

/** Only the 22 cards of one area, so that a test knows what is left. */
async function chooseMathAlone(page: Page): Promise<void> {
  for (const box of await page.locator('.areas input').all())
    await box.setChecked((await box.getAttribute('value')) === 'real-estate-math');
}

/**
 * Answers the shown card by keyboard; on a busy machine a key must not come before the page has drawn what it is for.
 */
async function grade(page: Page, key: string): Promise<void> {
  const done = Number.parseInt(await bar(page).innerText(), 10);
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.press(key);
  await expect(bar(page)).toHaveText(new RegExp(`^${done + 1} done`));
}

test('a session is done by keyboard alone', async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole('button', { name: 'Start studying' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  const first = await card(page).innerText();
  await expect(bar(page)).toHaveText('0 done, 20 left');
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'How well did you know it?' }).getByRole('button')).toHaveText([
    /^Again.*1 min$/,
    /^Hard.*6 min$/,
    /^Good.*10 min$/,
    /^Easy.*\d+ days$/,
  ]);
  await page.keyboard.press('4');
  await expect(bar(page)).toHaveText('1 done, 19 left');
  await expect(card(page)).not.toHaveText(first);
  await expect(card(page)).toBeFocused();
  await expect(page.locator('.study [role=status]')).toHaveText(/^Easy: back in \d+ days\. 19 left\.$/);
});

test('a mouse does the same, and the end says what comes next', async ({ page }) => {
  await openHydrated(page, path);
  await chooseMathAlone(page);
  await page.getByLabel('New cards a day').selectOption('5');
  await start(page);
  for (let number = 0; number < 5; number += 1) {
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('button', { name: /^Easy/ }).click();
  }
  const heading = page.getByRole('heading', { name: 'Done for now' });
  await expect(heading).toBeFocused();
  await expect(page.locator('.study-card')).toContainText('You gave 5 answers and knew 5 of them');
  await expect(page.locator('.study-card')).toContainText(/The next (card comes|\d+ cards come) back in \d+ days/);
  await page.getByRole('button', { name: 'Ten more new cards' }).click();
  await expect(bar(page)).toHaveText('5 done, 10 left');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start studying' })).toBeFocused();
});

test('due counts change, and a reload keeps them', async ({ page }) => {
  await openHydrated(page, path);
  await expect(rowOf(page, 'Real estate math')).toContainText('none due, 22 new');
  await chooseMathAlone(page);
  await start(page);
  await grade(page, '1');
  await grade(page, '4');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rowOf(page, 'Real estate math')).toContainText('0 due, 1 learning, 20 new');
  await expect(page.locator('form [aria-live]')).toHaveText('Today: 0 due, 1 learning, 18 new.');
  await openHydrated(page, path);
  await expect(rowOf(page, 'Real estate math')).toContainText('0 due, 1 learning, 20 new');
  await expect(rowOf(page, 'Real estate practice')).toContainText('none due, 96 new');
  await expect(page.locator('.areas input:checked')).toHaveCount(1);
  await expect(page.getByText('1 day in a row.')).toBeVisible();
  await expect(page.getByText('This browser keeps 2 flashcards.')).toBeVisible();
});

test('a review is due again on its day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-03T12:00:00') });
  await page.goto(path);
  await page.mouse.move(4, 300);
  await expect(rowOf(page, 'Real estate math')).toContainText('22 new');
  await chooseMathAlone(page);
  await start(page);
  await grade(page, '4');
  // Nobody leaves within the milliseconds that a write takes.
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rowOf(page, 'Real estate math')).toContainText('21 new');
  await page.clock.setFixedTime(new Date('2026-03-20T05:00:00'));
  await page.goto(path);
  await page.mouse.move(4, 320);
  await expect(rowOf(page, 'Real estate math')).toContainText('1 due, 0 learning, 21 new');
});

test('an answer is taken back', async ({ page }) => {
  await openHydrated(page, path);
  await chooseMathAlone(page);
  await start(page);
  const first = await card(page).innerText();
  await grade(page, '1');
  await expect(card(page)).not.toHaveText(first);
  await page.keyboard.press('u');
  await expect(card(page)).toHaveText(first);
  await expect(answer(page)).toBeVisible();
  await expect(bar(page)).toHaveText('0 done, 20 left');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rowOf(page, 'Real estate math')).toContainText('none due, 22 new');
});

test('single keys can be switched off', async ({ page }) => {
  await openHydrated(page, path);
  await page.getByLabel(/Single-key shortcuts/).uncheck();
  await start(page);
  await page.keyboard.press('Space');
  await expect(answer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show answer' }).press('Enter');
  await page.keyboard.press('3');
  await expect(bar(page)).toHaveText('0 done, 20 left');
  await page.getByRole('button', { name: /^Good/ }).press('Space');
  await expect(bar(page)).toHaveText(/^1 done/);
});

test('with both ways on, the term is asked for once its meaning is known since another day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-03T12:00:00') });
  await page.goto(path);
  await page.mouse.move(4, 300);
  await expect(rowOf(page, 'Real estate math')).toContainText('22 new');
  await chooseMathAlone(page);
  await page.getByLabel('New cards a day').selectOption('5');
  await page.getByLabel(/Ask both ways/).check();
  await start(page);
  for (let number = 0; number < 5; number += 1) {
    await expect(page.locator('.study-card')).toContainText('What does it mean?');
    await grade(page, '4');
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-03-04T12:00:00'));
  await page.goto(path);
  await page.mouse.move(4, 320);
  await expect(rowOf(page, 'Real estate math')).toContainText('none due, 22 new');
  await start(page);
  await expect(page.locator('.study-card')).toContainText('Which term is this?');
});

test('two tabs do not undo each other', async ({ page, context }) => {
  await openHydrated(page, path);
  await chooseMathAlone(page);
  await start(page);
  const other = await context.newPage();
  await openHydrated(other, path);
  await expect(rowOf(other, 'Real estate math')).toContainText('none due, 22 new');
  await start(other);
  // Both show the same first card: the second answer to it is dropped, the next ones count.
  await grade(page, '4');
  for (const key of ['1', '4', '4']) await grade(other, key);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rowOf(page, 'Real estate math')).toContainText('none due, 19 new');
  await other.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rowOf(other, 'Real estate math')).toContainText('none due, 19 new');
});

test('a click on Start before hydration is not lost', async ({ page }) => {
  await page.goto(path);
  // Without a pointer that moves there first: the click itself is the first sign of intent.
  await page.getByRole('button', { name: 'Start studying' }).evaluate((button: HTMLButtonElement) => button.click());
  await page.mouse.move(4, 300);
  await expect(card(page)).toBeVisible();
});

test('what was chosen before hydration stays chosen', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '**/assets/*.js');
  await page.goto(path);
  await page.locator('.areas label', { hasText: 'Real estate math' }).click();
  await page.getByLabel('New cards a day').selectOption('40');
  letScriptsCome();
  await expect(page.locator('form [aria-live]')).toHaveText(/40 new/);
  await expect(page.locator('.areas input:checked')).toHaveCount(7);
});

test('cards that cannot be loaded are said so, and can be asked for again', async ({ page, allowProblems }) => {
  allowProblems(/assets\/flashcards/, /net::ERR/);
  await openHydrated(page, path);
  await page.route('**/assets/flashcards/*.json', (route) => route.abort());
  await page.getByRole('button', { name: 'Start studying' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/flashcards/*.json');
  await start(page);
});

test('no area is no session', async ({ page }) => {
  await openHydrated(page, path);
  for (const box of await page.locator('.areas input').all()) await box.uncheck();
  await page.getByRole('button', { name: 'Start studying' }).click();
  await expect(page.getByText('Choose at least one area.')).toBeVisible();
});

test('the session works without a connection once the page was open', async ({ page, context, allowProblems }) => {
  allowProblems(/./);
  await openHydrated(page, path);
  // The page itself is kept last.
  const isKept = () =>
    page.evaluate(async (of) => (await caches.match(of, { cacheName: `study-1:${of}` })) !== undefined, path);
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.mouse.move(4, 300);
  await page.mouse.move(4, 330);
  await start(page);
  await grade(page, '3');
});

test('all scripts of a session are 140 KB at most', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await openHydrated(page, path);
  await start(page);
  let bytes = 0;
  for (const script of scripts.values()) bytes += brotliCompressSync(await script).length;
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(140 * 1024);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  async function swipe(page: Page, across: number): Promise<void> {
    // In the middle of the window and at rest: a page that still scrolls takes the touch for a scroll.
    await page
      .locator('.study-card')
      .evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await page.locator('.study-card').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 6; step += 1)
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + (across * step) / 6, y }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a swipe answers once the answer is shown: left Again, right Good', async ({ page }) => {
    await openHydrated(page, path);
    await start(page);
    const first = await card(page).innerText();
    await swipe(page, 130);
    await expect(card(page)).toHaveText(first);
    await page.getByRole('button', { name: 'Show answer' }).click();
    await swipe(page, 40);
    await expect(answer(page)).toBeVisible();
    await swipe(page, 130);
    await expect(page.locator('.study [role=status]')).toHaveText(/^Good: back in 10 min/);
    await expect(card(page)).not.toHaveText(first);
    await page.getByRole('button', { name: 'Show answer' }).click();
    await swipe(page, -130);
    await expect(page.locator('.study [role=status]')).toHaveText(/^Again: back in 1 min/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows its areas, the printed cards and cards to turn over', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.areas li')).toHaveCount(8);
    await expect(rowOf(page, 'Real estate math')).toContainText('22 cards');
    await expect(page.getByRole('button', { name: 'Start studying' })).toBeHidden();
    await expect(page.locator('noscript a[href$="vocabulary-flashcards.pdf"]')).toBeVisible();
    const sample = page.locator('details').first();
    await sample.locator('summary').click();
    await expect(sample.locator('p')).toBeVisible();
  });
});
