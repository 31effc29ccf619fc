/** Journeys through the site, each run in every browser beside Chromium. They begin with nothing saved. */
import { expect } from '@playwright/test';
import { type Browser, until } from './browser.ts';

/** `at` makes an address of a path. */
export type Journey = (browser: Browser, at: (path: string) => string) => Promise<void>;

export const journeys: Record<string, Journey> = {
  'leaving an exam locks nothing: it is offered again, and other pages read the database': async (browser, at) => {
    await browser.open(at('/exam-prep/practice'));
    await browser.click('.start button');
    await until(browser, () => document.querySelector('#exam h2')?.textContent.startsWith('Question 1'));
    await browser.click('#exam input[name="answer"]');
    // Nobody leaves within the few milliseconds that a write takes.
    await until(browser, examHasAnAnswer);
    await browser.open(at('/privacy'));
    await until(browser, examHasAnAnswer);
    expect(await browser.run(() => localStorage.getItem('exam-clock'))).not.toBeNull();
    await browser.open(at('/exam-prep/practice'));
    await until(browser, () => document.querySelector('main')!.innerText.includes('1 answered'));
  },
};

/** Runs in the page. */
function examHasAnAnswer(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    // Asked before the page has made its database: an empty one made here would lock the page out of its own.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('work').objectStore('work').get('exam');
      asking.addEventListener('success', () => {
        opening.result.close();
        const [exam] = asking.result?.underWay ?? [];
        resolve(exam !== undefined && Object.keys(exam.answers).length > 0);
      });
    });
  });
}
