import type { ReactNode } from 'react';
import { listArticles } from '../blog/articles.server.ts';
import { categories } from '../blog/categories.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { article, category, paths, stateGuide } from '../paths.ts';
import { glossaryPage, glossaryPageName, glossaryPages } from '../glossary/glossary-pages.ts';
import { resourcePaths } from '../resource-paths.ts';
import { listStates } from '../facts/jurisdictions.server.ts';
import type { Route } from './+types/SitemapPage';

/** Pairs, not records: the list is shipped with the page. */
export function loader() {
  const articles = listArticles();
  return {
    states: listStates().map(({ name, slug }) => [name, slug] as const),
    articles: categories.map(({ slug }) =>
      articles.filter((item) => item.category === slug).map((item) => [item.title, item.slug] as const),
    ),
  };
}

export const meta = () =>
  pageMeta({
    title: 'Sitemap',
    description: `The pages of ${site.name} in one list: guides for all 50 states, exam preparation and practice, tools, resources and articles.`,
    path: paths.sitemap,
  });

type Links = (readonly [name: string, path: string])[];

const mainPages: Links = [
  ['Home', paths.home],
  ['How to Get Licensed', paths.howToGetLicensed],
  ['State-Specific Guides', paths.stateGuides],
  ['What it costs and how long it takes', paths.costAndTime],
  ['My plan', paths.plan],
  ['Compare states', paths.compareStates],
  ['All states in one table', paths.stateTable],
  ['Exam Preparation', paths.examPrep],
  ['Practice exam', paths.practice],
  ['State questions', paths.stateQuestions],
  ['Saved study work', paths.savedWork],
  ['Blog', paths.blog],
  ['Live Radio', paths.radio],
  ['Books', paths.books],
];
const resourcePages: Links = [
  ['Resources', paths.resources],
  ['Glossary', resourcePaths.glossary],
  ['Flashcards', resourcePaths.flashcards],
  ['Math formulas', resourcePaths.mathFormulas],
  ['Laws by state', resourcePaths.lawsByState],
  ['Agency relationships', resourcePaths.agencyRelationships],
  ['Reciprocity map', resourcePaths.reciprocity],
  ['Videos', resourcePaths.videos],
  ['Open data', paths.openData],
];
const aboutPages: Links = [
  ['Contact Us', paths.contact],
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Sitemap', paths.sitemap],
  ['Search', paths.search],
  ['Article feed (Atom)', paths.feed],
  ['Article feed (JSON)', paths.jsonFeed],
];

export default function SitemapPage({ loaderData: { states, articles } }: Route.ComponentProps) {
  return (
    <div className="page section">
      <h1>Sitemap</h1>
      <p className="lead mt-4">
        The pages of {site.name}, in one list. Each guide leads on to its state’s costs, plan and questions, each letter
        to its terms.
      </p>
      <div className="grid-3 mt-12">
        <Group title="Guides and pages">
          <LinkList links={mainPages} />
        </Group>
        <Group title="Resources">
          <LinkList links={resourcePages} />
        </Group>
        <Group title={`About ${site.name}`}>
          <LinkList links={aboutPages} />
        </Group>
      </div>
      <div className="section">
        <Group title="State guides">
          <LinkList
            className="columns-2 gap-x-6 sm:columns-3 lg:columns-5"
            links={states.map(([name, slug]) => [name, stateGuide(slug)])}
          />
        </Group>
      </div>
      <div className="section">
        <Group title="Glossary by letter">
          <LinkList
            className="columns-3 gap-x-6 sm:columns-5 lg:columns-8"
            links={glossaryPages.map((page) => [glossaryPageName(page), glossaryPage(page)])}
          />
        </Group>
      </div>
      <div className="section">
        <Group title="Articles by category">
          <div className="grid-3 mt-6 gap-y-10!">
            {categories.map(({ slug, name }, index) => (
              <div key={slug}>
                <h3>
                  <a href={category(slug)}>{name}</a>
                </h3>
                <LinkList
                  links={(articles[index] ?? []).map(([title, articleSlug]) => [title, article(articleSlug)])}
                />
              </div>
            ))}
          </div>
        </Group>
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LinkList({ links, className }: { links: Links; className?: string }) {
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
