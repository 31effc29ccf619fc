import type { Browser, Page } from '@playwright/test';

/** A cheap phone on a slow line: 150 ms and 1.6 Mbit/s, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

/** Runs `use` with a new page of such a phone, which has visited nothing before. */
export async function onThrottledPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}
