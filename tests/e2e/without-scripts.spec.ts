import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notFoundProblems, templates } from '../addresses.ts';
import { expect, pathOf, test } from '../browser-test.ts';

test.use({ javaScriptEnabled: false });

/** Playwright's getByText leaves <noscript> out. */
async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(text, { useInnerText: true });
}

test('without scripts every kind of page is whole', async ({ page, allowProblems }) => {
  allowProblems(...notFoundProblems);
  for (const [name, path] of Object.entries(templates)) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    expect.soft((await page.getByRole('main').innerText()).length, name).toBeGreaterThan(120);
  }
});

test('without scripts the tables of a guide are there', async ({ look }) => {
  const page = await look('/state-guides/california');
  await expect(page.locator('.facts dt')).not.toHaveCount(0);
  await expect(page.locator('#costs').getByRole('row')).not.toHaveCount(0);
  await expect(page.locator('#sources').getByRole('listitem').first()).toBeVisible();
});

test('without scripts a question opens', async ({ page }) => {
  await page.goto('/exam-prep');
  const question = page.locator('#faq details').first();
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
});

test('without scripts a link opens its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View State Guides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State-Specific Licensing Guides');
  await page.getByRole('link', { name: 'Ohio', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohio');
});

test('without scripts the question of the home page leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Which state?').selectOption('Ohio');
  await page.getByRole('button', { name: 'Bring my license here' }).click();
  await expect(page).toHaveURL('/resources/reciprocity/ohio');
  await page.goto('/es');
  await page.getByLabel('¿Qué estado?').selectOption('Puerto Rico');
  await page.getByRole('button', { name: 'Aprobar el examen' }).click();
  await expect(page).toHaveURL('/es/exam-prep?state=puerto-rico');
});

for (const path of ['/', '/blog']) {
  test(`without scripts the newsletter form on ${path} arrives at a page that says what comes next`, async ({
    page,
  }) => {
    await page.goto(path);
    // Another address each time: the server limits how often one is asked for.
    await page.getByPlaceholder('Your email address').fill(`reader-${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => pathOf(page)).toBe('/newsletter/check-your-inbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    await expect(page.getByRole('main')).toContainText('Within 48 hours, open its link');
  });
}

test('without scripts the state search says what it needs, over all 50 states', async ({ look }) => {
  const page = await look('/state-guides');
  await expectNotice(page, 'The search needs scripts.');
  await expect(page.locator('.tile')).toHaveCount(50);
});

test('without scripts the caption of the home grid says what it needs', async ({ look }) => {
  const page = await look('/');
  await expectNotice(page, 'Captions need scripts.');
  await expect(page.getByText('Hover over a state to learn more')).toBeHidden();
});

test('without scripts the player says what it needs and links the stream', async ({ look }) => {
  const page = await look('/radio');
  await expectNotice(page, 'The player needs scripts');
  await expect(page.locator('noscript a')).toHaveAttribute('href', '/api/stream?port=8076');
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
});

test('without scripts no button is shown that does nothing', async ({ look }) => {
  const page = await look('/');
  await expect(page.getByRole('button', { name: 'Switch between light and dark theme' })).toBeHidden();
});

test('without scripts the news frame is simply there', async ({ look }) => {
  const page = await look('/blog');
  await expect(page.getByTitle('Latest news')).toBeVisible();
  await expect(page.getByText('Loading RSS feed...')).toBeHidden();
});

test('without scripts a source mark jumps to its entry', async ({ page }) => {
  await page.goto('/state-guides/wyoming');
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page).toHaveURL('/state-guides/wyoming#s1');
  await expect(page.locator('#s1')).toBeInViewport();
});

test('without scripts states are compared', async ({ page }) => {
  await page.goto('/state-guides/compare');
  await expectNotice(page, 'Without scripts, our server puts the states side by side.');
  await page.getByLabel('State 1').selectOption('Florida');
  await page.getByLabel('State 2').selectOption('Georgia');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Florida and Georgia' })).toBeVisible();
});

test('without scripts the head of the table does not look as if it sorted', async ({ look }) => {
  const page = await look('/state-guides/table');
  const head = page.locator('.state-table thead button').first();
  await expect(head).toHaveCSS('pointer-events', 'none');
  await expect(head).toHaveCSS('text-decoration-line', 'none');
});
