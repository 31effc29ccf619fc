import type { Page } from '@playwright/test';
import { notFoundProblems, templates } from '../addresses.ts';
import { expect, test } from '../browser-test.ts';

/** WCAG 1.4.12: spacing a reader may set. */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { ' +
  'margin-bottom: 2em !important; }';

/** Elements that stick out of the window to the right and are not inside something that scrolls by itself. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const scrollsItself = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isHeld = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrollsItself(element) || isHeld(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility() && !isHeld(element),
      )
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });

/** Text cut off by an element that hides what does not fit; elements made for screen readers alone are meant to. */
const clippedText = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return cuts && element.checkVisibility() && !element.closest('.visually-hidden, svg');
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  );

for (const [name, path] of Object.entries(templates)) {
  test(`${name} fits a window 320 px wide`, async ({ page, allowProblems }) => {
    allowProblems(...notFoundProblems);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await sticksOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${name} bears the reader’s text spacing`, async ({ page, allowProblems }) => {
    allowProblems(...notFoundProblems);
    await page.goto(path);
    await page.addStyleTag({ content: readersSpacing });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await clippedText(page), `cut off at ${width} px`).toEqual([]);
      expect.soft(await sticksOut(page), `sticking out at ${width} px`).toEqual([]);
    }
  });
}
