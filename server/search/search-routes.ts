/** `GET /search?q=`: results in the page, for those without scripts and for everyone before scripts run. */
import { Hono } from 'hono';
import { paths } from '../../app/paths.ts';
import { longestQuery } from '../../app/search/search-words.ts';
import type { RenderPage } from '../http/shell.ts';
import type { Limits } from '../http/rate-limit.ts';
import { searchBusy } from './search-page.ts';
import type { Search } from './start-search.ts';

/** `limits`: absent where nobody is counted (tests). */
export type SearchDependencies = {
  search: Pick<Search, 'search'>;
  renderPage: RenderPage;
  limits?: Pick<Limits, 'limitBy' | 'clientAddress'>;
};

/** Without a query the route passes on to the site's static page. What was searched for is logged nowhere. */
export function searchRoutes({ search, renderPage, limits }: SearchDependencies): Hono {
  const app = new Hono();
  app.get(paths.search, async (context, next) => {
    const query = (context.req.query('q') ?? '').slice(0, longestQuery).trim();
    if (query === '') return next();
    const limit = await limits?.limitBy('search-client', limits.clientAddress(context));
    if (limit?.allowed === false) return answerBusy(renderPage, 429, limit.retryAfterSeconds);
    const content = await search.search(query);
    return content ? renderPage({ title: `Search: ${query}`, content }) : answerBusy(renderPage, 503, 1);
  });
  return app;
}

async function answerBusy(renderPage: RenderPage, status: 429 | 503, retryAfterSeconds: number): Promise<Response> {
  const response = await renderPage({ title: 'Search is busy', status, content: searchBusy });
  response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}
