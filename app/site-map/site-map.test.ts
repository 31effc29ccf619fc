import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { parameterValues } from './parameters.server.ts';
import { routeAt } from './route-at.ts';
import { siteMap } from './site-map.ts';
import { sitePages } from './site-pages.server.ts';
import { nestedSitemapLinks, sitemapLinks } from './sitemap-links.server.ts';
import { templatePages } from './template-pages.ts';

test('every module is there, and no address stands twice', () => {
  expect(siteMap.filter(({ module }) => !existsSync(join(import.meta.dirname, '..', module)))).toEqual([]);
  expect(new Set(siteMap.map(({ address }) => address)).size).toBe(siteMap.length);
});

test('React Router has every row, each under an id of its own', () => {
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  const known = new Set(all.map(({ path, index }) => (index ? '/' : path && `/${path.replace(/^\//, '')}`)));
  expect(siteMap.filter(({ address }) => !known.has(address === '*' ? '/*' : address))).toEqual([]);
  expect(new Set(all.map(({ id, file }) => id ?? file)).size).toBe(all.length);
});

test('a route has a parameter in its address, values for it and examples of them, or none of the three', () => {
  for (const { address, each, examples } of siteMap) {
    expect([address, address.includes(':'), examples.length > 0]).toEqual([address, each !== null, each !== null]);
    const values = each ? parameterValues[each]().map(({ value }) => value) : [];
    expect(values).toEqual(expect.arrayContaining([...examples]));
  }
});

test('every page is prerendered once, and its path leads back to its route', () => {
  const pages = sitePages();
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(pages.filter(({ path, route }) => routeAt(path) !== route)).toEqual([]);
  expect(routeAt('/state-guides/compare').module).toBe('states/compare/ComparePage.tsx');
  expect(routeAt('/nowhere/at/all').opens).toBe('where nothing is');
});

test('what search or the sitemap page shows, search engines may show too', () => {
  expect(siteMap.filter(({ sitemap, search, sitemapPage }) => sitemap === 'no' && (search || sitemapPage))).toEqual([]);
});

test('templates have names of their own, and all that a visitor can open is among them', () => {
  const templates = templatePages();
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  const opened = new Set(templates.map(({ route }) => route.module));
  expect(siteMap.filter(({ module, opens }) => opens !== 'in the server only' && !opened.has(module))).toEqual([]);
});

test('the sitemap page lists pages by name, and articles under their category', () => {
  expect(sitemapLinks('Guides and pages').slice(0, 2)).toEqual([
    ['Home', '/'],
    ['How to Get Licensed', '/how-to-get-licensed'],
  ]);
  expect(sitemapLinks('State guides')).toContainEqual(['New York', '/state-guides/new-york']);
  const legal = nestedSitemapLinks('Articles by category').find(
    ({ page: [, path] }) => path === '/blog/category/legal',
  );
  expect(legal?.page[0]).toBe('Legal Updates');
  expect(legal?.below.length).toBeGreaterThan(0);
  expect(legal?.below.every(([, path]) => /^\/blog\/[^/]+$/.test(path))).toBe(true);
});
