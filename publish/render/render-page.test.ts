import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageDataElement } from '../../app/frame/hand-over.server.ts';
import { openCache } from '../build-cache.ts';
import { finishPage } from './finish-page.ts';
import type { PageRequests } from './page-requests.ts';
import { inTurn, inTurns } from './render-pages.ts';
import { renderPage } from './render-page.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'license-atlas-render-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const manifest = {
  routes: {},
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: [] as string[] },
};

/** A site of one page, which says what its loader gave. `rendered` counts how often it was asked for. */
function siteSaying(loaderData: string): PageRequests & { rendered: number } {
  const site = {
    rendered: 0,
    data: () => Promise.resolve(loaderData),
    page: () => {
      site.rendered += 1;
      const data = pageDataElement({ context: '{}', loaderData, routes: [], manifest: manifest as never });
      return Promise.resolve(`<!DOCTYPE html><html><body><main id="main">${loaderData}</main>${data}</body></html>`);
    },
  };
  return site;
}

/** In a build of its own, which leaves what it made to the next. */
async function render(requests: PageRequests, bundleKey = 'a', path = '/ohio') {
  const cache = openCache(join(directory, 'cache'));
  const buildDirectory = join(directory, 'build');
  const page = await renderPage(path, {
    buildDirectory,
    requests,
    cache,
    bundleKey,
    scriptBytes: () => 0,
    makeLean: (html) => ({ page: html, file: { address: '/assets/site.css', css: '' } }),
    tries: true,
  });
  cache.finish();
  return page;
}
const written = (path: string): string => readFileSync(join(directory, 'build/client', path), 'utf8');

test('a page is written without its hydration data, which stands in the module that <html> names', async () => {
  await render(siteSaying('60 hours'));
  const address = /<html data-page="(\/assets\/pages\/[\w-]{10}\.js)"/.exec(written('ohio/index.html'))?.[1];
  expect(written('ohio/index.html')).not.toContain('page-data');
  expect(written(address!)).toContain('60 hours');
  expect(written('ohio.data')).toBe('60 hours');
});

test('a tool’s page asks early for the largest script, another page does not', () => {
  const page = (main: string): string => {
    const data = pageDataElement({
      context: '{}',
      loaderData: '',
      routes: ['tool'],
      manifest: { ...manifest, routes: { tool: { module: '/assets/tool.js', imports: ['/assets/react-1.js'] } } },
    } as never);
    const html = `<html><head><style>p{}</style></head><body>${main}${data}</body></html>`;
    return finishPage('/tool', html, null).files[1]!.content;
  };
  expect(page('<form id="soon"></form>')).toContain('as="fetch" href="/assets/react-1.js"');
  expect(page('<form></form>')).not.toContain('preload');
});

test('the 404 page stands where hosts look for it, with no data for navigation', async () => {
  await render(siteSaying('Not found'), 'a', '/404');
  expect(written('404.html')).toContain('Not found');
  expect(existsSync(join(directory, 'build/client/404.data'))).toBe(false);
});

test('a page is rendered again when its loader gives something else, or the code is another', async () => {
  const site = siteSaying('60 hours');
  const changed = siteSaying('75 hours');
  expect(await render(site)).toMatchObject({ kept: false });
  expect(await render(site)).toMatchObject({ kept: true });
  expect(await render(changed)).toMatchObject({ kept: false });
  expect(written('ohio/index.html')).toContain('75 hours');
  expect(await render(site, 'b')).toMatchObject({ kept: false });
  expect([site.rendered, changed.rendered]).toEqual([2, 1]);
});

test('a kept page has all that it had when it was rendered', async () => {
  const site = siteSaying('60 hours');
  const { kept: _, ...first } = await render(site);
  const before = readdirSync(join(directory, 'build/client/assets/pages'));
  rmSync(join(directory, 'build/client/ohio.data'));
  const { kept: __, ...second } = await render(site);
  expect(second).toEqual(first);
  expect(written('ohio.data')).toBe('60 hours');
  expect(readdirSync(join(directory, 'build/client/assets/pages'))).toEqual(before);
});

test('tasks take turns between the parts, and none is lost', () => {
  expect(inTurns([1, 2, 3, 4, 5], 2)).toEqual([1, 4, 2, 5, 3]);
  expect(inTurns([], 2)).toEqual([]);
});

test('results are handed over in the order of their tasks', () => {
  const taken: string[] = [];
  const take = inTurn((result: string) => taken.push(result));
  take('second', 1);
  take('third', 2);
  expect(taken).toEqual([]);
  take('first', 0);
  expect(taken).toEqual(['first', 'second', 'third']);
});
