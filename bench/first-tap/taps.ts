import type { Page } from '@playwright/test';

/**
 * One thing a reader may do first. `prepare`: what they chose before, without a tap. `tap`: the element tapped; with
 * `types`, it is typed into. `effect`: an expression, true in the page once the reader sees what they asked for.
 */
export type FirstTap = {
  name: string;
  path: string;
  tap: string;
  types?: string;
  prepare?: (page: Page) => Promise<void>;
  effect: string;
};

const has = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) !== null`;

export const firstTaps: FirstTap[] = [
  {
    name: 'start of the practice exam',
    path: '/exam-prep/practice',
    tap: '.start button',
    effect: `document.querySelector('#exam h2')?.textContent.startsWith('Question 1')`,
  },
  {
    name: 'start of the flashcards',
    path: '/resources/flashcards',
    tap: '.study-form button',
    effect: has('.study-show'),
  },
  {
    name: 'typing into the state filter',
    path: '/state-guides',
    tap: '#state-search',
    types: 'ohio',
    effect: `document.querySelectorAll('main [data-state]').length < 10`,
  },
  { name: 'source mark', path: '/state-guides/ohio', tap: 'main a.mark', effect: has('#source-note:popover-open') },
  { name: 'theme', path: '/', tap: '[data-theme-switch]', effect: has('html[data-theme]') },
  {
    name: 'column head of the table',
    path: '/state-guides/table',
    tap: '.state-table th:nth-child(2) button',
    effect: has('.state-table th:nth-child(2)[aria-sort]'),
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
    effect: has('table.comparison'),
  },
  {
    name: 'a calculator’s field',
    path: '/resources/math-formulas/mortgage-payment',
    tap: '.calculator input',
    types: '1',
    // The worked example stands there from the start: another first digit gives another result.
    effect:
      `document.querySelector('.results').textContent !== (window.example ??= ` +
      `document.querySelector('.results').textContent)`,
  },
  { name: 'menu', path: '/blog', tap: '.menu-button', effect: has('#site-menu:popover-open') },
];
