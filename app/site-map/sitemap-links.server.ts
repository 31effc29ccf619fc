import { type SitePage, sitePages } from './site-pages.server.ts';
import type { SitemapHeading } from './site-route.ts';

/** Pairs, not records: the lists are shipped with the page. */
export type SitemapLink = readonly [name: string, path: string];

/** What the sitemap page shows under a heading, in the order of the table. */
export const sitemapLinks = (heading: SitemapHeading): SitemapLink[] => pagesUnder(heading).map(linkTo);

/** The same for pages that stand under others: each of these with its own. */
export function nestedSitemapLinks(heading: SitemapHeading): { page: SitemapLink; below: SitemapLink[] }[] {
  const all = pagesUnder(heading);
  return all
    .filter(({ under }) => under === undefined)
    .map((page) => ({
      page: linkTo(page),
      below: all.filter(({ under }) => under && page.path.endsWith(`/${under}`)).map(linkTo),
    }));
}

const pagesUnder = (heading: SitemapHeading): SitePage[] =>
  sitePages().filter(({ route, name }) => route.sitemapPage?.heading === heading && name !== null);

const linkTo = ({ name, path }: SitePage): SitemapLink => [name ?? '', path];
