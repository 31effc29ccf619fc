import { article, paths } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { Route } from './+types/EmbedNewsPage';
import { listArticles } from './articles.server.ts';

export function loader() {
  return { articles: listArticles() };
}

export const meta = () => [
  { title: 'Latest news' },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'The latest articles of this site, as the news frame of the blog shows them.' },
];

/** What the news frame shows where no outside widget is configured: the site's own latest articles. */
export default function EmbedNewsPage({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <main id="main" className="p-6">
      <h1 className="text-[1.6rem]">Latest from LicenseAtlas</h1>
      <ul className="ruled mt-5">
        {articles.map(({ slug, title, description, published }) => (
          <li key={slug}>
            <h2 className="text-[1.15rem]">
              <a href={article(slug)} target="_top">
                {title}
              </a>
            </h2>
            <p className="small muted mt-2">
              <time dateTime={published}>{longDate(published)}</time>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a className="more" href={paths.blog} target="_top">
          All articles
        </a>
      </p>
    </main>
  );
}
