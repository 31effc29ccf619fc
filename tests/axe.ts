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
 * Every rule in a narrow window, where other elements are shown, in the dark theme, and in a wide one in the light
 * theme. What the wide window shows otherwise than the narrow one is looked at there in the dark theme too. The page
 * stays as it is: nothing has to be opened twice. Leaves it 1280 px wide.
 */
export async function expectNoViolationsAtBothWidths(page: Page, narrow = 360): Promise<void> {
  await page.setViewportSize({ width: narrow, height: 800 });
  await expectNone(page, 'dark', wcag);
  await page.evaluate(rememberLooks);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNone(page, 'dark', colorRules, { onlyChanged: true });
  await expectNone(page, 'light', wcag);
}

async function expectNone(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: RunOptions['runOnly'],
  { onlyChanged = false } = {},
): Promise<void> {
  for (const frame of page.frames()) await loadAxe(frame);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const found = await findings(page, rules, onlyChanged);
  expect(found, `in the ${colorScheme} theme, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

/** Keeps a function in the page that says which elements are shown otherwise now: only there can contrast differ. */
function rememberLooks(): void {
  const looks = (element: Element): string => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'hidden';
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, textDecorationLine } = style;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700);
    return [color, backgroundColor, backgroundImage, opacity, textDecorationLine, isLarge].join(';');
  };
  const all = (): Element[] => [...document.body.querySelectorAll('*')];
  const before = new Map(all().map((element) => [element, looks(element)]));
  window.shownOtherwise = () =>
    all().filter((element) => {
      const now = looks(element);
      return now !== 'hidden' && (now !== before.get(element) || element.tagName === 'IFRAME');
    });
}

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(rememberColors);
}

/** A page has a dozen colors, and axe reads each anew for every element: a sixth of its time. Runs in the page. */
function rememberColors(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, { r: number; g: number; b: number; alpha: number }>();
  prototype.parseString = function read(text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * Asks for violations only and brings nothing else over: a third of the time of @axe-core/playwright (decision 0029).
 */
const findings = (page: Page, runOnly: RunOptions['runOnly'], onlyChanged: boolean): Promise<string[]> =>
  page.evaluate(
    async ([options, isPart]) => {
      const changed = isPart ? window.shownOtherwise() : [];
      if (isPart && changed.length === 0) return [];
      const { violations } = await window.axe.run(isPart ? { include: changed } : document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [{ runOnly, resultTypes: ['violations'] } satisfies RunOptions, onlyChanged] as const,
  );

/** Of axe's own, which its types leave out. */
type Color = { r: number; g: number; b: number; alpha: number; parseString: (this: Color, text: string) => Color };

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } };
    /** Set by `rememberLooks`. */
    shownOtherwise: () => Element[];
  }
}
