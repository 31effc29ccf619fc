import { matchRoutes } from 'react-router';
import { siteMap } from './site-map.ts';
import type { SiteRoute } from './site-route.ts';

const patterns = siteMap.map((route) => ({ path: route.address, handle: route }));

/** Matching ranks the whole table anew, and each step of a build asks for the same path. */
const known = new Map<string, SiteRoute>();

/** The route that answers a path, as React Router chooses it; for a path that nothing answers, the 404 page's. */
export function routeAt(path: string): SiteRoute {
  const found = known.get(path) ?? matchRoutes(patterns, path)?.[0]?.route.handle;
  if (!found) throw new Error(`no route of app/site-map/site-map.ts answers ${path}`);
  known.set(path, found);
  return found;
}
