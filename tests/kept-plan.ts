/** What the browser's database holds of plans. */
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** Waits until the browser's database holds so many entries: a reload may come now. */
export async function kept(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(entriesKept)).toBe(count);
}

function entriesKept(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    opening.addEventListener('success', () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('work')) return resolve(0);
      const reading = database.transaction('work').objectStore('work').get('plan');
      reading.addEventListener('success', () => {
        database.close();
        resolve(
          Object.values((reading.result ?? {}) as Record<string, object>).flatMap((plan) => Object.keys(plan)).length,
        );
      });
    });
  });
}
