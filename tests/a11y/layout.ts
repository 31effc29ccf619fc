/** Questions to a page about what does not fit, asked in the browser. */
import type { Page } from '@playwright/test';

export const sticksOut = (page: Page) => page.evaluate(stickingOut);

/** Elements that stick out of the window to the right and are not inside something that scrolls by itself. */
export function stickingOut(): string[] {
  const scrollsItself = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
  const isHeld = (element: Element | null): boolean =>
    element !== null && element !== document.body && (scrollsItself(element) || isHeld(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility() && !isHeld(element),
    )
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

/** Text cut off by an element that hides what does not fit; elements made for screen readers alone are meant to. */
export const clippedText = (page: Page) =>
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
