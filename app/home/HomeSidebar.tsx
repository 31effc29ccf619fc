import { AdSlot } from '../ads/AdSlot.tsx';
import type { ArticleSummary } from '../blog/articles.server.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { article, paths, slugOf, stateGuide } from '../paths.ts';
import { longDate, monthAndYear } from '../wording/wording.ts';

const quickLinks = [
  ['Exam Preparation', paths.examPrep],
  ...['California', 'Florida', 'Texas', 'New York'].map((name) => [name, stateGuide(slugOf(name))]),
] as [string, string][];

export function HomeSidebar({ updates }: { updates: ArticleSummary[] }) {
  return (
    <div className="home-side">
      <AdSlot type="partner-one" position="sidebar" />
      <section aria-labelledby="quick-links">
        <h2 id="quick-links" className="text-[1.22rem]">
          Quick Links
        </h2>
        <ul className="rows mt-1">
          {quickLinks.map(([name, path]) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="latest-updates">
        <h2 id="latest-updates" className="text-[1.22rem]">
          Latest Updates
        </h2>
        <ul className="rows mt-1">
          {updates.map(({ slug, title, published, updated }) => (
            <li key={slug}>
              <a href={article(slug)}>{title}</a>{' '}
              <span className="block small muted">
                <time dateTime={published}>{longDate(published)}</time>. Updated {monthAndYear(updated.slice(0, 7))}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-1">
          <a className="more" href={paths.blog}>
            View all news
          </a>
        </p>
      </section>
      <section aria-labelledby="stay-updated">
        <h2 id="stay-updated" className="text-[1.22rem]">
          Stay Updated
        </h2>
        <p className="muted small mt-1 mb-3">Rule changes and new guides, once a month.</p>
        <NewsletterForm id="home-newsletter" />
      </section>
    </div>
  );
}
