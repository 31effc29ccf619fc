import type { Page } from '@playwright/test';

/**
 * One thing a reader may do first. `prepare`: what they chose before, without a tap. `tap`: the element
 * tapped; with `types`, it is typed into. `effect`: true in the page once the reader sees what they asked for.
 * (Functions, because the site's policy lets no text become code.)
 */
export type FirstTap = {
  name: string;
  path: string;
  tap: string;
  types?: string;
  prepare?: (page: Page) => Promise<void>;
  effect: () => boolean | undefined;
};

declare global {
  interface Window {
    /** The worked example's result, before anything was typed. */
    exampleResult?: string | null;
  }
}

export const firstTaps: FirstTap[] = [
  {
    name: 'start of the practice exam',
    path: '/exam-prep/practice',
    tap: '.start button',
    effect: () => document.querySelector('#test h2')?.textContent.startsWith('Question 1'),
  },
  {
    name: 'start of the flashcards',
    path: '/resources/flashcards',
    tap: '.study-form button',
    effect: () => document.querySelector('.study-show') !== null,
  },
  {
    name: 'typing into the state filter',
    path: '/state-guides',
    tap: '#state-search',
    types: 'ohio',
    effect: () => document.querySelectorAll('main [data-state]').length < 10,
  },
  {
    name: 'source mark',
    path: '/state-guides/ohio',
    tap: 'main a.mark',
    effect: () => document.querySelector('#source-note:popover-open') !== null,
  },
  {
    name: 'theme',
    path: '/',
    tap: '[data-theme-switch]',
    effect: () => document.querySelector('html[data-theme]') !== null,
  },
  {
    name: 'column head of the table',
    path: '/state-guides/table',
    tap: '.state-table th:nth-child(2) button',
    effect: () => document.querySelector('.state-table th:nth-child(2)[aria-sort]') !== null,
  },
  {
    name: 'Compare',
    path: '/state-guides/compare',
    prepare: async (page) => {
      await page.evaluate(() => {
        const fields = document.querySelectorAll<HTMLSelectElement>('select[name="states"]');
        for (const [place, slug] of ['texas', 'ohio'].entries()) fields[place]!.value = slug;
      });
    },
    tap: '.choose-states button',
    effect: () => document.querySelector('table.comparison') !== null,
  },
  {
    name: 'a calculator’s field',
    path: '/resources/math-formulas/mortgage-payment',
    tap: '.calculator input',
    types: '1',
    // The worked example stands there from the start: another first digit gives another result.
    effect: () => {
      const { textContent } = document.querySelector('.results')!;
      return textContent !== (window.exampleResult ??= textContent);
    },
  },
  {
    name: 'menu',
    path: '/blog',
    tap: '.menu-button',
    effect: () => document.querySelector('#site-menu:popover-open') !== null,
  },
];
