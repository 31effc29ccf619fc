import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './browser-test.ts';

const wcag: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these levels whose outcome depends on colors; all others find the same in both themes. */
const colorRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Fails with one line a finding: rule, element, what is wrong. Every rule in the light theme, those of color in both.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(page, 'light', wcag);
  await expectNone(page, 'dark', colorRules);
}

/**
 * The same, and every rule in a narrow window, where other elements are shown, in the dark theme. The page stays as it
 * is: nothing has to be opened twice. Leaves it 1280 px wide.
 */
export async function expectNoViolationsAtBothWidths(page: Page, narrow = 360): Promise<void> {
  await page.setViewportSize({ width: narrow, height: 800 });
  await expectNone(page, 'dark', wcag);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page);
}

async function expectNone(page: Page, colorScheme: 'light' | 'dark', rules: RunOptions['runOnly']): Promise<void> {
  for (const frame of page.frames()) await loadAxe(frame);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await findings(page, rules), `in the ${colorScheme} theme, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Asks for violations only and brings nothing else over: a third of the time of @axe-core/playwright (decision 0029).
 */
const findings = (page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );

declare global {
  interface Window {
    axe: typeof axe;
  }
}
