import { article } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { ArticleSummary } from './articles.server.ts';

export function ArticleCards({ articles }: { articles: ArticleSummary[] }) {
  return (
    <div className="grid-3 mt-6">
      {articles.map(({ slug, title, description, label, published }) => (
        <div key={slug} className="card">
          <p className="kind">{label}</p>
          <h3>
            <a href={article(slug)}>{title}</a>
          </h3>
          <p>{description}</p>
          <p className="mt-auto pt-2 small">
            <time dateTime={published}>{longDate(published)}</time>
          </p>
        </div>
      ))}
    </div>
  );
}
