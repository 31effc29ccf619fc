import type { Page } from '@playwright/test';
import { notFoundProblems } from '../addresses.ts';
import { expect, hydrate, hydrated, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';

/** What the index of states asks for when it is shown in place of another page is answered with an error. */
const failData = (page: Page) =>
  page.route('/state-guides.data*', (route) => route.fulfill({ status: 500, body: 'Broken' }));

test('the 404 page explains itself', async ({ page, allowProblems }) => {
  allowProblems(...notFoundProblems);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('the 404 page logs the attempted path', async ({ page, allowProblems }) => {
  allowProblems(...notFoundProblems);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404 Error'));
  await page.goto('/state-guides/nowhere');
  const message = await logged;
  expect(message.type()).toBe('error');
  expect(message.text()).toBe('404 Error: User attempted to access non-existent route: /state-guides/nowhere');
});

test('Return to Home leads home', async ({ page, allowProblems }) => {
  allowProblems(...notFoundProblems);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ultimate Guide to Real Estate Licensing');
});

for (const path of ['/no-such-page', '/state-guides/nowhere', '/blog/nothing', '/blog/category/none']) {
  test(`${path} stays the 404 page when it is hydrated, and its links load in full`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(...notFoundProblems);
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & News');
    expect(await isSameDocument(page)).toBe(false);
  });
}

for (const path of ['/no-such-page', '/state-guides/nowhere']) {
  test(`a client navigation to ${path} shows the 404 page and logs it`, async ({ page, allowProblems }) => {
    allowProblems(...notFoundProblems, /\/state-guides\/nowhere\.data/);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('404 Error')) logged.push(message.text());
    });
    await openHydrated(page, '/');
    // No page of the site links to a missing one: an outdated link in a text would look like this.
    await page.getByRole('link', { name: 'View all articles' }).evaluate((link, target) => {
      link.setAttribute('href', target);
    }, path);
    await page.getByRole('link', { name: 'View all articles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect.poll(() => logged).toContain(`404 Error: User attempted to access non-existent route: ${path}`);
  });
}

test('an answer 500 in a client navigation reaches the error page', async ({ page, allowProblems }) => {
  allowProblems(/state-guides\.data/, /console: /, /uncaught on /);
  await failData(page);
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('a connection lost in a client navigation is the browser’s to tell: it loads the page, once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/state-guides\.data/, /console: /, /uncaught on /);
  await page.route('/state-guides.data*', (route) => route.abort('connectionfailed'));
  await openHydrated(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State-Specific Licensing Guides');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State-Specific Licensing Guides');
  expect(documents).toEqual(['/state-guides']);
});

test('the error page leads home with a full load', async ({ page, allowProblems }) => {
  allowProblems(/state-guides\.data/, /console: /, /uncaught on /);
  await failData(page);
  await openHydrated(page, '/');
  await markDocument(page);
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ultimate Guide to Real Estate Licensing');
  expect(await isSameDocument(page)).toBe(false);
});

test('Load again on the error page asks for the page that failed', async ({ page, allowProblems }) => {
  allowProblems(/state-guides\.data/, /console: /, /uncaught on /);
  await failData(page);
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State-Specific Licensing Guides');
});

test('a page whose script was lost still works, and tries again at the next sign of intent', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/assets\/pages\//, /console: Failed to load resource/);
  let attempts = 0;
  await page.route('/assets/pages/*.js', (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort('connectionfailed') : route.continue();
  });
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect.poll(() => attempts).toBe(1);
  // The page learns of the loss a moment after the request failed: signs of intent are given until one is heard.
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(4, 300);
      return attempts;
    })
    .toBeGreaterThan(1);
  await hydrated(page);
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page).toHaveURL('/state-guides');
});
