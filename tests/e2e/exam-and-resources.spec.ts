import { expect, test } from '../browser-test.ts';

test('the overview names both portions of the exam', async ({ page }) => {
  await page.goto('/exam-prep');
  await expect(page.locator('#overview')).toContainText('national portion');
  await expect(page.locator('#overview')).toContainText('state portion');
});

test('the key topics are six', async ({ page }) => {
  await page.goto('/exam-prep');
  await expect(page.locator('#topics').getByRole('heading', { level: 3 })).toHaveText([
    'Property Ownership and Land Use',
    'Laws of Agency',
    'Property Valuation and Economics',
    'Contracts and Relationships',
    'Finance and Settlement',
    'Property Management',
  ]);
});

test('there are four preparation tips with the study figures', async ({ page }) => {
  await page.goto('/exam-prep');
  const tips = page.locator('#tips');
  await expect(tips.getByRole('heading', { level: 3 })).toHaveText(['Make a study schedule', 'Take practice exams', 'Focus on weak areas', 'Use prep materials']);
  await expect(tips).toContainText('1–2 hours a day for 2–4 weeks');
  await expect(tips).toContainText('85–90%');
});

test('study resources name textbooks and online services', async ({ page }) => {
  await page.goto('/exam-prep');
  await expect(page.getByRole('heading', { name: 'Recommended Study Resources' })).toBeVisible();
  await expect(page.locator('#study-resources').getByRole('heading', { level: 3 })).toHaveText(['Textbooks', 'Online prep services']);
});

test('the tips for the day are five and numbered', async ({ page }) => {
  await page.goto('/exam-prep');
  await expect(page.locator('#exam-day > ol > li')).toHaveCount(5);
});

test('the FAQ answers five questions', async ({ page }) => {
  await page.goto('/exam-prep');
  const questions = page.locator('#faq summary');
  await expect(questions).toHaveCount(5);
  for (const [index, answer] of [/100–150/, /70–75%/, /2–4 hours/, /retake|again/i, /results|pass/i].entries()) {
    await questions.nth(index).click();
    await expect(page.locator('#faq details').nth(index).locator('p')).toBeVisible();
    await expect(page.locator('#faq details').nth(index).locator('p')).toHaveText(answer);
  }
});

test('the exam page links to an outside encyclopedia', async ({ page }) => {
  await page.goto('/exam-prep');
  await expect(page.getByRole('main').locator('a[href^="https://en.wikipedia.org/"]').first()).toBeVisible();
});

test('the educational materials are four cards whose links answer', async ({ page, request }) => {
  await page.goto('/resources');
  const links = page.locator('#educational-materials').getByRole('link');
  await expect(links).toHaveText(['Real estate glossary', 'Real estate math formulas', 'Real estate laws by state', 'Agency relationships']);
  for (const link of await links.all()) expect((await request.get(await link.getAttribute('href') ?? '')).status()).toBe(200);
});

for (const [section, action] of [['#videos', 'Watch Video'], ['#downloads', 'Download PDF']] as const) {
  test(`there are four ${action} links, and each answers`, async ({ page, request }) => {
    await page.goto('/resources');
    const links = page.locator(section).getByRole('link', { name: action });
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) expect((await request.get(await link.getAttribute('href') ?? '')).status()).toBe(200);
  });
}

test('the downloads are named as specified', async ({ page }) => {
  await page.goto('/resources');
  await expect(page.locator('#downloads').getByRole('heading', { level: 3 })).toHaveText([
    'Exam Study Checklist', 'Practice Exam Questions', 'Vocabulary Flashcards', 'State Licensing Requirements Comparison',
  ]);
  await expect(page.locator('#downloads')).toContainText('100 questions');
  await expect(page.locator('#downloads')).toContainText('50 states');
});

test('a link into a section of another page finds it', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: /^Download PDF ?: Exam Study Checklist/ }).click();
  await expect(page.getByRole('heading', { name: 'Exam study checklist' })).toBeInViewport();
});

test('the external resources are three outside sites and the reciprocity map', async ({ page, request }) => {
  await page.goto('/resources');
  const links = page.locator('#external-resources').getByRole('link');
  await expect(links).toHaveCount(4);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.slice(0, 3)).toEqual(['https://www.nar.realtor', 'https://www.arello.org', 'https://www.hud.gov']);
  expect((await request.get(addresses[3] ?? '')).status()).toBe(200);
});
