/** Of the browsers beside Chromium: a page is open when it has been loaded, whatever the page before it still did. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { close, listen, portOf } from '../../server/http/listen.ts';
import { type Browser, browserOf } from './browser.ts';
import { firefox } from './firefox.ts';
import { webKit } from './webkit.ts';

for (const { name, find, start, advice } of [firefox, webKit])
  test(`${name} is asked about the next page only when that is there`, async () => {
    const program = find();
    test.skip(program === undefined, advice);
    const pages = await numberedPages();
    const browser = browserOf(await start(program!));
    await browser.open(pages.address);
    await giveWaySlowly(browser);
    await browser.reload();
    expect(await browser.run(() => document.body.textContent)).toBe('Page 2');
    await giveWaySlowly(browser);
    await browser.open(pages.address);
    expect(await browser.run(() => document.body.textContent)).toBe('Page 3');
    await browser.close();
    await pages.close();
  });

/** Runs in the page: renames its entry of the history while the next one comes, as React Router does at its start. */
const giveWaySlowly = (browser: Browser): Promise<void> =>
  browser.run(() => {
    setTimeout(() => history.replaceState({ key: 'started' }, ''), 300);
  });

/** Serves pages that say their number. Each but the first takes its time, while the one before it is still shown. */
async function numberedPages(): Promise<{ address: string; close: () => Promise<void> }> {
  let served = 0;
  const app = new Hono().get('/', async ({ html }) => {
    served++;
    const page = `<!doctype html><title>Page</title><body>Page ${served}</body>`;
    if (served > 1) await delay(800);
    return html(page);
  });
  const servers = await listen(app, 0, '127.0.0.1');
  return { address: `http://127.0.0.1:${portOf(servers[0])}/`, close: () => close(servers, 0) };
}
