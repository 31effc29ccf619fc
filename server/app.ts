/** The routes of the server, in the order they are tried. */
import { type Context, Hono } from 'hono';
import { type BuiltLanguage, mountBuiltLanguages } from './built-languages.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { correctionRoutes } from './corrections/correction-routes.ts';
import { refuseOtherSites } from './http/csrf.ts';
import { answerFailure, answerUnknownApi, refuseMethod, type Log } from './http/errors.ts';
import { readRequestPath } from './http/request-path.ts';
import { chooseSecurityHeaders, isOverTls, type SecurityHeaders } from './http/response-headers.ts';
import { answerSecurityText, securityTextPath } from './http/security-text.ts';
import { hasAllHeaders } from './http/send-file.ts';
import { buildSiteIndex, type SiteIndex } from './http/site-index.ts';
import { serveStaticSite } from './http/static-site.ts';
import { type LanguageParts, mountLanguage } from './in-language.ts';
import { type McpDependencies, mcpRoutes } from './mcp/mcp-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import type { NewsReader } from './news/start-news.ts';
import { answerReadiness } from './operate/readiness.ts';
import { recordRequests, type RequestRecorder } from './operate/request-record.ts';
import { type RadioDependencies, radioRoutes } from './radio/radio-routes.ts';
import { yourDataRoutes } from './your-data/your-data-routes.ts';

/**
 * What stores, sends, relays and searches; of a language's parts the English ones. `recorder`: absent where nobody
 * reads logs and figures (tests). `warnings`: what whoever runs the site has to mend, though it serves; anyone may read
 * them at `/readyz`. `builtLanguages`: those beside English. `mcp`: absent where the build wrote nothing
 * for it.
 */
export type LiveParts = Omit<LanguageParts, 'site'> & {
  radio: RadioDependencies;
  news: Pick<NewsReader, 'read'>;
  warnings?: string[];
  builtLanguages?: BuiltLanguage[];
  mcp?: McpDependencies;
  recorder?: RequestRecorder;
};

/**
 * `clientDirectory`: the finished site. `trustProxy`: whether X-Forwarded-Proto counts.
 */
export type AppDependencies = {
  clientDirectory: string;
  headers: SecurityHeaders;
  log: Log;
  now: () => Date;
  trustProxy?: boolean;
  live: LiveParts;
};

/**
 * Indexes the finished site and returns the app that serves it.
 * @throws when the directory cannot be read
 */
export async function createApp(dependencies: AppDependencies): Promise<Hono> {
  const { clientDirectory, headers, log, now, trustProxy = false, live } = dependencies;
  const { settings } = live.dependencies;
  const site = await buildSiteIndex(clientDirectory);
  const securityHeaders = chooseSecurityHeaders(headers);
  const isOriginSecure = settings.publicOrigin.startsWith('https:');
  const isSecure = (context: Context): boolean => isOverTls(context, trustProxy, isOriginSecure);
  const app = new Hono();

  if (live.recorder) app.use(recordRequests(live.recorder));
  app.use(async (context, next) => {
    await next();
    if (hasAllHeaders(context)) return;
    const contentType = context.res.headers.get('content-type') ?? '';
    const security = securityHeaders.ofAnswer(readRequestPath(context.req.url) ?? '', contentType, isSecure(context));
    for (const [name, value] of Object.entries(security))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  if (!site.files.has(securityTextPath))
    app.get(securityTextPath, answerSecurityText(settings.ownerEmail, settings.publicOrigin, now));
  mountLiveParts(app, live, site);
  app.all('/api/*', answerUnknownApi);
  app.get(
    '*',
    serveStaticSite(site, (file, context) => securityHeaders.ofFile(file.urlPath, file.contentType, isSecure(context))),
  );
  app.all('*', refuseMethod('GET, HEAD'));
  app.onError(answerFailure(log, now));
  return app;
}

function mountLiveParts(app: Hono, live: LiveParts, site: SiteIndex): void {
  const { dependencies, states, radio, news, mcp, warnings = [], builtLanguages = [] } = live;
  const { opened, now, renderPage, settings } = dependencies;
  const english = { ...live, site };
  app.get('/readyz', answerReadiness(opened, now, warnings));
  app.use(refuseOtherSites(settings.publicOrigin));
  mountLanguage(app, english);
  mountBuiltLanguages(app, builtLanguages, english);
  app.route('/', yourDataRoutes(dependencies));
  app.route('/', contactRoutes(dependencies));
  app.route('/', correctionRoutes(dependencies, states));
  app.route('/', radioRoutes(radio));
  app.route('/', newsRoutes({ news, renderPage }));
  if (mcp) app.route('/', mcpRoutes(mcp));
  for (const path of ['/api/contact', '/api/correction']) app.all(path, refuseMethod('POST'));
  app.all('/your-data', refuseMethod('GET, HEAD, POST'));
}
