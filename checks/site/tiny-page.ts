import { parsePage } from './page.ts';
import { type Site, type SiteProblem, siteOf } from './site.ts';

/** A whole page around a body, for tests; `head` comes after the title. */
export const tinyPage = (body: string, head = ''): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A tiny page for ' +
  `tests</title>${head}</head><body>${body}</body></html>`;

/** What a rule says of one page with this body. */
export function problemsOf(rule: (site: Site) => SiteProblem[], body: string, head = '', path = '/page'): string[] {
  return rule(siteOf({ [path]: tinyPage(body, head) })).map(({ problem }) => problem);
}

export const tinyParsed = (body: string, path = '/page') => parsePage(path, tinyPage(body));
