import { expect, test } from '@playwright/test';
import { findMiniBrowser, startWebKit, type WebKit } from '../webkit.ts';

const miniBrowser = findMiniBrowser();

test.skip(!miniBrowser, 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb');

let webKit: WebKit;
test.beforeEach(async () => {
  webKit = await startWebKit(miniBrowser!);
});
test.afterEach(() => webKit.close());

test('in WebKit, leaving an exam locks nothing: it is offered again, and other pages read the database', async ({
  baseURL,
}) => {
  test.slow();
  await webKit.open(`${baseURL}/exam-prep/practice`);
  await webKit.click('.start button');
  await webKit.until(`document.querySelector('#exam h2')?.textContent.startsWith('Question 1')`);
  await webKit.run(`document.querySelector('#exam input[name="answer"]').click()`);
  // Nobody leaves within the few milliseconds that a write takes. Asked before the page has made its database, the
  // request is undone: an empty database made here would lock the page out of its own.
  await webKit.until(`await new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const asking = opening.result.transaction('work').objectStore('work').get('exam');
      asking.onsuccess = () => {
        opening.result.close();
        const [exam] = asking.result?.underWay ?? [];
        resolve(exam !== undefined && Object.keys(exam.answers).length > 0);
      };
    };
  })`);
  await webKit.open(`${baseURL}/privacy`);
  const keys = await webKit.run(`return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    opening.onsuccess = () => {
      const asking = opening.result.transaction('work').objectStore('work').getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    };
  });`);
  expect(keys).toEqual(['exam']);
  expect(await webKit.run(`return localStorage.getItem('exam-clock')`)).not.toBeNull();
  await webKit.open(`${baseURL}/exam-prep/practice`);
  await webKit.until(`document.querySelector('main').innerText.includes('1 answered')`);
});
