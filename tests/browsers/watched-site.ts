/**
 * The site of the tests, behind a server that puts a watching script first into every page: WebKit's driver tells
 * nothing of a page's console.
 */
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { listen, portOf } from '../../server/http/listen.ts';

export type WatchedSite = {
  origin: string;
  /** What pages reported since the last call: errors, lost files, violations of the CSP, answers from 400 on. */
  problems: () => string[];
  close: () => void;
};

const watcher = '/watching.js';
const reports = '/watching/report';

/** @param site its origin, e.g. `http://localhost:3100` */
export async function watchSite(site: string): Promise<WatchedSite> {
  const seen: string[] = [];
  const app = new Hono()
    .get(watcher, ({ body }) => body(`(${watch})('${reports}')`, { headers: { 'Content-Type': 'text/javascript' } }))
    .post(reports, async ({ req, body }) => {
      seen.push(await req.text());
      return body(null, 204);
    })
    // Without the asker's signal: what a page that is left has asked for may end.
    .get('*', async ({ req }) => {
      const { pathname, search } = new URL(req.url);
      const answer = await proxy(site + pathname + search, { headers: req.header() });
      if (answer.status >= 400) seen.push(`answer ${answer.status}: ${pathname}`);
      const isPage = answer.body !== null && answer.headers.get('Content-Type')?.startsWith('text/html');
      return isPage ? withWatcher(answer) : answer;
    });
  const [server] = await listen(app, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    problems: () => seen.splice(0),
    close: () => void server!.close().closeAllConnections(),
  };
}

async function withWatcher(answer: Response): Promise<Response> {
  const html = await answer.text();
  return new Response(html.replace(/<head[^>]*>/, `$&<script src="${watcher}"></script>`), answer);
}

/** Runs in the page, before every other script. */
function watch(address: string): void {
  let isLeft = false;
  // What is still being loaded then is broken off.
  for (const end of ['leaving', 'pagehide']) addEventListener(end, () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const report = (problem: string) => isLeft || navigator.sendBeacon(address, `${problem} on ${location.pathname}`);
  const { error: write } = console;
  console.error = (...words: unknown[]) => {
    report(`console: ${words.map(String).join(' ')}`);
    write.apply(console, words);
  };
  addEventListener(
    'error',
    (event) => {
      const file = event.target as Partial<HTMLScriptElement & HTMLLinkElement>;
      report(event instanceof ErrorEvent ? `uncaught: ${event.message}` : `not loaded: ${file.src ?? file.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`CSP violation: ${violatedDirective} ${blockedURI}`),
  );
}
