import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { siteMap } from './site-map/site-map.ts';
import type { SiteRoute } from './site-map/site-route.ts';

const within = (chosen: SiteRoute['layout']) => siteMap.filter((row) => row.layout === chosen).map(routeOf);

function routeOf(row: SiteRoute) {
  if (row.address === '/') return index(row.module);
  const isSecondAddress = siteMap.find(({ module }) => module === row.module) !== row;
  // React Router names a route after its module, and no two may have one name.
  return route(row.address, row.module, isSecondAddress ? { id: row.address.slice(1) } : {});
}

/**
 * React Router's form of the table of routes, app/site-map/site-map.ts. An explicit path always wins over the
 * catch-all.
 */
export default [layout('site-layout/SiteLayout.tsx', within('site')), ...within('none')] satisfies RouteConfig;
