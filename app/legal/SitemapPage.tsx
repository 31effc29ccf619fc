import type { ReactNode } from 'react';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { feeds, paths } from '../paths.ts';
import { updateFeeds } from '../frame/update-addresses.ts';
import { nestedSitemapLinks, type SitemapLink, sitemapLinks } from '../site-map/sitemap-links.server.ts';
import type { Route } from './+types/SitemapPage';

export const loader = () => ({
  pages: sitemapLinks('Guides and pages'),
  resources: sitemapLinks('Resources'),
  about: sitemapLinks('About'),
  guides: sitemapLinks('State guides'),
  letters: sitemapLinks('Glossary by letter'),
  categories: nestedSitemapLinks('Articles by category'),
});

export const meta = () =>
  pageMeta({
    title: 'Sitemap',
    description:
      `The pages of ${site.name} in one list: guides for all states and DC, exam preparation and practice, tools, ` +
      'resources and articles.',
    path: paths.sitemap,
  });

/** Files, not pages: the table of routes does not know them. */
const feedLinks: SitemapLink[] = [
  ['Article feed (Atom)', feeds.atom],
  ['Article feed (JSON)', feeds.json],
  ['Feed of changes (Atom)', updateFeeds().atom],
  ['Feed of changes (JSON)', updateFeeds().json],
];

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { pages, resources, about, guides, letters, categories } = loaderData;
  return (
    <div className="page section">
      <h1>Sitemap</h1>
      <p className="lead mt-4">
        The pages of {site.name}, in one list. Each guide leads on to its state’s costs, plan and questions, each letter
        to its terms.
      </p>
      <div className="mt-12 gap-x-6 columns-[17rem]">
        <Group className="mb-10 break-inside-avoid" title="Guides and pages">
          <LinkList links={pages} />
        </Group>
        <Group className="mb-10 break-inside-avoid" title="Resources">
          <LinkList links={resources} />
        </Group>
        <Group className="mb-10 break-inside-avoid" title={`About ${site.name}`}>
          <LinkList links={[...about, ...feedLinks]} />
        </Group>
      </div>
      <div className="section">
        <Group title="State guides">
          <LinkList className="columns-2 gap-x-6 sm:columns-3 lg:columns-5" links={guides} />
        </Group>
      </div>
      <div className="section">
        <Group title="Glossary by letter">
          <LinkList className="columns-3 gap-x-6 sm:columns-5 lg:columns-8" links={letters} />
        </Group>
      </div>
      <div className="section">
        <Group title="Articles by category">
          <div className="grid-3 mt-6 gap-y-10!">
            {categories.map(({ page: [name, path], below }) => (
              <div key={path}>
                <h3>
                  <a href={path}>{name}</a>
                </h3>
                <LinkList links={below} />
              </div>
            ))}
          </div>
        </Group>
      </div>
    </div>
  );
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LinkList({ links, className }: { links: SitemapLink[]; className?: string }) {
  return (
    <ul className={`rows mt-3 ${className ?? ''}`}>
      {links.map(([name, path]) => (
        <li key={path} className="break-inside-avoid">
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
