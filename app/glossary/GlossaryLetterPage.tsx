import { data } from 'react-router';
import { examAreas } from '../question-bank/exam-areas.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { list } from '../wording/wording.ts';
import type { Route } from './+types/GlossaryLetterPage';
import { EnglishTerm } from './EnglishTerm.tsx';
import { readGlossary, termNamed } from './glossary.server.ts';
import {
  glossaryPage,
  glossaryPageName,
  glossaryPageOf,
  glossaryPages,
  glossaryTerm,
  pagesOfLetter,
} from './glossary-pages.ts';
import { glossaryPageData } from './glossary-structured-data.ts';
import { paths } from '../paths.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';

/** The terms of one page and no others. @throws 404 for a letter that has no page. */
export function loader({ params: { letter } }: Route.LoaderArgs) {
  if (!glossaryPages.includes(letter)) throw data(null, { status: 404 });
  const terms = [...readGlossary().values()].filter(({ slug }) => glossaryPageOf(slug) === letter);
  return {
    page: letter,
    terms: terms.map(({ term, english, slug, also, definition, example, area, related }) => ({
      term,
      english,
      slug,
      also,
      definition,
      example,
      area,
      related: related.map((name) => [termNamed(name, slug).term, name] as const),
    })),
  };
}

type Term = Route.ComponentProps['loaderData']['terms'][number];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, terms } = loaderData;
  return pageMeta({
    title: `Real Estate Terms: ${glossaryPageName(page)}`,
    description: `${rangeOf(terms)}: what the words mean on a real estate exam, with an example and related terms.`,
    path: glossaryPage(page),
    structuredData: glossaryPageData(page, terms),
  });
}

export default function GlossaryLetterPage({ loaderData: { page, terms } }: Route.ComponentProps) {
  return (
    <div className="page">
      <ResourceHeader
        title={`Real Estate Terms: ${glossaryPageName(page)}`}
        trail={[{ name: 'Glossary', path: paths.glossary }]}
        here={glossaryPageName(page)}
      >
        {rangeOf(terms)}.
      </ResourceHeader>
      <PagesOfLetter page={page} />
      <dl className="figures mt-10 max-w-4xl">
        {terms.map((term) => (
          <TermEntry key={term.slug} term={term} />
        ))}
      </dl>
      <Neighbors page={page} />
    </div>
  );
}

const rangeOf = (terms: Term[]): string => {
  const [first, last] = [terms[0]?.term, terms.at(-1)?.term];
  return terms.length > 2 ? `${terms.length} terms, from ${first} to ${last}` : list(terms.map(({ term }) => term));
};

function TermEntry({ term: { term, english, slug, also, definition, example, area, related } }: { term: Term }) {
  return (
    <div id={slug}>
      <dt>
        <a className="serif semibold text-lg" href={glossaryTerm(slug)}>
          {term}
        </a>
        <EnglishTerm of={english} />
      </dt>
      <dd>
        {definition}
        {also.length > 0 && ` Also called ${list(also, 'or')}.`}
      </dd>
      <dd className="small muted mt-2">Example: {example}</dd>
      <dd className="small muted mt-2">
        See also{' '}
        {related.map(([name, target], index) => (
          <span key={target}>
            {index > 0 && ', '}
            <a href={glossaryTerm(target)}>{name}</a>
          </span>
        ))}
        . Exam area: {examAreas[area].name}.
      </dd>
    </div>
  );
}

/** Says on a page of a divided letter that there are more, and where. */
function PagesOfLetter({ page }: { page: string }) {
  const letter = page.charAt(0);
  const pages = pagesOfLetter(letter);
  if (pages.length === 1) return null;
  return (
    <nav className="mt-5" aria-label={`Pages of the letter ${letter.toUpperCase()}`}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        <li className="muted">
          {letter.toUpperCase()} is on {pages.length} pages:
        </li>
        {pages.map((other) => (
          <li key={other}>
            {other === page ? (
              <strong aria-current="page">{glossaryPageName(other)}</strong>
            ) : (
              <a href={glossaryPage(other)}>{glossaryPageName(other)}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbors({ page }: { page: string }) {
  const place = glossaryPages.indexOf(page);
  const [previous, next] = [glossaryPages[place - 1], glossaryPages[place + 1]];
  return (
    <nav className="mt-10 flex flex-wrap gap-3" aria-label="More of the glossary">
      {previous && (
        <a className="button button-quiet" rel="prev" href={glossaryPage(previous)}>
          ← {glossaryPageName(previous)}
        </a>
      )}
      <a className="button button-quiet" href={paths.glossary}>
        All letters
      </a>
      {next && (
        <a className="button button-quiet" rel="next" href={glossaryPage(next)}>
          {glossaryPageName(next)} →
        </a>
      )}
    </nav>
  );
}
