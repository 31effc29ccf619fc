import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** The library as a plain script: a page's own policy lets no module of another address in. */
const source = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
).replace(/export\s*\{\s*(?:[^}]*,\s*)?([\w$]+) as virtual[^}]*\};?/, 'window.screenReader = $1;');

declare global {
  interface Window {
    screenReader: typeof virtual;
  }
}

/** So many steps are enough for what is read here; more would mean that reading never ends. */
const mostSteps = 1500;

/**
 * What a screen reader says of a part of the page from its beginning to its end, phrase by phrase: roles, names,
 * descriptions and states as the accessibility tree of this browser's document has them.
 * @param selector of one element
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  await startReader(page, selector);
  return page.evaluate(async (most) => {
    const { screenReader: reader } = window;
    const [start, from] = [reader.activeNode, (await reader.spokenPhraseLog()).length];
    const first = await reader.lastSpokenPhrase();
    // After the last phrase reading begins again; the first step may stay on the element itself.
    const isAround = async (): Promise<boolean> =>
      reader.activeNode === start && (await reader.lastSpokenPhrase()) === first;
    for (let step = 0; step < most && (step < 2 || !(await isAround())); step++) await reader.next();
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    // Without the phrase with which it began again.
    return log.slice(from - 1, log.length > most ? undefined : -1);
  }, mostSteps);
}

/**
 * What is said without being asked for, in live regions, while `act` is done: a toast, a verdict, a count.
 * @returns the phrases, each with how urgent it is: "polite: Saved."
 */
export async function saidMeanwhile(page: Page, act: () => Promise<unknown>, until: RegExp): Promise<string[]> {
  await startReader(page, 'body');
  await act();
  const log = () => page.evaluate(() => window.screenReader.spokenPhraseLog());
  await expect.poll(async () => (await log()).some((phrase) => until.test(phrase))).toBe(true);
  const said = await log();
  await page.evaluate(() => window.screenReader.stop());
  return said;
}

async function startReader(page: Page, selector: string): Promise<void> {
  await page.evaluate(source);
  await page.locator(selector).first().waitFor();
  await page.evaluate(async (of) => {
    await window.screenReader.start({ container: document.querySelector(of)! });
  }, selector);
}

/** Fails naming the first phrase that is not said after the ones before it. Others may be said in between. */
export function expectInOrder(said: string[], wanted: (string | RegExp)[]): void {
  let from = 0;
  for (const phrase of wanted) {
    const place = said.findIndex(
      (heard, index) => index >= from && (phrase instanceof RegExp ? phrase.test(heard) : heard === phrase),
    );
    expect(place, `"${phrase}" after "${said[from - 1] ?? ''}" in ${said.slice(from, from + 40).join(' | ')}`).not.toBe(
      -1,
    );
    from = place + 1;
  }
}
