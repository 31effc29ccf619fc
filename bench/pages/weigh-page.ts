import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { inlineScriptBytes, inlineStyleBytes } from './no-script.ts';
import type { ServedCopies } from './served-copies.ts';
import { fileOf, type Template } from './templates.ts';

/**
 * Bytes of one page. `html`, `scriptsAfter`: as served, Brotli. `css`: the part of `html` its inline styles take.
 * `scriptsBefore`: inline scripts uncompressed, plus script files that load without the reader's doing.
 */
export type PageWeight = {
  html: number;
  css: number;
  scriptsBefore: number;
  scriptsAfter: number;
  requestsBefore: number;
  requestsAfter: number;
};

const quietMilliseconds = 700;

/** Loads a page in a fresh browser context, moves the pointer once, and counts what each of the two made it load. */
export async function weighPage(browser: Browser, copies: ServedCopies, template: Template): Promise<PageWeight> {
  const html = await readFile(join(copies.clientDirectory, fileOf(template)), 'utf8');
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(copies.site + template.path);
  await settle(page, requests);
  const before = [...requests];
  await page.mouse.move(200, 300);
  await settle(page, requests);
  const weight = {
    html: await servedBytes(copies.site + template.path),
    css: await inlineStyleBytes(html),
    scriptsBefore: inlineScriptBytes(html) + (await scriptBytes(before)),
    scriptsAfter: await scriptBytes(requests),
    requestsBefore: before.length,
    requestsAfter: requests.length,
  };
  await context.close();
  return weight;
}

/** Waits until no request has started for a while. */
async function settle(page: Page, requests: Request[]): Promise<void> {
  for (let seen = -1; seen !== requests.length;) {
    seen = requests.length;
    await page.waitForTimeout(quietMilliseconds);
  }
}

async function scriptBytes(requests: Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Body bytes on the wire; `fetch` would decompress them. */
function servedBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
