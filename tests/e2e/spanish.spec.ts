/** The site in Spanish: its templates as the English ones are looked at, and the road from the home page on. */
import { twinOf } from '../../app/language/twin.ts';
import { expectNoViolationsInWords } from '../axe.ts';
import { expect, hydrate, openHydrated, pathOf, stopClock, test, untilNotified } from '../browser-test.ts';
import { sticksOut } from '../a11y/layout.ts';

const pages = [
  '/es',
  '/es/how-to-get-licensed',
  '/es/state-guides',
  '/es/state-guides/florida',
  '/es/state-guides/table',
  '/es/how-to-get-licensed/cost/florida',
  '/es/my-plan/florida',
  '/es/keep-your-license/florida',
  '/es/exam-prep',
  '/es/exam-prep/practice',
  '/es/resources/glossary',
  '/es/resources/glossary/terms/easement',
  '/es/resources/reciprocity/florida',
  '/es/resources/math-formulas/mortgage-payment',
  '/es/blog/beginners-guide',
  '/es/updates/florida',
  '/es/search',
];

for (const path of pages)
  test(`${path} is in Spanish, accessible, fits 320 px and is taken over`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator(`link[hreflang=en][href$="${twinOf(path, 'en')}"]`)).toHaveCount(1);
    // In colors and structure its twin stands for it (a11y/every-template.spec.ts).
    await test.step('accessible', () => expectNoViolationsInWords(page));
    await test.step('fits a window 320 px wide', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await sticksOut(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    await test.step('is taken over', () => hydrate(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a page leads to itself in the other language, and back', async ({ page }) => {
  await page.goto('/state-guides/florida');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cómo obtener la licencia/);
  expect(pathOf(page)).toBe('/es/state-guides/florida');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How to get/i);
  expect(pathOf(page)).toBe('/state-guides/florida');
});

test('after a client navigation the switch leads to the page that is open', async ({ page }) => {
  await openHydrated(page, '/state-guides/florida');
  await page.getByRole('main').getByRole('link', { name: 'Costs and dates', exact: true }).click();
  await expect(page).toHaveURL('/how-to-get-licensed/cost/florida');
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    '/es/how-to-get-licensed/cost/florida',
  );
});

test('from the home page to the guide, the costs and the plan of Florida, by taps, in Spanish', async ({ page }) => {
  await openHydrated(page, '/es');
  await page.getByLabel('¿Qué estado?').selectOption('Florida');
  await page.getByRole('button', { name: 'Obtener mi licencia' }).click();
  await expect(page).toHaveURL('/es/state-guides/florida');
  await page.getByRole('link', { name: 'Hacer mi plan' }).first().click();
  await expect(page).toHaveURL('/es/my-plan/florida');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

for (const [state, slug] of [
  ['Florida', 'florida'],
  ['Puerto Rico', 'puerto-rico'],
] as const)
  test(`who wants to pass the exam of ${state} is asked in Spanish`, async ({ page }) => {
    await openHydrated(page, '/es');
    await page.getByLabel('¿Qué estado?').selectOption(state);
    await page.getByRole('button', { name: 'Aprobar el examen' }).click();
    await expect(page).toHaveURL(`/es/exam-prep?state=${slug}`);
    const practice = page.getByRole('link', { name: 'Practicar ahora' });
    await expect(practice).toHaveAttribute('href', `/es/exam-prep/practice?start=quick&state=${slug}`);
    await practice.click();
    await expect(page.locator('form.question .asked')).not.toHaveAttribute('lang');
    // Nor does it take the address: the home page's choice is remembered.
    await page.goto('/es/exam-prep/practice?start=daily');
    await expect(page.locator('form.question .asked')).not.toHaveAttribute('lang');
  });

test('a page in English only is opened by the browser, which the Spanish router would not find', async ({ page }) => {
  await openHydrated(page, '/es');
  await page.getByRole('link', { name: 'Radio' }).first().click();
  await expect(page).toHaveURL('/radio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/radio/i);
});

test('a practice question is in English and says so; its explanation is in Spanish', async ({ page }) => {
  await openHydrated(page, '/es/exam-prep/practice?start=quick');
  const question = page.locator('form.question');
  await expect(question.locator('.asked')).toHaveAttribute('lang', 'en');
  await question.getByRole('radio').first().check();
  await question
    .getByRole('button', { name: 'Ver la respuesta' })
    .or(question.locator('button[type=submit]'))
    .first()
    .click();
  await expect(question.getByText(/correct/i).first()).toBeVisible();
});

test('the law of a state whose exam is in English is asked and explained in English, which is said', async ({
  page,
}) => {
  await openHydrated(page, '/es/exam-prep/practice?state=georgia');
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await page.getByRole('button', { name: 'Pregunta 152, sin responder' }).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Terminar' }).first().click();
  await page.getByRole('button', { name: 'Terminar y calificar' }).click();
  const answer = page.locator('details.answer').filter({ has: page.locator('h3', { hasText: '152.' }) });
  const texts = answer.locator('h3 span, .explanation li span, .explanation strong, .explanation p:first-child span');
  await expect(texts).toHaveCount(1 + 3 + 4 + 1);
  for (const text of await texts.all()) await expect(text).toHaveAttribute('lang', 'en');
});

test('where the state gives its exam in Spanish, questions are too, until a learner wants them in English', async ({
  page,
}) => {
  await openHydrated(page, '/es/exam-prep/practice?state=florida&start=quick');
  const asked = page.locator('form.question .asked');
  await expect(asked).not.toHaveAttribute('lang');
  const inSpanish = await asked.textContent();
  await page.getByRole('button', { name: 'Leer la pregunta en inglés' }).click();
  await expect(asked).toHaveAttribute('lang', 'en');
  expect(await asked.textContent()).not.toBe(inSpanish);
  await page.getByRole('button', { name: 'Leer la pregunta en español' }).click();
  await expect(asked).toHaveText(inSpanish!);
});

test('a question of Spanish practice and its explanation fit a phone, and every word of them is Spanish', async ({
  page,
}) => {
  const fits = async (): Promise<void> => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sticksOut(page), `sticking out at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  };
  // The same questions each time: others may have an English name in their words.
  await page.addInitScript(() => {
    Math.random = () => 0.4;
  });
  await openHydrated(page, '/es/exam-prep/practice?state=florida');
  await page.getByRole('radio', { name: 'Un tema' }).check();
  await page.getByLabel('Tema', { exact: true }).selectOption('finance');
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Comprobar respuesta' })).toBeVisible();
  await fits();
  const english =
    /[a-z]+ (rate|value|price)\b|\b(price|rate|loan|income|rent|year|month|days|tax|value|cost|answer)\b/i;
  for (const option of [0, 1]) {
    await page.getByRole('radio').nth(option).check();
    await page.getByRole('button', { name: 'Comprobar respuesta' }).click();
    await expect(page.locator('.feedback h3')).toBeFocused();
    await expect(page.locator('.option[data-mark="right"]')).toContainText('La respuesta correcta');
    // An English term may stand behind the Spanish one, in parentheses: the exam's handbooks use both.
    const words = (await page.locator('form.question').innerText()).replaceAll(/\([^)]*\)/g, '');
    expect.soft(words).not.toMatch(english);
    await fits();
    await page.getByRole('button', { name: 'Siguiente' }).click();
  }
});

test('who read in Spanish last is offered a page in Spanish, once, and whoever switches is not', async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, '/es/state-guides/florida');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await openHydrated(page, '/state-guides/ohio');
  const offer = page.locator('.toast');
  await untilNotified(page);
  await expect(offer).toContainText('Esta página también está en español');
  await expect(offer).toHaveAttribute('lang', 'es');
  await offer.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/state-guides/ohio');
  await hydrate(page);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/state-guides/ohio');
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await expect(offer).toHaveCount(0);
});

test('links to pages in English only say so', async ({ look }) => {
  const page = await look('/es/state-guides/florida');
  const mark = (path: string) =>
    page
      .locator(`main a[href="${path}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('/exam-prep/state-questions/florida')).toBe('" (en inglés)"');
  expect(await mark('/es/my-plan/florida')).not.toContain('inglés');
});

test('an address that is nowhere is answered in the language of its folder', async ({ page, allowProblems }) => {
  allowProblems(/answer 404/, /console: Failed to load resource.*404/, /console: 404 Error/);
  const answer = await page.goto('/es/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});
