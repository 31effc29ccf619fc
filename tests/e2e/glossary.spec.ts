import { expect, test } from '../browser-test.ts';

test('the glossary lists all its terms by letter, and every page of a letter answers', async ({ page, request }) => {
  await page.goto('/resources/glossary');
  const letters = page.locator('.tiles').getByRole('link');
  const counts = await letters.locator('small').allTextContents();
  const total = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  await expect(page.getByRole('main')).toContainText(`${total} terms to know`);
  for (const link of await letters.all()) expect((await request.get(await link.getAttribute('href') ?? '')).status()).toBe(200);
});

test('a place on the glossary’s first page that older links name leads on to the term', async ({ page }) => {
  await page.goto('/resources/glossary#escrow');
  const entry = page.locator('#escrow');
  await expect(entry).toBeInViewport();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\/resources\/glossary\/er-ex#escrow$/);
  await expect(page.locator('#escrow')).toBeInViewport();
  await expect(page.locator('#escrow')).toContainText('Example:');
});

test('a related term on another page of the glossary is found', async ({ page }) => {
  await page.goto('/resources/glossary/g');
  await page.locator('#gift-deed').getByRole('link', { name: 'Consideration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Terms: Con');
  await expect(page.locator('#consideration')).toBeInViewport();
});

test('a divided letter names its pages, and the glossary can be read page by page', async ({ page }) => {
  await page.goto('/resources/glossary/con');
  await expect(page.getByRole('navigation', { name: 'Pages of the letter C' }).getByRole('listitem')).toHaveText(['C is on 4 pages:', 'Ca–Cl', 'Cod–Com', 'Con', 'Coo–Cu']);
  const more = page.getByRole('navigation', { name: 'More of the glossary' });
  await more.getByRole('link', { name: 'Coo–Cu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Terms: Coo–Cu');
  await more.getByRole('link', { name: 'All letters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate Glossary');
});
