import { expect, test } from '../browser-test.ts';

test('the glossary lists all its terms by letter, and every page of a letter answers', async ({ look, request }) => {
  const page = await look('/resources/glossary');
  const letters = page.locator('.tiles').getByRole('link');
  const counts = await letters.locator('small').allTextContents();
  const total = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  await expect(page.getByRole('main')).toContainText(`${total} terms to know`);
  for (const link of await letters.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('a place on the glossary’s first page that older links name leads on to the term’s own page', async ({ page }) => {
  await page.goto('/resources/glossary#escrow');
  const entry = page.locator('#escrow');
  await expect(entry).toBeInViewport();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\/resources\/glossary\/terms\/escrow$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escrow');
  await expect(page.getByRole('heading', { level: 2, name: 'Example' })).toBeVisible();
});

test('a term’s place on the page of its letter still answers, and leads to its own page', async ({ page }) => {
  await page.goto('/resources/glossary/g#gift-deed');
  const entry = page.locator('#gift-deed');
  await expect(entry).toBeInViewport();
  await entry.getByRole('link', { name: 'Gift deed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift deed');
});

test('a term’s page leads to related terms, to its neighbors and back to its letter', async ({ page }) => {
  await page.goto('/resources/glossary/terms/gift-deed');
  await page.getByRole('region', { name: 'Related terms' }).getByRole('link', { name: 'Consideration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consideration');
  const more = page.getByRole('navigation', { name: 'More of the glossary' });
  await more.getByRole('link', { name: '→' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construction loan');
  await more.getByRole('link', { name: '←' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consideration');
  await more.getByRole('link', { name: 'All of Con' }).click();
  await expect(page.locator('#consideration')).toBeInViewport();
});

test('a term of the question bank shows a question, its answer behind a button, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/resources/glossary/terms/fha-loan');
  const sample = page.getByRole('region', { name: 'A question that rests on it' });
  await expect(sample.locator('ol > li')).toHaveCount(4);
  await expect(sample.locator('details p')).toBeHidden();
  await sample.getByText('Show the answer').click();
  await expect(sample.locator('details p')).toBeVisible();
  await context.close();
});

test('a divided letter names its pages, and the glossary can be read page by page', async ({ page }) => {
  await page.goto('/resources/glossary/con');
  await expect(page.getByRole('navigation', { name: 'Pages of the letter C' }).getByRole('listitem')).toHaveText([
    'C is on 4 pages:',
    'Ca–Cl',
    'Cod–Com',
    'Con',
    'Coo–Cu',
  ]);
  const more = page.getByRole('navigation', { name: 'More of the glossary' });
  await more.getByRole('link', { name: 'Coo–Cu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Terms: Coo–Cu');
  await more.getByRole('link', { name: 'All letters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Glossary');
});
