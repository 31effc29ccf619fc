import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteMap } from '../app/site-map/site-map.ts';
import { templatePages } from '../app/site-map/template-pages.ts';

const built = join(import.meta.dirname, '../build/client');

/** Every address of the built sitemap.xml, as a path. */
export const sitemapPaths: string[] = [
  ...readFileSync(join(built, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** Pages that a visitor can open and sitemap.xml leaves out. */
export const unlistedPaths: string[] = siteMap
  .filter(({ sitemap, opens }) => sitemap === 'no' && opens === 'at its address')
  .map(({ address }) => address);

/** One page of each template, by name: all of the table of routes, so that a new one is opened too. */
export const templates: Record<string, string> = Object.fromEntries(
  templatePages().map(({ name, path }) => [name, path]),
);

/** Pages the server answers by itself, without React: there is nothing to take over. */
export const ofTheServer: ReadonlySet<string> = new Set(['/embed/contact', '/your-data']);

/** Served with status 404, which the browser reports as an error. */
export const notFoundProblems = [
  /answer 404: .*\/(no-such-page|nowhere|nothing|none)$/,
  /console: Failed to load resource.*404/,
  /console: 404 Error: User attempted/,
];
