/**
 * The hand-over from React Router to late hydration: everything in this project that knows how React Router writes
 * a page's hydration data and what its client entry reads. Its own `<Scripts>` writes the same as eight inline scripts;
 * hand-over.test.ts compares the two, so that an upgrade that changes them stops there. Why: docs/decisions/0033.
 */
import type { EntryContext } from 'react-router';

/** What the browser needs to take over a page that is already whole. */
export type PageData = {
  /** React Router's settings, as JSON text. */
  context: string;
  /** The loaders' results, in React Router's own stream encoding. */
  loaderData: string;
  /** Ids of the matched routes, from the root down. */
  routes: string[];
  /** With these routes alone: the whole list would be written into each page, and read from it again. */
  manifest: EntryContext['manifest'];
};

/**
 * Splits what React Router hands to an entry: `rendered` renders the page without a script, because without the stream
 * `<ServerRouter>` leaves out those that would carry it; `data` is what they would have held.
 */
export async function splitHandOver(context: EntryContext): Promise<{ rendered: EntryContext; data: PageData }> {
  const { serverHandoffStream: stream, serverHandoffString, staticHandlerContext, manifest } = context;
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  return {
    rendered: { ...context, serverHandoffStream: undefined },
    data: {
      context: serverHandoffString ?? '{}',
      loaderData: stream ? await new Response(stream as ReadableStream<Uint8Array>).text() : '',
      routes,
      manifest: { ...manifest, routes: Object.fromEntries(routes.map((id) => [id, manifest.routes[id]!])) },
    },
  };
}

const opening = '<script type="application/json" id="page-data">';

/** The page data as an inert element. `<` is escaped so that no text in it can close the element. */
export function pageDataElement(data: PageData): string {
  return `${opening}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Splits a written page into the page itself and its data. Returns null for a file without page data. */
export function takePageData(html: string): { page: string; data: PageData } | null {
  const start = html.indexOf(opening);
  if (start < 0) return null;
  const end = html.indexOf('</script>', start);
  const data = JSON.parse(html.slice(start + opening.length, end)) as PageData;
  return { page: html.slice(0, start) + html.slice(end + '</script>'.length), data };
}

/**
 * The module that hydrates one page: it loads the page's route modules beside the router, hands over the
 * loaders' results and starts the client entry. Importing it succeeds only when all of this could be loaded.
 *
 * The 404 page is served at addresses the router could match to something else (an unknown state, say), where
 * hydration would fail. It is given a manifest of its own routes only, so that every address means "not found";
 * links from it load the next page in full (client-navigation.ts).
 */
export function hydrationModule({ context, loaderData, routes, manifest }: PageData, isNotFound: boolean): string {
  const modules = routes.map(
    (id, index) => `import * as route${index} from ${JSON.stringify(manifest.routes[id]?.module)};`,
  );
  return [
    isNotFound
      ? `window.__reactRouterManifest = ${JSON.stringify(manifest)};`
      : `import ${JSON.stringify(manifest.url)};`,
    ...modules,
    `window.__reactRouterContext = ${context};`,
    `window.__reactRouterContext.stream = new Response(${JSON.stringify(loaderData)}).body;`,
    'window.__reactRouterRouteModules = ' +
      `{${routes.map((id, index) => `${JSON.stringify(id)}:route${index}`).join(',')}};`,
    `await import(${JSON.stringify(manifest.entry.module)});`,
  ].join('\n');
}

/**
 * The scripts that the page's module needs, directly or not, as addresses: the page's own first, then those that it
 * shares with others, the client entry last. The boot script fetches them all at once, and imports all but the entry.
 */
export function filesOf({ routes, manifest }: PageData, isNotFound: boolean): string[] {
  const ownFirst = routes.toReversed().map((id) => manifest.routes[id]);
  return [
    ...new Set([
      ...ownFirst.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])),
      ...manifest.entry.imports,
      ...(isNotFound ? [] : [manifest.url]),
      manifest.entry.module,
    ]),
  ];
}
