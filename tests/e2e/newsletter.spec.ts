import type { Page } from '@playwright/test';
import { expect, openHydrated, stopClock, test, untilNotified } from '../browser-test.ts';

const field = (page: Page) => page.getByPlaceholder('Your email address');
const toasts = (page: Page) => page.locator('.toast');

const answerWith = (page: Page, status: number, body: object = {}) =>
  page.route('/api/newsletter', (route) => route.fulfill({ status, json: body }));

async function subscribe(page: Page): Promise<void> {
  await field(page).fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

async function subscribeAndBeTold(page: Page): Promise<void> {
  await subscribe(page);
  await untilNotified(page);
}

// A notification goes after five seconds, which a busy machine may need to look at it.
test.beforeEach(({ page }) => stopClock(page));

const refusal = (status: number) => [
  new RegExp(`answer ${status}: .*/api/newsletter`),
  new RegExp(`console: Failed to load resource.*${status}`),
];

test('an address that was taken is confirmed in a toast, and the field is cleared', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('Check your inbox');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'default');
  await expect(field(page)).toHaveValue('');
});

test('the address is sent as JSON', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/blog');
  const sent = page.waitForRequest('/api/newsletter');
  await subscribe(page);
  expect((await sent).postDataJSON()).toMatchObject({ email: 'reader@example.com' });
});

test('an address that was refused is explained beside the field and kept', async ({ page, allowProblems }) => {
  allowProblems(...refusal(422));
  await answerWith(page, 422, { errors: { email: 'This address has a slip in it.' } });
  await openHydrated(page, '/');
  await subscribe(page);
  await expect(page.getByRole('alert').filter({ hasText: 'This address has a slip in it.' })).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription('This address has a slip in it.');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('reader@example.com');
  await expect(toasts(page)).toHaveCount(0);
});

test('a newsletter that is not connected says so in a destructive toast, and the address is kept', async ({
  page,
  allowProblems,
}) => {
  allowProblems(...refusal(501));
  await answerWith(page, 501, { errors: { form: 'The newsletter is not connected on this installation.' } });
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('Your address was not saved');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(field(page)).toHaveValue('reader@example.com');
});

test('a destructive toast does not look like a normal one', async ({ page, allowProblems }) => {
  allowProblems(...refusal(501));
  await answerWith(page, 501, { errors: { form: 'The newsletter is not connected on this installation.' } });
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  const mark = () => toasts(page).evaluate((toast) => getComputedStyle(toast).borderInlineStartColor);
  const destructive = await mark();
  await page.unroute('/api/newsletter');
  await answerWith(page, 202);
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('Check your inbox');
  expect(await mark()).not.toBe(destructive);
});

test('a network that is down says so, and the address is kept', async ({ page, allowProblems }) => {
  allowProblems(/failed request: .*\/api\/newsletter/, /console: Failed to load resource: net::ERR/);
  await page.route('/api/newsletter', (route) => route.abort('internetdisconnected'));
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('The network seems to be down');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(field(page)).toHaveValue('reader@example.com');
});

test('at most one toast is shown: a new one replaces the last', async ({ page, allowProblems }) => {
  allowProblems(...refusal(501));
  await answerWith(page, 501, { errors: { form: 'The newsletter is not connected on this installation.' } });
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('Your address was not saved');
  await answerWith(page, 202);
  await subscribeAndBeTold(page);
  await expect(toasts(page)).toContainText('Check your inbox');
  await expect(toasts(page)).toHaveCount(1);
});

test('a toast goes after 5000 ms', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await page.clock.runFor(4800);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toBeHidden();
});

test('the toast’s button closes it', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toBeHidden();
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}

test('a swipe of 60 px to the right dismisses a toast', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  await swipe(page, 60);
  await expect(toasts(page)).toBeHidden();
});

for (const pixels of [40, -80]) {
  test(`a swipe of ${pixels} px does not`, async ({ page }) => {
    await answerWith(page, 202);
    await openHydrated(page, '/');
    await subscribeAndBeTold(page);
    await swipe(page, pixels);
    await page.clock.runFor(500);
    await expect(toasts(page)).toBeVisible();
  });
}

test('on a desktop the toast stands bottom right, 420 px wide at most', async ({ page }) => {
  await answerWith(page, 202);
  await openHydrated(page, '/');
  await subscribeAndBeTold(page);
  const box = await page.locator('.toasts').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(1260);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the toast stands at the top, from side to side', async ({ page }) => {
    await answerWith(page, 202);
    await openHydrated(page, '/');
    await subscribeAndBeTold(page);
    const box = await page.locator('.toasts').boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.width).toBeGreaterThan(360);
  });
});

for (const width of [390, 1280])
  test(`what comes next stays in the form, which no toast covers, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerWith(page, 202);
    await openHydrated(page, '/');
    await subscribeAndBeTold(page);
    const told = page.getByRole('status').filter({ hasText: 'Within 48 hours, open its link' });
    await expect(told).toContainText('Check your spam folder.');
    const [toast, form] = [(await toasts(page).boundingBox())!, (await told.locator('xpath=..').boundingBox())!];
    const isClear =
      toast.y + toast.height <= form.y ||
      form.y + form.height <= toast.y ||
      form.x + form.width <= toast.x ||
      toast.x + toast.width <= form.x;
    expect(isClear, JSON.stringify({ toast, form })).toBe(true);
    await page.clock.runFor(6000);
    await expect(toasts(page)).toBeHidden();
    await expect(told).toBeVisible();
  });
