import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { twinOf } from './language/twin.ts';
import { siteMap } from './site-map/site-map.ts';
import type { SiteRoute } from './site-map/site-route.ts';

const within = (chosen: SiteRoute['layout']) =>
  siteMap.filter((row) => row.layout === chosen && addressOf(row) !== null).map(routeOf);

// React Router reads this file by itself, without the build's plugins: in English, whatever language is built.
const code = process.env.ATLAS_LANGUAGE ?? 'en';

/** Where a page stands in the language of this build; null for pages that are in English only. */
const addressOf = ({ address, opens }: SiteRoute): string | null =>
  opens === 'at its address' ? twinOf(address, code) : address;

function routeOf(row: SiteRoute) {
  const address = addressOf(row)!;
  if (address === '/') return index(row.module);
  const isSecondAddress = siteMap.find(({ module }) => module === row.module) !== row;
  // React Router names a route after its module, and no two may have one name.
  return route(address, row.module, isSecondAddress ? { id: row.address.slice(1) } : {});
}

/**
 * React Router's form of the table of routes, app/site-map/site-map.ts. An explicit path always wins over the
 * catch-all.
 */
export default [layout('site-layout/SiteLayout.tsx', within('site')), ...within('none')] satisfies RouteConfig;
