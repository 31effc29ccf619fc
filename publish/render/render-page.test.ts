import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageDataElement } from '../../app/frame/hand-over.server.ts';
import { openCache } from '../build-cache.ts';
import { finishPage } from './finish-page.ts';
import type { PageRequests } from './page-requests.ts';
import { inTurn, inTurns } from './render-pages.ts';
import { renderPage } from './render-page.ts';
import { sharedFiles } from './shared-files.ts';
import type { WrittenPages } from './written-pages.ts';

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
async function render(requests: PageRequests, bundleKey = 'a', path = '/ohio', there: WrittenPages = {}) {
  const cache = openCache(join(directory, 'cache'));
  const buildDirectory = join(directory, 'build');
  const page = await renderPage(path, {
    siteDirectory: buildDirectory,
    buildDirectory,
    requests,
    cache,
    shared: sharedFiles(cache),
    bundleKey,
    scriptBytes: () => 0,
    makeLean: (html) => ({ page: html, file: { address: '/assets/site.css', css: '' } }),
    tries: true,
    there,
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

test('a page’s own styles stand in one element with the shared ones, before them', () => {
  const data = pageDataElement({ context: '{}', loaderData: '', routes: [], manifest } as never);
  const own = '<style data-precedence="page" data-href="tool">@layer page{p{top:0}}</style>';
  const html = `<html><head>${own}<title>A</title><style>p{left:0}</style></head><body>${data}</body></html>`;
  expect(finishPage('/tool', html, null).files[1]!.content).toContain(
    '<head><title>A</title><style data-precedence="page" data-href="tool">' +
      '@layer page{p{top:0}}p{left:0}</style></head>',
  );
});

test('a page without styles of its own has React’s mark on the shared ones: style files come after them', () => {
  const data = pageDataElement({ context: '{}', loaderData: '', routes: [], manifest } as never);
  const html = `<html><head><style>p{left:0}</style></head><body>${data}</body></html>`;
  expect(finishPage('/list', html, null).files[1]!.content).toContain(
    '<style data-precedence="page">p{left:0}</style>',
  );
});

test('a tool says in its first bytes that its script is soon wanted; other pages do not', async () => {
  const htmlOf = async (body: string): Promise<string> => {
    await render(siteSaying(body), body);
    return written('ohio/index.html');
  };
  expect(await htmlOf('<form id="soon"></form>')).toMatch(/^<!DOCTYPE html><html [^>]*data-soon="1"/);
  expect(await htmlOf('<form></form>')).not.toContain('data-soon');
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

test('a page that lies there as it comes out is not written again, another is', async () => {
  const first = await render(siteSaying('60 hours'));
  const there = { '/ohio': first.written };
  writeFileSync(join(directory, 'build/client/ohio.data'), 'as it lay there');
  expect((await render(siteSaying('60 hours'), 'a', '/ohio', there)).written).toEqual(first.written);
  expect(written('ohio.data')).toBe('as it lay there');
  await render(siteSaying('75 hours'), 'a', '/ohio', there);
  expect(written('ohio.data')).toBe('75 hours');
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
