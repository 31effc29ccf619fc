import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/BlogPage';
import { ArticleCards } from './ArticleCards.tsx';
import { articlesNamed, listArticles } from './articles.server.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { NewsFrame } from './NewsFrame.tsx';

const featured = ['beginners-guide', 'exam-tips', 'license-reciprocity'];

export function loader() {
  const latest = listArticles()
    .filter(({ slug }) => !featured.includes(slug))
    .slice(0, 6);
  return { featured: articlesNamed(featured), latest };
}

export const meta = () =>
  pageMeta({
    title: 'Blog & News',
    description:
      'Sourced articles on real estate licensing, exam preparation, careers, law, education, markets and ' +
      'technology, with the latest news for candidates.',
    path: paths.blog,
  });

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[]} here="Blog" />
      <header className="mt-8">
        <h1>Blog & News</h1>
        <p className="lead mt-5">
          In-depth answers to the questions that cost candidates time and money, with sources.
        </p>
      </header>
      <section className="section-small" aria-labelledby="featured">
        <h2 id="featured">Featured Articles</h2>
        <ArticleCards articles={loaderData.featured} />
      </section>
      <section className="section" aria-labelledby="more">
        <h2 id="more">More articles</h2>
        <ArticleCards articles={loaderData.latest} />
      </section>
      <section className="section" aria-labelledby="categories">
        <h2 id="categories">Browse by Category</h2>
        <CategoryLinks />
      </section>
      <section className="section measure" aria-labelledby="newsletter">
        <h2 id="newsletter">Stay Updated</h2>
        <p className="mt-2 mb-4 muted">Rule changes and new guides, once a month.</p>
        <NewsletterForm id="blog-newsletter" note="We respect your privacy. Unsubscribe at any time." />
      </section>
      <section className="section" aria-labelledby="news">
        <h2 id="news">Latest News and Updates</h2>
        <NewsFrame />
      </section>
    </div>
  );
}
