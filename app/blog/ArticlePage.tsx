import { data } from 'react-router';
import type { Article as SchemaArticle, WithContext } from 'schema-dts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { OnThisPage } from '../frame/OnThisPage.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import scrollEdge from '../ui/scroll-edge.css?inline';
import { site } from '../frame/site.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { ownHtml } from '../frame/trusted-types.ts';
import { article as articlePath, category as categoryPath, paths } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { Route } from './+types/ArticlePage';
import { ArticleCards } from './ArticleCards.tsx';
import { articleHtml } from './article-html.server.tsx';
import { articlesNamed, findArticle, summaryOf } from './articles.server.ts';
import { categoryNamed } from './categories.ts';
import { dateText } from './source-date.ts';

/** @throws 404 for a slug that is no article's. */
export async function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  if (!article) throw data(null, { status: 404 });
  const { minutes, sources } = article;
  return {
    ...summaryOf(article),
    minutes,
    sources,
    related: articlesNamed(article.related),
    ...(await articleHtml(article)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, slug, published, updated } = loaderData;
  const schema: WithContext<SchemaArticle> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: published,
    dateModified: updated,
    author: { '@type': 'Organization', name: `${site.name} editors`, url: site.origin },
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
    mainEntityOfPage: `${site.origin}${articlePath(slug)}`,
  };
  const trail = breadcrumbs([
    { name: 'Blog', path: paths.blog },
    { name: title, path: articlePath(slug) },
  ]);
  return pageMeta({
    title,
    description,
    path: articlePath(slug),
    type: 'article',
    structuredData: [schema, trail],
  });
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const category = categoryNamed(article.category);
  return (
    <article className="page">
      <PageStyle name="scroll-edge" css={scrollEdge} />
      <Breadcrumbs
        trail={[
          { name: 'Blog', path: paths.blog },
          { name: category?.name ?? '', path: categoryPath(article.category) },
        ]}
        here={article.title}
      />
      <header className="measure mt-8">
        <h1>{article.title}</h1>
        <p className="lead mt-5">{article.description}</p>
        <p className="small muted mt-5">
          By {site.name} editors · <time dateTime={article.published}>{longDate(article.published)}</time>
          {article.updated !== article.published && (
            <>
              {' '}
              · updated <time dateTime={article.updated}>{longDate(article.updated)}</time>
            </>
          )}{' '}
          · {article.minutes} min read
        </p>
      </header>
      <div className="with-toc section-small">
        <OnThisPage sections={[...article.contents, { id: 'sources', title: 'Sources' }]} />
        <div>
          {/* Written from content/articles at build time: no visitor's input is in it. */}
          <div className="prose" dangerouslySetInnerHTML={ownHtml(article.html)} />
          <ArticleSources sources={article.sources} />
        </div>
      </div>
      <section className="section" aria-labelledby="related">
        <h2 id="related">Read next</h2>
        <ArticleCards articles={article.related} />
      </section>
    </article>
  );
}

function ArticleSources({ sources }: { sources: Route.ComponentProps['loaderData']['sources'] }) {
  return (
    <section className="section" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol className="sources mt-4">
        {sources.map(({ publisher, title, url, date }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
            <span className="block small muted">
              {publisher}, {date ? dateText(date) : 'date unknown'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
