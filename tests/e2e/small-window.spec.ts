// A window of 1280 × 1024 px at 400%: 320 × 256 (WCAG 1.4.10).
import { expect, openHydrated, test } from '../browser-test.ts';
import { startExam } from '../practice-work.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('a note with many sources can be read from its first line on', async ({ page }) => {
  await openHydrated(page, '/state-guides/wyoming');
  await page
    .getByRole('link', { name: /^3 sources: / })
    .first()
    .press('Enter');
  const note = page.locator('#source-note');
  await expect(note).toBeVisible();
  const { top, bottom } = await note.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
  await expect(note.locator('a').first()).toBeInViewport({ ratio: 1 });
});

test('the note on a figure of the table fits as well', async ({ page }) => {
  await openHydrated(page, '/state-guides/table');
  await page
    .getByRole('row', { name: /^Wyoming/ })
    .getByRole('cell')
    .nth(4)
    .getByRole('link')
    .press('Enter');
  const note = page.locator('#figure-note');
  await expect(note).toBeVisible();
  expect((await note.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

for (const path of ['/', '/state-guides/ohio', '/my-plan/ohio', '/exam-prep/practice', '/resources/flashcards'])
  test(`on ${path} nothing stays over what is read`, async ({ page }) => {
    await openHydrated(page, path);
    await page.evaluate(() => scrollTo(0, 1500));
    expect(await page.evaluate(sticking)).toEqual([]);
  });

test('a question has the window to itself', async ({ page }) => {
  await startExam(page, 'Quick ten');
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(sticking)).toEqual([]);
});

/** What is at the window’s upper or lower edge because it sticks there. */
function sticking(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (getComputedStyle(element).position !== 'sticky' || !element.checkVisibility()) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isMoved = (): boolean => {
        element.style.position = 'static';
        const there = element.getBoundingClientRect().top;
        element.style.position = '';
        return Math.abs(there - top) > 1;
      };
      return width > 200 && bottom > 0 && top < innerHeight && isMoved();
    })
    .map((element) => `${element.tagName} ${element.className}`);
}
