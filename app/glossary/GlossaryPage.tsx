import { pageMeta } from '../frame/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/GlossaryPage';
import { EnglishTerm } from './EnglishTerm.tsx';
import { readFirstTerms, readGlossary } from './glossary.server.ts';
import { glossaryPage, glossaryPageName, glossaryPageOf, glossaryPages, glossaryTerm } from './glossary-pages.ts';
import { glossaryData } from './glossary-structured-data.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';

/** Counts in the order of the pages, and pairs, not records: all of it is shipped. */
export function loader() {
  const slugs = [...readGlossary().keys()];
  const counts = Map.groupBy(slugs, glossaryPageOf);
  return {
    total: slugs.length,
    counts: glossaryPages.map((page) => counts.get(page)?.length ?? 0),
    first: readFirstTerms().map(({ term, slug, english }) => [term, slug, english] as const),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const description =
    `${loaderData.total} real estate terms that licensing courses and exams use, by letter, each in plain words ` +
    'with an example and related terms.';
  return pageMeta({
    title: 'Real Estate Glossary',
    description,
    path: paths.glossary,
    structuredData: glossaryData(description),
  });
}

export default function GlossaryPage({ loaderData: { total, counts, first } }: Route.ComponentProps) {
  return (
    <div className="page">
      <ResourceHeader title="Real Estate Glossary">
        {total} terms to know for the exam, in plain words, each with an example. If your state’s law defines a term
        more narrowly, the state portion tests that meaning.
      </ResourceHeader>
      <section className="section-small" aria-labelledby="by-letter">
        <h2 id="by-letter">By letter</h2>
        <p className="mt-3 measure">
          Letters with many terms take several pages, named for the terms they start and end with: look under Ca–Cl for
          “Capital gain” or “Client.”
        </p>
        <p className="mt-3">
          Know the word? <a href={paths.search}>Search for it</a>.
        </p>
        <ul className="tiles mt-6 sm:grid-cols-4 xl:grid-cols-11">
          {glossaryPages.map((page, index) => (
            <li key={page} className="grid">
              <a className="tile min-h-16 xl:px-2" href={glossaryPage(page)}>
                <span className="serif semibold text-lg">{glossaryPageName(page)}</span>
                <small>
                  {counts[index]} {counts[index] === 1 ? 'term' : 'terms'}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="first-terms">
        <h2 id="first-terms">Forty terms to start with</h2>
        <p className="mt-3 measure">New to the field? Courses build on these, so learn them first.</p>
        <ul className="rows mt-4 columns-2 gap-x-6 sm:columns-3 lg:columns-4">
          {/* The ids are those of the glossary's first edition, which had these forty terms on this page. */}
          {first.map(([term, slug, english]) => (
            <li key={slug} id={slug} className="break-inside-avoid">
              <a href={glossaryTerm(slug)}>{term}</a>
              <EnglishTerm of={english} />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-10">
        Next: <a href={paths.mathFormulas}>math formulas</a>,{' '}
        <a href={paths.agencyRelationships}>agency relationships</a> or <a href={paths.examPrep}>exam preparation</a>.
      </p>
    </div>
  );
}
