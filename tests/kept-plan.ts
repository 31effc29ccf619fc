/** What the browser's database holds of plans and other work. */
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** Waits until the browser's database holds so many entries of plans: a reload may come now. */
export async function kept(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => Object.values((await keptWork(page, 'plan')) ?? {}).flatMap((plan) => Object.keys(plan)).length)
    .toBe(count);
}

/** The work of a kind, as the browser's database holds it; undefined where there is none. */
export const keptWork = (page: Page, key: string): Promise<Record<string, object> | undefined> =>
  page.evaluate(workOf, key);

function workOf(key: string): Promise<Record<string, object> | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    opening.addEventListener('success', () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('work')) return resolve(undefined);
      const reading = database.transaction('work').objectStore('work').get(key);
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result);
      });
    });
  });
}
