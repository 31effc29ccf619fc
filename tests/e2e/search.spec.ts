import type { Page } from '@playwright/test';
import { expectNoViolationsAtBothWidths } from '../axe.ts';
import { expect, hydrated, isSameDocument, markDocument, openHydrated, test } from '../browser-test.ts';
import { searchQueries } from '../search-queries.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox');

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the very first key press, Ctrl + K, opens search', async ({ page }) => {
  await page.goto('/blog/exam-tips');
  await openDialog(page);
  await page.keyboard.type('escrow');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “escrow”/);
  await expect(dialog(page).getByRole('listitem').first().getByRole('link')).toHaveText('Escrow');
  await expect(dialog(page).locator('mark').first()).toContainText(/escrow/i);
});

test('no part of search is fetched before it is asked for, and the index not before the first word', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/pagefind\/|Search(?:Dialog|Form)/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/blog');
  await page.mouse.wheel(0, 400);
  expect(asked).toEqual([]);
  await openDialog(page);
  expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  await page.keyboard.type('lien');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  expect(asked).toContain('/pagefind/search-worker.js');
});

test('the keyboard goes from the field to a result and opens it; the page beneath takes over', async ({ page }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  await openDialog(page);
  await page.keyboard.type('LTV');
  // What is found for the first letters comes before.
  await expect(dialog(page).getByRole('status')).toHaveText(/results? for “LTV”/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link', { name: 'Loan-to-value ratio (LTV)' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan-to-value ratio (LTV)');
  await expect(dialog(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('Esc closes search, and the link in the header opens it again', async ({ page }) => {
  await openHydrated(page, '/resources');
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  // A search field would take the first Esc for itself once it holds something.
  await field(page).fill('escrow');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Search, books' }).getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
});

test('Ctrl + K right after Esc opens search again', async ({ page }) => {
  await openHydrated(page, '/resources');
  await openDialog(page);
  // Two keys as two tasks: what the first one brings about is done, the event of the closed dialog is still to come.
  await field(page).evaluate(async (element) => {
    const press = (target: Element, key: string, ctrlKey: boolean): void =>
      void target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    press(element, 'Escape', false);
    await Promise.resolve();
    press(document.body, 'k', true);
  });
  await expect(field(page)).toBeFocused();
});

test('Enter in the dialog leads to the search page with the same question', async ({ page }) => {
  await openHydrated(page, '/');
  await openDialog(page);
  await page.keyboard.type('dual agency');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dual+agency');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('dual agency');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dual agency' }).first()).toBeVisible();
});

test('where nothing is found, search says what to do; plain letters open nothing', async ({ page }) => {
  await openHydrated(page, '/');
  for (const key of ['/', 's', 'k']) await page.keyboard.press(key);
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await page.keyboard.type('zzyzx');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “zzyzx”.');
  await expect(dialog(page).getByRole('link', { name: 'glossary' })).toBeVisible();
});

test('without a connection search says so, and tries again on request', async ({ page, allowProblems }) => {
  allowProblems(/pagefind/, /Failed to load resource/);
  await page.route('/pagefind/pagefind-entry.json*', (route) => route.abort('internetdisconnected'));
  await openHydrated(page, '/');
  await openDialog(page);
  // All at once: letter by letter, the last one might ask anew once the connection is back.
  await field(page).fill('escrow');
  await expect(dialog(page).getByRole('status')).toHaveText('Search could not be loaded. Check your connection.');
  await page.unroute('/pagefind/pagefind-entry.json*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(/results for “escrow”/);
});

test('the search page keeps what was typed before scripts, and finds it', async ({ page }) => {
  await page.goto('/search');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.evaluate((element: HTMLInputElement) => {
    element.value = 'easement';
  });
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 300);
  await hydrated(page);
  await expect(input).toHaveValue('easement');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “easement”/);
});

test('a host without our server shows the results of an address once scripts run', async ({ page }) => {
  // What such a host does with a query: it gives the file.
  await page.route(/\/search\?q=/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/search', route.request().url()).href }) }),
  );
  await page.goto('/search?q=ohio+hours');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'State guide' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/state-guides/ohio');
});

test('an example of the search page fills the field and is searched for', async ({ page }) => {
  await openHydrated(page, '/search');
  await page.getByRole('main').getByRole('link', { name: 'cost Texas' }).click();
  await expect(page).toHaveURL('/search?q=cost+Texas');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('cost Texas');
  await expect(page.getByText(/^\d+ results for “cost Texas”/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form with results in the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Search, books' }).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('how much does a license cost');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(/^\d+ results for “how much does a license cost”/)).toBeVisible();
    await page.getByRole('main').locator('ol.ruled').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('readers’ questions are answered among the first three results, by the browser and by the server', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  // The page's own policy lets it start the worker.
  await openHydrated(page, '/search');
  const found = await page.evaluate(
    async (queries) => {
      const worker = new Worker('/pagefind/search-worker.js', { type: 'module' });
      const ask = (query: string, id: number) =>
        new Promise<string[]>((resolve) => {
          worker.addEventListener('message', ({ data }) => {
            if (data.id === id) resolve(data.answer.results.map(({ path }: { path: string }) => path));
          });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          worker.postMessage({ id, query });
        });
      return Promise.all(queries.map(ask));
    },
    searchQueries.map(([query]) => query),
  );
  for (const [index, [query, answers]] of searchQueries.entries()) {
    const html = await (await request.get(`/search?${new URLSearchParams({ q: query }).toString()}`)).text();
    const served = [...html.matchAll(/<a class="font-semibold" href="([^"]+)"/g)].map(([, path]) =>
      path!.replaceAll('&amp;', '&'),
    );
    for (const [by, paths] of [
      ['browser', found[index]!],
      ['server', served],
    ] as const) {
      expect
        .soft(
          paths.slice(0, 3).some((path) => answers.includes(path!)),
          `${query} (${by}): ${paths.slice(0, 3).join(' ')}`,
        )
        .toBe(true);
    }
  }
});

for (const [query, shown] of [
  ['escrow', 'results for “escrow”'],
  ['zzyzx', 'Nothing found for “zzyzx”'],
] as const) {
  test(`the dialog is accessible after a search for ${query}`, async ({ page }) => {
    await openHydrated(page, '/contact');
    await openDialog(page);
    await page.keyboard.type(query);
    await expect(dialog(page).getByRole('status')).toContainText(shown);
    await expectNoViolationsAtBothWidths(page, 320);
  });
}

test('the server’s results are accessible', async ({ look }) => {
  const page = await look('/search?q=escrow');
  await expectNoViolationsAtBothWidths(page, 320);
});
