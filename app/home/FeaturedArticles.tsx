import type { ComponentType } from 'react';
import type { ArticleSummary } from '../blog/articles.server.ts';
import { ArrowsIcon, BookIcon, BranchIcon, PencilIcon } from '../frame/icons.tsx';
import { article, paths } from '../paths.ts';

const icons: Record<string, ComponentType> = {
  'beginners-guide': BookIcon,
  'exam-tips': PencilIcon,
  'license-reciprocity': ArrowsIcon,
  specializations: BranchIcon,
};

/** Pressing a card loads the article's page in full (`data-reload`), as the specification asks. */
export function FeaturedArticles({ articles }: { articles: ArticleSummary[] }) {
  return (
    <section className="section" aria-labelledby="articles">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="articles">Featured Articles</h2>
        <a className="more" href={paths.blog}>
          View all articles
        </a>
      </div>
      <div className="grid-4 mt-6" data-reload>
        {articles.map(({ slug, title, description, label }) => (
          <FeaturedArticle
            key={slug}
            path={article(slug)}
            title={title}
            text={description}
            label={label}
            Icon={icons[slug]}
          />
        ))}
      </div>
    </section>
  );
}

type CardProps = { path: string; title: string; text: string; label: string; Icon?: ComponentType };

function FeaturedArticle({ path, title, text, label, Icon }: CardProps) {
  return (
    <div className="card">
      <span className="text-[var(--brass-text)]">{Icon && <Icon />}</span>
      <p className="kind">{label}</p>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p>{text}</p>
    </div>
  );
}
