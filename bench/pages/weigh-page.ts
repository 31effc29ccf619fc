import { get, type IncomingMessage } from 'node:http';
import type { Browser, Page, Request } from '@playwright/test';
import { inlineScriptBytes, inlineStyleBytes } from './no-script.ts';
import type { ServedCopies } from './served-copies.ts';
import type { Template } from './templates.ts';

/**
 * Bytes of one page. `html`, `scriptsAfter`: as served, Brotli. `firstFlight`: `html` with the response's headers.
 * `css`: the part of `html` its inline styles take.
 * `scriptsBefore`: inline scripts uncompressed, plus script files that load without the reader's doing.
 */
export type PageWeight = {
  html: number;
  firstFlight: number;
  css: number;
  scriptsBefore: number;
  scriptsAfter: number;
  requestsBefore: number;
  requestsAfter: number;
};

const quietMilliseconds = 700;

/** Loads a page in a fresh browser context, moves the pointer once, and counts what each of the two made it load. */
export async function weighPage(browser: Browser, copies: ServedCopies, template: Template): Promise<PageWeight> {
  const html = await (await fetch(copies.site + template.path)).text();
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
    ...(await servedBytes(copies.site + template.path)),
    css: await inlineStyleBytes(html),
    scriptsBefore: inlineScriptBytes(html) + (await scriptBytes(runOf(before))),
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

/**
 * All requests for the files that were run, and not those for files that were only fetched: the page of a tool has its
 * scripts fetched before they are wanted (docs/decisions/0033). What is run was fetched before: that request has the
 * bytes.
 */
function runOf(requests: Request[]): Request[] {
  const run = new Set(requests.filter((one) => one.resourceType() === 'script').map((one) => one.url()));
  return requests.filter((one) => run.has(one.url()));
}

/** Each file once: it is fetched, then imported out of the browser's cache, which counts as less than nothing. */
async function scriptBytes(requests: Request[]): Promise<number> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const sizes = new Map<string, number>();
  for (const script of scripts) {
    const { responseBodySize } = await script.sizes();
    sizes.set(script.url(), Math.max(responseBodySize, sizes.get(script.url()) ?? 0));
  }
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes on the wire; `fetch` would decompress them. */
function servedBytes(address: string): Promise<Pick<PageWeight, 'html' | 'firstFlight'>> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let html = 0;
      response.on('data', (chunk: Buffer) => (html += chunk.length));
      response.on('end', () => resolve({ html, firstFlight: html + headerBytes(response) }));
    }).on('error', reject);
  });
}

/** Each header with its colon, space and line end, the status line and the empty one. */
function headerBytes({ rawHeaders, statusCode, statusMessage }: IncomingMessage): number {
  const lines = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
  return lines + Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`);
}
