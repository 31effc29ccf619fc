import { createHash } from 'node:crypto';
import { filesOf, hydrationModule, takePageData } from '../../app/frame/hand-over.server.ts';
import { emptyShell, shells } from '../place-shells.ts';
import { searchEntry, type SearchEntry } from '../search-entries.ts';
import { findInlineSources, type InlineSources } from '../inline-sources.ts';
import type { leanStyles } from './lean-styles.ts';
import { dataPath } from './page-requests.ts';

/** `path`: below build/. `shared`: a file that other pages write as well, compressed once all are there. */
export type PageFile = { path: string; kind: 'page' | 'page data' | 'shared' | 'other'; content: string };

/** Everything that one page gives the site. */
export type FinishedPage = {
  files: PageFile[];
  /** Addresses of the scripts that the page loads besides its data. */
  scripts: string[];
  search: SearchEntry | null;
  inline: InlineSources;
};

/**
 * Makes of React Router's two answers the files of a page: its HTML, the module that hydrates it under the name of its
 * content (which <html> names with all that it needs, and whether it is soon wanted), its data for navigation. The two
 * shells and the 404 page are no pages that
 * anyone follows a link to.
 * @param data null for a page without loaders
 * @param makeLean for a page that is to have only the styles that it uses
 */
export function finishPage(
  path: string,
  html: string,
  data: string | null,
  makeLean?: ReturnType<typeof leanStyles>,
): FinishedPage {
  const shell = shells.get(path);
  if (shell)
    return {
      files: [{ path: shell, kind: 'page', content: emptyShell(html, path) }],
      scripts: [],
      search: null,
      inline: findInlineSources(html),
    };
  const isNotFound = path === '/404';
  const taken = takePageData(html);
  if (!taken) throw new Error(`${path} was written without hydration data`);
  const module = hydrationModule(taken.data, isNotFound);
  const address = `/assets/pages/${createHash('sha256').update(module).digest('base64url').slice(0, 10)}.js`;
  const scripts = filesOf(taken.data, isNotFound);
  const soon = taken.page.includes(' id="soon"') ? ' data-soon="1"' : '';
  const whole = taken.page.replace('<html', `<html data-page="${address}" data-files="${scripts.join(' ')}"${soon}`);
  const lean = makeLean?.(whole, scripts);
  const page = inOneStyle(lean?.page ?? whole);
  const files: PageFile[] = [
    { path: `client${address}`, kind: 'page data', content: module },
    {
      path: isNotFound ? 'client/404.html' : `client${path === '/' ? '' : path}/index.html`,
      kind: 'page',
      content: page,
    },
  ];
  if (lean) files.push({ path: `client${lean.file.address}`, kind: 'shared', content: lean.file.css });
  if (data !== null && !isNotFound) files.push({ path: `client${dataPath(path)}`, kind: 'other', content: data });
  return {
    files,
    scripts,
    search: isNotFound ? null : searchEntry(path, page),
    inline: findInlineSources(page),
  };
}

/**
 * Puts the styles of the page's own (app/frame/PageStyle.tsx, which knows them again by their name) in front of the
 * shared ones, in the same element: its policy then names one hash and not two. React puts the style files of another
 * page behind an element that has its mark, and before all others: there, they would change the order of the layers.
 */
function inOneStyle(page: string): string {
  const [element, name, own] = /<style data-precedence="page" data-href="([^"]*)">([\s\S]*?)<\/style>/.exec(page) ?? [];
  if (element === undefined) return page.replace('<style>', '<style data-precedence="page">');
  return page.replace(element, '').replace('<style>', () => `<style data-precedence="page" data-href="${name}">${own}`);
}
