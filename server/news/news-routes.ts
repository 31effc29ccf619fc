/** `GET /embed/news`: the news of the configured feeds, in the frame of the blog. */
import { Hono } from 'hono';
import type { RenderPage } from '../http/shell.ts';
import { newsPage } from './news-page.ts';
import type { NewsReader } from './start-news.ts';

/** Without a feed the route passes on, and the site's static page shows its own articles. */
export function newsRoutes({ news, renderPage }: { news: Pick<NewsReader, 'read'>; renderPage: RenderPage }): Hono {
  const app = new Hono();
  app.get('/embed/news', async (_, next) => {
    const feeds = news.read();
    if (feeds.length === 0) return next();
    return renderPage({ title: 'Latest news', content: newsPage(feeds), embed: true });
  });
  return app;
}
