import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, parsePage } from './page.ts';

/** What a rule found wrong: on which page (or file), and what. */
export type SiteProblem = { page: string; problem: string };

export type Site = {
  pages: Page[];
  /** Every built file as an address, e.g. '/assets/x.js', '/blog/index.html'. */
  files: Set<string>;
  /** The text of a built file, by its address. */
  read: (address: string) => string;
};

export type SiteRule = (site: Site) => SiteProblem[] | Promise<SiteProblem[]>;

/** Reads the build: every page parsed once. @throws Error when there is no build. */
export function readSite(directory: string): Site {
  const files = globSync('**/*', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory).length));
  const read = (address: string) => readFileSync(join(directory, address), 'utf8');
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => parsePage(pathOf(file), read(file)));
  if (pages.length === 0) throw new Error(`${directory} holds no pages: run "npm run build" first`);
  return { pages, files: new Set(files), read };
}

/** '/blog/index.html' is served as '/blog', '/index.html' as '/', '/404.html' as itself. */
export const pathOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

/** The file that answers an address: a page of that path, or the file itself. */
export function fileOf(site: Site, path: string): string | undefined {
  const page = path === '/' ? '/index.html' : `${path}/index.html`;
  return [page, path].find((file) => site.files.has(file));
}

const byPath = new WeakMap<Site, Map<string, Page>>();

export function pageAt(site: Site, path: string): Page | undefined {
  const pages = byPath.get(site) ?? new Map(site.pages.map((page) => [page.path, page]));
  byPath.set(site, pages);
  return pages.get(path);
}

/** Makes a rule for the whole site of one that looks at a single page. */
export function onEachPage(check: (page: Page, site: Site) => string[]): (site: Site) => SiteProblem[] {
  return (site) => site.pages.flatMap((page) => check(page, site).map((problem) => ({ page: page.path, problem })));
}

/** A site of a few strings, for tests. */
export function siteOf(pages: Record<string, string>, files: Record<string, string> = {}): Site {
  const pageFiles = Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [
      path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`,
      html,
    ]),
  );
  const all: Record<string, string> = { ...pageFiles, ...files };
  return {
    pages: Object.entries(pages).map(([path, html]) => parsePage(path, html)),
    files: new Set(Object.keys(all)),
    read: (address) => all[address] ?? '',
  };
}
