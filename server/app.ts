/** The routes of the server, in the order they are tried. */
import { Hono } from 'hono';
import { answerFailure, answerUnknownApi, refuseMethod, type Log } from './http/errors.ts';
import { answerNewsletter } from './http/newsletter.ts';
import { readRequestPath } from './http/request-path.ts';
import { isOverTls, securityHeadersFor, type SecurityHeaders } from './http/response-headers.ts';
import { buildSiteIndex } from './http/site-index.ts';
import { serveStaticSite } from './http/static-site.ts';
import { answerStream } from './http/stream.ts';

/** `clientDirectory`: the finished site. `streamPorts`: the live streams it relays. `trustProxy`: whether X-Forwarded-Proto counts. */
export type AppDependencies = {
  clientDirectory: string;
  headers: SecurityHeaders;
  log: Log;
  now: () => Date;
  trustProxy?: boolean;
  streamPorts?: readonly number[];
};

const defaultStreamPorts = [8076];

/**
 * Indexes the finished site and returns the app that serves it.
 * @throws when the directory cannot be read
 */
export async function createApp(dependencies: AppDependencies): Promise<Hono> {
  const { clientDirectory, headers, log, now, trustProxy = false, streamPorts = defaultStreamPorts } = dependencies;
  const site = await buildSiteIndex(clientDirectory);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const contentType = context.res.headers.get('content-type') ?? '';
    const security = securityHeadersFor(headers, readRequestPath(context.req.url) ?? '', contentType, isOverTls(context, trustProxy));
    for (const [name, value] of Object.entries(security)) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/api/stream', answerStream(streamPorts));
  app.all('/api/stream', refuseMethod('GET, HEAD'));
  app.post('/api/newsletter', answerNewsletter(site));
  app.all('/api/newsletter', refuseMethod('POST'));
  app.all('/api/*', answerUnknownApi);
  app.get('*', serveStaticSite(site));
  app.all('*', refuseMethod('GET, HEAD'));
  app.onError(answerFailure(log, now));
  return app;
}
