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
 * with two requests through an HTTP server. Each page has a handler of its own, of the routes that it stands in: one
 * for all ranks every route and looks through every address at each request, and lists every route as it renders.
 */
export function pageRequests(build: ServerBuild): PageRequests {
  const routes = routeTree(build);
  /** Known of a route once the first of its pages was asked for. */
  const chains = new Map<SiteRoute, string[]>();
  const chainOf = (path: string): string[] => {
    const route = routeAt(path);
    const chain = chains.get(route) ?? (matchRoutes(routes, path) ?? []).map((match) => match.route.id!);
    chains.set(route, chain);
    return chain;
  };
  const handlers = new Map<string, RequestHandler>();
  const handlerFor = (path: string): RequestHandler => {
    const handler = handlers.get(path) ?? createRequestHandler(buildOf(build, path, chainOf(path)), 'production');
    handlers.set(path, handler);
    if (handlers.size > rememberedPages) handlers.delete(handlers.keys().next().value!);
    return handler;
  };
  const answerOf = async (page: string, path: string): Promise<string> => {
    const response = await handlerFor(page)(new Request(`http://localhost${path}`));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 500)}`);
    return text;
  };
  return {
    data: async (path) => (chainOf(path).some((id) => hasLoader(build, id)) ? answerOf(path, dataPath(path)) : null),
    page: (path) => answerOf(path, path === '/' ? '/' : `${path}/`),
  };
}

type RequestHandler = ReturnType<typeof createRequestHandler>;

/** More pages than a thread renders at the same time. */
const rememberedPages = 8;

const hasLoader = (build: ServerBuild, id: string): boolean => build.assets.routes[id]?.hasLoader === true;

/** The build of one page's routes alone. Their loaders are asked once, though the page and its data are asked for. */
function buildOf(build: ServerBuild, path: string, chain: string[]): ServerBuild {
  const assets = Object.fromEntries(chain.map((id) => [id, build.assets.routes[id]!]));
  const routes = Object.fromEntries(chain.map((id) => [id, askedOnce(build.routes[id]!)]));
  return { ...build, routes, assets: { ...build.assets, routes: assets }, prerender: [path] };
}

function askedOnce(route: ServerRoute): ServerRoute {
  const { loader } = route.module;
  if (!loader) return route;
  let given: { result: unknown } | undefined;
  const once: typeof loader = (args) => (given ??= { result: loader(args) }).result;
  return { ...route, module: { ...route.module, loader: once } };
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

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
