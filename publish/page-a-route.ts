import { twinOf } from '../app/language/twin.ts';
import { siteMap } from '../app/site-map/site-map.ts';
import { pathFor, type SiteRoute } from '../app/site-map/site-route.ts';

/**
 * One address of each route, in the language that ATLAS_LANGUAGE names: all that bundling asks of the pages, which are
 * content and may change while the bundles stay.
 */
export const pageOfEachRoute = (): string[] =>
  siteMap.flatMap((route) =>
    route.opens === 'at its address' ? (twinOf(exampleOf(route), code) ?? []) : exampleOf(route),
  );

// React Router's configuration is read by itself, without the build's plugins: in English, whatever language is built.
const code = process.env.ATLAS_LANGUAGE ?? 'en';

function exampleOf(route: SiteRoute): string {
  if (!route.each) return route.address === '*' ? '/404' : route.address;
  return pathFor(route, route.examples[0]!);
}
