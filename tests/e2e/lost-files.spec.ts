import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';

// A file of the page's script that is lost on the way: once, and for good.

/** Cuts the connection for the shared file of that name, `times` times. Returns how often it was asked for. */
async function lose(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(`/assets/${name}-*.js`, (route) => {
    asked += 1;
    return asked <= times ? route.abort('connectionfailed') : route.continue();
  });
  return () => asked;
}

for (const name of ['react', 'frame', 'entry.client']) {
  test(`the page recovers when ${name} was lost once`, async ({ page, allowProblems }) => {
    allowProblems(/\/assets\//, /console: Failed to load resource/);
    await page.clock.install();
    const asked = await lose(page, name, 1);
    await page.goto('/exam-prep/practice');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(asked).toBe(1);
    await expect(page.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
  });
}

test('when a file is lost for good, links and forms are the browser’s own', async ({ page, allowProblems }) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await page.clock.install();
  await lose(page, 'react', Infinity);
  await page.goto('/');
  await markDocument(page);
  await page.mouse.move(300, 300);
  await giveUp(page);
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State-Specific Licensing Guides');
  expect(await isSameDocument(page)).toBe(false);
});

test('a form sent while the file was being tried for is then sent by the browser', async ({ page, allowProblems }) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await page.clock.install();
  await lose(page, 'react', Infinity);
  await page.goto('/resources/math-formulas/mortgage-payment');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await giveUp(page);
  await expect(page).toHaveURL(/mortgage-payment\?\w+=/);
});

test('two states are compared though no script comes', async ({ page, allowProblems }) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await lose(page, 'react', Infinity);
  await page.goto('/state-guides/compare');
  await page.getByLabel('State 1').selectOption('texas');
  await page.getByLabel('State 2').selectOption('ohio');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Texas and Ohio' })).toBeVisible();
});

test('a page whose script is lost when its link is followed is loaded by the browser, once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await page.clock.install();
  await openHydrated(page, '/');
  await lose(page, 'BlogPage', Infinity);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blog/);
  await page.mouse.move(300, 300);
  await page.clock.runFor(11_000);
  expect(documents).toEqual(['/blog']);
});

test('what needs the lost file says so when it is tapped', async ({ page, allowProblems }) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await page.clock.install();
  await lose(page, 'react', Infinity);
  await page.goto('/exam-prep/practice');
  await page.getByRole('button', { name: 'Start' }).click();
  await giveUp(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Load the page again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).not.toHaveAttribute('aria-busy');
});

test('a file that a tap needs and that is lost is told, with the connection gone for the notification too', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/\/assets\//, /console: Failed to load resource/);
  await openHydrated(page, '/state-guides/compare?states=texas,ohio');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download this comparison (CSV)' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'A part of this page is missing' });
  await expect(told).toContainText('load the page again');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Texas and Ohio' })).toBeVisible();
});

/** Runs through the boot script's four waits, of one to four seconds. */
async function giveUp(page: Page): Promise<void> {
  for (const seconds of [1, 2, 3, 4]) {
    const lost = page.waitForEvent('requestfailed');
    await page.clock.runFor(seconds * 1000);
    await lost;
  }
}
