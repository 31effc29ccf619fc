import { data } from 'react-router';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { category as categoryPath, paths } from '../paths.ts';
import type { Route } from './+types/CategoryPage';
import { ArticleCards } from './ArticleCards.tsx';
import { listArticles } from './articles.server.ts';
import { categoryNamed } from './categories.ts';
import { CategoryLinks } from './CategoryLinks.tsx';

/** @throws 404 for a category that does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  const category = categoryNamed(params.category);
  if (!category) throw data(null, { status: 404 });
  return { category, articles: listArticles().filter((article) => article.category === category.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, description, slug } = loaderData.category;
  return pageMeta({ title: `${name} articles`, description, path: categoryPath(slug) });
}

export default function CategoryPage({ loaderData: { category, articles } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'Blog', path: paths.blog }]} here={category.name} />
      <header className="mt-8">
        <h1>{category.name}</h1>
        <p className="lead mt-5">{category.description}</p>
      </header>
      <section className="mt-10" aria-labelledby="articles">
        <h2 id="articles" className="visually-hidden">
          Articles
        </h2>
        <ArticleCards articles={articles} />
      </section>
      <section className="section" aria-labelledby="categories">
        <h2 id="categories">Browse by Category</h2>
        <CategoryLinks current={category.slug} />
      </section>
    </div>
  );
}
