/** `GET /search?q=`: results in the page, for those without scripts and for everyone before scripts run. */
import { Hono } from 'hono';
import { longestQuery } from '../../app/search/search-words.ts';
import type { RenderPage } from '../http/shell.ts';
import type { SearchIndex } from './search-index.ts';
import { searchPage } from './search-page.ts';

/** Without a query the route passes on to the site's static page. What was searched for is logged nowhere. */
export function searchRoutes({
  search,
  renderPage,
}: {
  search: Pick<SearchIndex, 'search'>;
  renderPage: RenderPage;
}): Hono {
  const app = new Hono();
  app.get('/search', async (context, next) => {
    const query = (context.req.query('q') ?? '').slice(0, longestQuery).trim();
    if (query === '') return next();
    return renderPage({ title: `Search: ${query}`, content: searchPage(query, search.search(query)) });
  });
  return app;
}
