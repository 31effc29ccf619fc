import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, Scripts, type ServerBuild, ServerRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import {
  filesOf,
  hydrationModule,
  type PageData,
  pageDataElement,
  splitHandOver,
  takePageData,
} from './hand-over.server.ts';

// One page with a loader, as a built site has it, answered by React Router's own request handler. What its <Scripts>
// writes is compared with what we write in its place: when an upgrade changes the one, the other has to follow.

const manifest = {
  version: '1',
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
  routes: {
    root: routeOf('root', { path: '' }),
    page: routeOf('page', { parentId: 'root', index: true, hasLoader: true }),
  },
} as unknown as EntryContext['manifest'];

function routeOf(id: string, more: object): object {
  const flags = { hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false };
  return {
    id,
    module: `/assets/${id}-1.js`,
    imports: ['/assets/react-1.js'],
    ...flags,
    hasErrorBoundary: false,
    ...more,
  };
}

function siteWith(entry: (context: EntryContext, url: string) => Promise<string>): ServerBuild {
  const handleRequest = async (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(await entry(context, request.url), { status, headers });
  const root = { default: () => <Page /> };
  const page = { default: () => null, loader: () => ({ state: 'Ohio </script>' }) };
  return {
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: 'root', path: '', module: root },
      page: { id: 'page', parentId: 'root', index: true, module: page },
    },
    assets: manifest,
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: false,
    isSpaMode: false,
    prerender: ['/'],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

const Page = () => (
  <html lang="en">
    <body>
      <Scripts />
    </body>
  </html>
);

async function answer(entry: (context: EntryContext, url: string) => Promise<string>): Promise<string> {
  const response = await createRequestHandler(siteWith(entry), 'production')(new Request('http://localhost/'));
  return response.text();
}

let theirs = '';
let ours: { html: string; data: PageData };

beforeAll(async () => {
  theirs = await answer(async (context, url) => {
    const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />);
    await stream.allReady;
    return new Response(stream).text();
  });
  const html = await answer(async (context, url) => {
    const { rendered, data } = await splitHandOver(context);
    return renderToString(<ServerRouter context={rendered} url={url} />) + pageDataElement(data);
  });
  const taken = takePageData(html)!;
  ours = { html: taken.page, data: taken.data };
});

const statementsOf = (code: string): string[] =>
  code
    .split(/;|\n/)
    .map((statement) => statement.trim().replace(/^await /, ''))
    .filter(Boolean);

test('without its stream, React Router adds no script that would carry it', () => {
  expect(theirs).toContain('streamController.enqueue(');
  expect(ours.html).not.toContain('streamController.enqueue(');
});

test('the module makes every statement that React Router’s own scripts make', () => {
  const module = statementsOf(hydrationModule(ours.data, false));
  const scripts = [...theirs.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
  const [context, modules, ...stream] = scripts;
  const [settings, streamStatement] = context!.split(/;(?=window)/);
  expect(module).toContain(settings);
  // A stream of bytes, which the client entry decodes: what our Response gives as its body.
  expect(streamStatement).toBe(
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){' +
      'window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
  );
  for (const statement of statementsOf(modules!)) expect(module).toContain(statement);
  const written = stream.map((code) => /enqueue\((".*")\)/.exec(code)?.[1]).filter((chunk) => chunk !== undefined);
  expect(written.map((chunk) => JSON.parse(chunk) as string).join('')).toBe(ours.data.loaderData);
  expect(ours.data.loaderData).toContain('Ohio </script>');
});

test('every file is named once, the page’s own first, the client entry last', () => {
  expect(filesOf(ours.data, false)).toEqual([
    '/assets/page-1.js',
    '/assets/react-1.js',
    '/assets/root-1.js',
    '/assets/manifest-1.js',
    '/assets/entry-1.js',
  ]);
  expect(filesOf(ours.data, true)).not.toContain('/assets/manifest-1.js');
});

test('the client entry reads the three globals that the module sets', async () => {
  const { HydratedRouter } = await import('react-router/dom');
  const read = new Set<string | symbol>();
  const globals = new Proxy({}, { get: (_, name) => (read.add(name), {}), has: () => true });
  Object.assign(globalThis, { window: globals });
  try {
    renderToString(<HydratedRouter />);
  } catch {
    // It is no browser; what it looked for is what counts.
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
  expect([...read]).toEqual(
    expect.arrayContaining(['__reactRouterContext', '__reactRouterManifest', '__reactRouterRouteModules']),
  );
});
