/** Of the browsers beside Chromium: a page is open when it has been loaded, whatever the page before it still did. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
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
    pages.close();
  });

/** Runs in the page: renames its entry of the history while the next one comes, as React Router does at its start. */
const giveWaySlowly = (browser: Browser): Promise<void> =>
  browser.run(() => {
    setTimeout(() => history.replaceState({ key: 'started' }, ''), 300);
  });

/** Serves pages that say their number. Each but the first takes its time, while the one before it is still shown. */
async function numberedPages(): Promise<{ address: string; close: () => void }> {
  let served = 0;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    served++;
    const page = `<!doctype html><title>Page</title><body>Page ${served}</body>`;
    response.setHeader('content-type', 'text/html');
    setTimeout(() => response.end(page), served === 1 ? 0 : 800);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
