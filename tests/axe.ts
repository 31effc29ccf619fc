import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './browser-test.ts';

const wcag: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these levels whose outcome depends on colors; all others find the same in both themes. */
const colorRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
const noColors = Object.fromEntries(colorRules.values.map((rule) => [rule, { enabled: false }]));

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

/**
 * For a page that differs in its words from one that was looked at in both widths and themes: every rule but those of
 * colors, in a narrow window. Leaves it 360 px wide.
 */
export async function expectNoViolationsInWords(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNone(page, 'light', wcag, { withoutColors: true });
}

async function expectNone(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: RunOptions['runOnly'],
  { onlyChanged = false, withoutColors = false } = {},
): Promise<void> {
  await untilFramesAreLoaded(page);
  for (const frame of page.frames()) await loadAxe(frame);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  for (const frame of page.frames()) await frame.evaluate(() => window.lookAnew());
  const options: RunOptions = { runOnly: rules, ...(withoutColors && { rules: noColors }) };
  const found = await findings(page, options, onlyChanged);
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

/** A frame that is loaded when it is near the window would come in the middle of a look, and take axe with it. */
async function untilFramesAreLoaded(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe').all()) {
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.loading = 'eager';
    });
    const content = await (await frame.elementHandle())!.contentFrame();
    await content!.waitForURL((url) => url.protocol !== 'about:');
    await content!.waitForLoadState();
  }
}

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(rememberColors);
  await frame.evaluate(passAlike);
}

/**
 * Text in a color, size and weight, over the same backgrounds, that was found well readable is so wherever it stands
 * again: contrast is looked at once a look, not once an element, for which axe would take most of its time. Not where
 * something else that is painted may lie behind the text: that is asked each time. Runs in the page.
 */
function passAlike(): void {
  const check = window.axe._audit.checks['color-contrast'];
  const { evaluate } = check;
  /** What was painted last counts: a look lasts as long as the page stays as it is. */
  let passed = new Set<string>();
  let grounds = new Map<Element, string>();
  let floating: { element: Element; box: DOMRect }[] = [];
  window.lookAnew = () => {
    passed = new Set();
    grounds = new Map();
    floating = [...document.body.querySelectorAll('*')].filter(floats).map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
  };
  /** Whether it is painted where it may lie under text that is not in it. */
  function floats(element: Element): boolean {
    if (!element.checkVisibility()) return false;
    if (/^(?:img|picture|video|canvas|svg|iframe)$/i.test(element.tagName)) return true;
    const { position, float, marginTop, transform } = getComputedStyle(element);
    const isMoved = position !== 'static' || float !== 'none' || marginTop.startsWith('-') || transform !== 'none';
    return isMoved && paint(element) !== '';
  }
  function paint(element: Element): string {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundImage === 'none';
    const isPlain = opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
    return isClear && isPlain ? '' : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
  }
  /** What is painted behind an element by those it is in, and by itself. */
  function ground(element: Element | null): string {
    if (element === null) return '';
    const known = grounds.get(element) ?? `${ground(element.parentElement)}/${paint(element)}`.replace(/\/+/g, '/');
    grounds.set(element, known);
    return known;
  }
  function isOverAnother(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return floating.some(
      ({ element: other, box }) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top && !other.contains(element),
    );
  }
  check.evaluate = function evaluateOnce(element, ...rest) {
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element);
    const look = [ground(element), color, fontSize, fontWeight, textShadow, webkitTextStroke].join('|');
    if (passed.has(look) && !isOverAnother(element)) return true;
    const result = evaluate.call(this, element, ...rest);
    if (result === true) passed.add(look);
    return result;
  };
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
const findings = (page: Page, asked: RunOptions, onlyChanged: boolean): Promise<string[]> =>
  page.evaluate(
    async ([options, isPart]) => {
      const changed = isPart ? window.shownOtherwise() : [];
      if (isPart && changed.length === 0) return [];
      const { violations } = await window.axe.run(isPart ? { include: changed } : document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [{ ...asked, resultTypes: ['violations'] } satisfies RunOptions, onlyChanged] as const,
  );

/** Of axe's own, which its types leave out. */
type Color = { r: number; g: number; b: number; alpha: number; parseString: (this: Color, text: string) => Color };

/** Of axe's own: true where it passes, false where it fails, undefined where it cannot tell. */
type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => boolean | undefined;

declare global {
  interface Window {
    axe: typeof axe & {
      commons: { color: { Color: { prototype: Color } } };
      _audit: { checks: { 'color-contrast': { evaluate: Evaluate } } };
    };
    /** Set by `passAlike`: forgets which looks are well readable. */
    lookAnew: () => void;
    /** Set by `rememberLooks`. */
    shownOtherwise: () => Element[];
  }
}
