import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../browser-test.ts';

const guide = '/state-guides/texas';
/** Texas at 390 px before its parts were folded, on November 22, 2026. */
const heightBefore = 14_233;

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isRendered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen answers, counts time and cost, and offers three actions', async ({ look }) => {
    const page = await look(guide);
    for (const part of [
      page.getByText('To get a Texas real estate license, you must be 18'),
      page.getByText('About 25 weeks', { exact: true }),
      page.locator('.totals').getByRole('link'),
      page.getByRole('main').getByRole('link', { name: 'Make my plan' }),
      page.getByRole('link', { name: 'Costs and dates', exact: true }),
      page.getByRole('link', { name: 'Practice for this exam' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('the guide is at most 60 percent as high as it was', async ({ look }) => {
    const page = await look(guide);
    expect(await pageHeight(page)).toBeLessThanOrEqual(heightBefore * 0.6);
  });

  test('the contents are one line that stays under the header', async ({ page }) => {
    await page.goto(guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect((await contents.boundingBox())!.height).toBeLessThanOrEqual(56);
    await contents.getByRole('link', { name: 'Renewing' }).click();
    await expect(page.locator('#renewing dt').first()).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Renewing the license' })).toBeInViewport();
    const header = page.getByRole('banner');
    const gap = async () => {
      const above = (await header.boundingBox())!;
      return Math.abs((await contents.boundingBox())!.y - above.y - above.height);
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
  });

  test('a folded part says how much is in it, and opens', async ({ page }) => {
    await page.goto(guide);
    const fold = page.locator('details:has(> #sources)');
    expect(await isRendered(page, '#s3')).toBe(false);
    await expect(fold.locator('summary')).toHaveText(`${await page.locator('.sources > li').count()} sources`);
    await fold.locator('summary').click();
    await expect.poll(() => isRendered(page, '#s3')).toBe(true);
  });

  test('the link from a source note into the folded list opens it', async ({ page }) => {
    await page.goto(guide);
    await hydrate(page);
    await page.locator('.facts .mark').first().click();
    const intoTheList = page.getByRole('link', { name: 'See this source in the list' });
    await expect(intoTheList).toHaveAttribute('href', /^#s\d+$/);
    const entry = await intoTheList.getAttribute('href');
    await intoTheList.click();
    await expect(page.locator(entry!)).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a mark opens the folded list of sources at its entry', async ({ page }) => {
      await page.goto(guide);
      const mark = page.locator('.facts .mark').first();
      const entry = await mark.getAttribute('href');
      await mark.click();
      await expect(page.locator(entry!)).toBeInViewport();
    });
  });
});

test('a wide screen folds nothing, and a printed page neither', async ({ page }) => {
  await page.goto(guide);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const id of ['different', 'exam', 'renewing', 'moving', 'broker', 'questions', 'sources'])
      await expect.poll(() => isRendered(page, `#${id}`), `${id} on ${media}`).toBe(true);
  }
});

test('on a wide screen the regulator and the state among all states stand beside the guide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  const beside = page.getByRole('region', { name: 'Who regulates licenses' });
  const steps = (await page.locator('#steps').boundingBox())!;
  expect((await beside.boundingBox())!.x).toBeGreaterThan(steps.x + steps.width);
  await expect(beside.getByRole('link', { name: '512-936-3000' })).toHaveAttribute('href', 'tel:+15129363000');
  await page.locator('#broker').scrollIntoViewIfNeeded();
  await expect(beside.getByRole('link', { name: 'www.trec.texas.gov' })).toBeInViewport();
  await expect(page.getByText('All of the other 49 states require fewer hours; the median is 75 hours.')).toBeVisible();
});

test('beside a guide the comparisons stand whole, and who decides stays in view without covering them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/state-guides/district-of-columbia');
  const side = page.locator('.guide-side');
  expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  await page.locator('#renewing-title').scrollIntoViewIfNeeded();
  await expect(page.locator('#regulator')).toBeInViewport({ ratio: 1 });
  const [standing, regulator] = [page.locator('#standing'), page.locator('#regulator')];
  const gap = async () => {
    const [above, below] = [(await standing.boundingBox())!, (await regulator.boundingBox())!];
    return below.y - (above.y + above.height);
  };
  expect(await gap()).toBeGreaterThan(0);
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  expect(await gap()).toBeGreaterThan(0);
});

test('dollars of the costs stand under dollars, whatever marks they have', async ({ look }) => {
  const page = await look('/state-guides/idaho');
  const ends = await page.locator('#costs td:last-child').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.textContent.startsWith('$'))
      .map((cell) => {
        const figure = document.createRange();
        figure.selectNodeContents(cell.firstChild!);
        return Math.round(figure.getBoundingClientRect().right);
      }),
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends).size).toBe(1);
  const box = page.getByRole('group', { name: 'Table of costs' });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
