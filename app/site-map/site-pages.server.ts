import { parameterValues } from './parameters.server.ts';
import { siteMap } from './site-map.ts';
import { pathFor, type SiteRoute } from './site-route.ts';

export type SitePage = {
  /** Where the build writes it. */
  path: string;
  route: SiteRoute;
  /** As the sitemap page shows it, where it does. */
  name: string | null;
  updated?: string;
  under?: string;
};

/** Every page that the build writes, in the order of the table. */
export const sitePages = (): SitePage[] => siteMap.flatMap(pagesOf);

function pagesOf(route: SiteRoute): SitePage[] {
  if (!route.each) return [{ path: fixedPath(route), route, name: route.sitemapPage?.name ?? null }];
  return parameterValues[route.each]().map(({ value, ...rest }) => ({ path: pathFor(route, value), route, ...rest }));
}

/** The 404 page has an address only while the site is built (publish/place-not-found-page.ts). */
const fixedPath = ({ address }: SiteRoute): string => (address === '*' ? '/404' : address);
