import { expect, test } from '../browser-test.ts';

test('the overview names both portions of the exam', async ({ look }) => {
  const page = await look('/exam-prep');
  await expect(page.locator('#overview')).toContainText('national portion');
  await expect(page.locator('#overview')).toContainText('state portion');
});

test('two taps lead from home to the first question, and Back to where the second was', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Exam Preparation' }).first().click();
  await page.getByRole('link', { name: 'Practice now' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Real Estate Exam Preparation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice now' })).toContainText('Ten questions');
});

test('the key topics are six', async ({ look }) => {
  const page = await look('/exam-prep');
  await expect(page.locator('#topics').getByRole('heading', { level: 3 })).toHaveText([
    'Property Ownership and Land Use',
    'Laws of Agency',
    'Property Valuation and Economics',
    'Contracts and Relationships',
    'Finance and Settlement',
    'Property Management',
  ]);
});

test('there are four preparation tips with the study figures', async ({ look }) => {
  const page = await look('/exam-prep');
  const tips = page.locator('#tips');
  await expect(tips.getByRole('heading', { level: 3 })).toHaveText([
    'Make a study schedule',
    'Take practice exams',
    'Focus on weak areas',
    'Use prep materials',
  ]);
  await expect(tips).toContainText('1–2 hours a day for 2–4 weeks');
  await expect(tips).toContainText('85–90%');
});

test('study resources name textbooks and online services', async ({ look }) => {
  const page = await look('/exam-prep');
  await expect(page.getByRole('heading', { name: 'Recommended Study Resources' })).toBeVisible();
  await expect(page.locator('#study-resources').getByRole('heading', { level: 3 })).toHaveText([
    'Textbooks',
    'Online prep services',
  ]);
});

test('the tips for the day are five and numbered', async ({ look }) => {
  const page = await look('/exam-prep');
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

test('the exam page links to an outside encyclopedia', async ({ look }) => {
  const page = await look('/exam-prep');
  await expect(page.getByRole('main').locator('a[href^="https://en.wikipedia.org/"]').first()).toBeVisible();
});

test('the educational materials are four cards whose links answer', async ({ look, request }) => {
  const page = await look('/resources');
  const links = page.locator('#educational-materials').getByRole('link');
  await expect(links).toHaveText([
    'Real estate glossary',
    'Real estate math formulas',
    'Real estate laws by state',
    'Agency relationships',
  ]);
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('there are four Watch Video links, each to a page of its own', async ({ look, request }) => {
  const page = await look('/resources');
  const links = page.locator('#videos').getByRole('link', { name: 'Watch Video' });
  await expect(links).toHaveCount(4);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(addresses).size).toBe(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/resources\/videos\/[a-z-]+$/);
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the tools are links that answer', async ({ look, request }) => {
  const page = await look('/resources');
  const links = page.locator('#tools').getByRole('link');
  await expect(links.filter({ hasText: 'Practice exam' })).toHaveCount(1);
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

/** The link's size in words and the file's in bytes are one: "49 KB" is 48,500 to 49,499. */
function tells(words: string, bytes: number): boolean {
  const [, amount, unit] = /PDF, ([\d.]+) (KB|MB)/.exec(words) ?? [];
  const step = unit === 'MB' ? 100_000 : 1000;
  return Math.abs(Number(amount) * (unit === 'MB' ? 1_000_000 : 1000) - bytes) <= step / 2;
}

test('there are four Download PDF links, each to a PDF of the size told', async ({ look, request }) => {
  const page = await look('/resources');
  const cards = page.locator('#downloads .card');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const link = card.getByRole('link', { name: 'Download PDF' });
    await expect(link).toHaveAttribute('type', 'application/pdf');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    const file = await answer.body();
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-encoding']).toBeUndefined();
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(tells(await card.innerText(), file.length), `${await card.innerText()}: ${file.length}`).toBe(true);
  }
});

for (const [path, name] of [
  ['/state-guides/ohio', 'Print or save this guide'],
  ['/exam-prep', 'a PDF'],
] as const) {
  test(`${path} links its PDF, with its size`, async ({ look, request }) => {
    const page = await look(path);
    const link = page.getByRole('main').getByRole('link', { name });
    const file = await (await request.get((await link.getAttribute('href')) ?? '')).body();
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(tells(await link.innerText(), file.length)).toBe(true);
  });
}

test('a PDF is handed out in pieces to a viewer that asks for them', async ({ request }) => {
  const answer = await request.get('/downloads/state-guides/ohio.pdf', { headers: { Range: 'bytes=0-7' } });
  expect(answer.status()).toBe(206);
  expect((await answer.body()).toString()).toBe('%PDF-1.7');
});

test('the downloads are named as specified', async ({ look }) => {
  const page = await look('/resources');
  await expect(page.locator('#downloads').getByRole('heading', { level: 3 })).toHaveText([
    'Exam Study Checklist',
    'Practice Exam Questions',
    'Vocabulary Flashcards',
    'State Licensing Requirements Comparison',
  ]);
  await expect(page.locator('#downloads')).toContainText('100 questions');
  await expect(page.locator('#downloads')).toContainText('50 states');
});

test('the external resources are three outside sites and the reciprocity map', async ({ look, request }) => {
  const page = await look('/resources');
  const links = page.locator('#external-resources').getByRole('link');
  await expect(links).toHaveCount(4);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.slice(0, 3)).toEqual(['https://www.nar.realtor', 'https://www.arello.org', 'https://www.hud.gov']);
  expect(addresses[3]).toBe('/resources/reciprocity');
  expect((await request.get('/resources/reciprocity')).status()).toBe(200);
});
