import { routeAt } from '../../app/site-map/route-at.ts';
import type { SiteRoute } from '../../app/site-map/site-route.ts';
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What React Router answers for one address of the site. */
export type PageRequests = {
  /**
   * The results of the page's loaders as the browser fetches them when it follows a link; null for a page without
   * loaders.
   */
  data: (path: string) => Promise<string | null>;
  /** The page itself, with its hydration data as inert text at the end (app/frame/hand-over.server.ts). */
  page: (path: string) => Promise<string>;
};

/**
 * Asks the server build through React Router's public request handler, in this process: what its own prerendering does
 * with two
 * requests through an HTTP server. @param paths every address there is a page for
 */
export function pageRequests(build: ServerBuild, paths: string[]): PageRequests {
  const handle = createRequestHandler(
    { ...build, routes: loadersAskedOnce(build.routes), prerender: paths },
    'production',
  );
  const routes = routeTree(build);
  const answerOf = async (path: string): Promise<string> => {
    const response = await handle(new Request(`http://localhost${path}`));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 500)}`);
    return text;
  };
  /** Known of a route once the first of its pages was asked for: matching ranks all routes anew. */
  const known = new Map<SiteRoute, boolean>();
  const hasLoader = (path: string): boolean => {
    const found =
      known.get(routeAt(path)) ??
      (matchRoutes(routes, path) ?? []).some(({ route }) => build.assets.routes[route.id ?? '']?.hasLoader);
    known.set(routeAt(path), found);
    return found;
  };
  return {
    data: async (path) => (hasLoader(path) ? answerOf(dataPath(path)) : null),
    page: (path) => answerOf(path === '/' ? '/' : `${path}/`),
  };
}

/** More pages than a thread renders at the same time. */
const rememberedPages = 8;

/** The same routes, whose loaders are asked once for a page, though it is asked for twice: its data, then the page. */
function loadersAskedOnce(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const given = new Map<string, Map<string, unknown>>();
  const givenTo = (path: string): Map<string, unknown> => {
    const results = given.get(path) ?? new Map<string, unknown>();
    given.set(path, results);
    if (given.size > rememberedPages) given.delete(given.keys().next().value!);
    return results;
  };
  const remembering = (route: ServerRoute): ServerRoute => {
    const { loader } = route.module;
    if (!loader) return route;
    const once: typeof loader = (args) => {
      const results = givenTo(pathOf(args.request));
      if (!results.has(route.id)) results.set(route.id, loader(args));
      return results.get(route.id);
    };
    return { ...route, module: { ...route.module, loader: once } };
  };
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && remembering(route)]));
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** The page's path, whether it or its data was asked for. */
const pathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/(\/_)?\.data$/, '').replace(/\/$/, '') || '/';

/** Where the browser asks for a page's loader results. */
export const dataPath = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route!;
      if (index) return { id, path, index: true, caseSensitive };
      return { id, path, caseSensitive, children: routeTree(build, id) };
    });
}
