import type { Page } from '@playwright/test';
import { expect, holdHydration, hydrate, openHydrated, test } from '../browser-test.ts';

const guide = '/state-guides/wyoming';
/** The first marks of a guide that lead to one source each, all to different ones. */
const single = async (page: Page, place: number) => {
  const names = await page.locator('main a.mark').evaluateAll((marks) => marks.map((mark) => mark.textContent!));
  const number = [...new Set(names.filter((name) => !name.includes(',')))][place]!;
  return { number, mark: page.getByRole('link', { name: `Source ${number}`, exact: true }).first() };
};

for (const state of ['before', 'after'] as const) {
  test(`${state} hydration a mark opens its source in place`, async ({ page }) => {
    await page.goto(guide);
    if (state === 'after') await hydrate(page);
    const { number, mark } = await single(page, 0);
    const publisher = (await page.locator(`#s${number}`).locator('a, span').first().textContent())!.trim();
    await mark.click();
    await expect(page.locator('#source-note')).toBeVisible();
    await expect(page.locator('#source-note')).toContainText(publisher);
    expect(new URL(page.url()).hash).toBe('');
  });
}

test('a mark that is tapped while the page is being taken over opens its source in place', async ({ page }) => {
  const begun = await holdHydration(page);
  await page.goto(guide);
  await begun();
  const { mark } = await single(page, 0);
  await mark.click();
  await expect(page.locator('#source-note')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('the note leads on to the list of sources', async ({ page }) => {
  await openHydrated(page, guide);
  const { number, mark } = await single(page, 1);
  await mark.click();
  await page.getByRole('link', { name: 'See this source in the list' }).click();
  await expect(page).toHaveURL(`${guide}#s${number}`);
  await expect(page.locator(`#s${number}`)).toBeInViewport();
  await expect(page.locator('#source-note')).toBeHidden();
});

test('Escape closes the note and focus returns to the mark', async ({ page }) => {
  await openHydrated(page, guide);
  const mark = page.getByRole('link', { name: 'Source 1', exact: true }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#source-note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#source-note')).toBeHidden();
  await expect(mark).toBeFocused();
});

test('the note’s link can be reached from the mark by keyboard', async ({ page }) => {
  await openHydrated(page, guide);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#source-note')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#source-note') !== null)).toBe(true);
});

test('another mark replaces what the note says', async ({ page }) => {
  await openHydrated(page, guide);
  await (await single(page, 0)).mark.click();
  await expect(page.locator('#source-note')).toBeVisible();
  const first = await page.locator('#source-note').innerText();
  await page.keyboard.press('Escape');
  await expect(page.locator('#source-note')).toBeHidden();
  await (await single(page, 1)).mark.click();
  await expect(page.locator('#source-note')).toBeVisible();
  expect(await page.locator('#source-note').innerText()).not.toBe(first);
});

for (const state of ['before', 'after'] as const) {
  test(`${state} hydration the note’s “Something wrong?” leads to a form that names figure and source`, async ({
    page,
  }) => {
    await page.goto('/state-guides/ohio');
    if (state === 'after') await hydrate(page);
    const mark = page.locator('a.mark[data-fact="entry.exam.feeUsd"]').first();
    const [number] = (await mark.innerText()).split(',');
    const publisher = (await page.locator(`#s${number} > a`).first().innerText()).trim();
    await mark.press('Enter');
    if (state === 'before') await hydrate(page);
    await page.locator('#source-note').getByRole('link', { name: 'Something wrong?' }).first().click();
    await expect(page.getByRole('heading', { name: 'Something wrong?' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Ohio, exam fee: $');
    await expect(page.locator('main')).toContainText(publisher);
  });
}

test('one target opens all sources of its place', async ({ page }) => {
  await page.goto(guide);
  const mark = page.getByRole('link', { name: /^3 sources: / }).first();
  const numbers = (await mark.innerText()).split(',');
  await mark.click();
  const note = page.locator('#source-note');
  await expect(note).toBeVisible();
  expect(numbers).toHaveLength(3);
  for (const number of numbers) {
    const publisher = await page.locator(`#s${number}`).locator('a, span').first().textContent();
    await expect(note).toContainText(publisher!.trim());
  }
});

test('a mark can be hit 12 px around its middle', async ({ look }) => {
  const page = await look(guide);
  const mark = page.locator('.facts .mark').first();
  const isHit = await mark.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [
      [0, -11],
      [0, 11],
      [-11, 0],
      [11, 0],
    ].map(([dx, dy]) => document.elementFromPoint(x + dx!, y + dy!) === link);
  });
  expect(isHit).toEqual([true, true, true, true]);
});

for (const width of [390, 1280])
  for (const path of ['/state-guides/florida', '/keep-your-license/florida', '/resources/reciprocity/florida'])
    test(`on ${path}, ${width} px wide, a mark leaves the page where it is`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const marks = page.locator('main a.mark:visible');
      const note = page.locator('#source-note');
      // The first is tapped before hydration, which the tap may begin.
      for (const [place, press] of (['click', 'click', 'Enter'] as const).entries()) {
        const mark = marks.nth(place);
        await mark.focus();
        const before = await page.evaluate(() => scrollY);
        if (press === 'click') await mark.click();
        else await page.keyboard.press(press);
        await expect(note).toBeVisible();
        // What would scroll has done so by the next frame.
        const after = await page.evaluate(
          () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
        );
        expect(after, `${place + 1}: ${press}`).toBe(before);
        await page.keyboard.press('Escape');
        await expect(note).toBeHidden();
        await hydrate(page);
      }
    });
