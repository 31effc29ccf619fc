import { data } from 'react-router';
import { examAreas } from '../question-bank/exam-areas.ts';
import { examTopics } from '../question-bank/exam-topics.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths, termPage } from '../paths.ts';
import { list, plural } from '../wording/wording.ts';
import type { Route } from './+types/GlossaryTermPage';
import { EnglishTerm } from './EnglishTerm.tsx';
import { readGlossary, termNamed } from './glossary.server.ts';
import { glossaryEntry, glossaryPageName, glossaryPageOf, glossaryTerm } from './glossary-pages.ts';
import { glossaryTermData } from './glossary-structured-data.ts';
import { bankSize, questionsOn, topicsOf } from './term-questions.server.ts';
import { firstSentence, termDescription, termTitle } from './term-wording.ts';

/** The most a title may have, as checks/site holds it. */
const longestTitle = 70;
const letters = ['A', 'B', 'C', 'D'];

/** One term with what stands around it. @throws 404 for a slug that is no term's. */
export function loader({ params: { slug } }: Route.LoaderArgs) {
  const found = readGlossary().get(slug);
  if (!found) throw data(null, { status: 404 });
  const { term, english, also, definition, example, area } = found;
  const [sample, ...more] = questionsOn(slug);
  const { previous, next } = neighborsOf(slug);
  return {
    term,
    english,
    slug,
    also,
    definition,
    example,
    previous,
    next,
    area: examAreas[area].name,
    related: found.related
      .map((name) => termNamed(name, slug))
      .map((other) => ({
        term: other.term,
        english: other.english,
        slug: other.slug,
        meaning: firstSentence(other.definition),
      })),
    topics: topicsNamed(topicsOf(found)),
    bank: bankSize(),
    questions: sample ? more.length + 1 : 0,
    sample: sample && {
      ...(sample.translated ?? { question: sample.question, options: sample.options }),
      answer: sample.answer,
      because: sample.because,
    },
  };
}

/** Only what is shown: the topics' texts would be sent to every reader of a term. */
const topicsNamed = (names: string[]) =>
  examTopics.filter(({ name }) => names.includes(name)).map(({ id, name }) => ({ id, name }));

function neighborsOf(slug: string) {
  const slugs = [...readGlossary().keys()];
  const place = slugs.indexOf(slug);
  const named = (name: string | undefined) => (name ? { term: termNamed(name, slug).term, slug: name } : undefined);
  return { previous: named(slugs[place - 1]), next: named(slugs[place + 1]) };
}

type Term = Route.ComponentProps['loaderData'];

export function meta({ loaderData: term }: Route.MetaArgs) {
  if (!term) return [];
  return pageMeta({
    title: termTitle(term.term, longestTitle - ` – ${site.name}`.length),
    description: termDescription(term.term, term.definition),
    path: termPage(term.slug),
    structuredData: glossaryTermData(term),
  });
}

export default function GlossaryTermPage({ loaderData: term }: Route.ComponentProps) {
  const page = glossaryPageOf(term.slug);
  return (
    <article className="page">
      <Breadcrumbs
        trail={[
          { name: 'Resources', path: paths.resources },
          { name: 'Glossary', path: paths.glossary },
          { name: glossaryPageName(page), path: glossaryEntry(term.slug) },
        ]}
        here={term.term}
      />
      <header className="mt-8 measure">
        <h1>
          {term.term}
          <EnglishTerm of={term.english} />
        </h1>
        {term.also.length > 0 && <p className="muted mt-3">Also called {list(term.also, 'or')}.</p>}
        <p className="text-[1.2rem] mt-4">{term.definition}</p>
      </header>
      <div className="with-aside section-small">
        <div className="measure">
          <section aria-labelledby="example">
            <h2 id="example" className="text-[1.4rem]">
              Example
            </h2>
            <p className="note mt-4">{term.example}</p>
          </section>
          <Related term={term} />
          {term.sample && <Sample sample={term.sample} />}
        </div>
        <Tested term={term} />
      </div>
      <Neighbors term={term} />
    </article>
  );
}

function Related({ term: { related } }: { term: Term }) {
  return (
    <section className="section-small" aria-labelledby="related">
      <h2 id="related" className="text-[1.4rem]">
        Related terms
      </h2>
      <dl className="ruled mt-4">
        {related.map(({ term, english, slug, meaning }) => (
          <div key={slug}>
            <dt>
              <a className="semibold" href={glossaryTerm(slug)}>
                {term}
              </a>
              <EnglishTerm of={english} />
            </dt>
            <dd className="mt-1">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sample({ sample: { question, options, answer, because } }: { sample: NonNullable<Term['sample']> }) {
  return (
    <section className="section-small" aria-labelledby="sample">
      <h2 id="sample" className="text-[1.4rem]">
        A question that rests on it
      </h2>
      <p className="mt-4">{question}</p>
      <ol className="mt-3 list-[upper-alpha] pl-7">
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="py-1">Show the answer</summary>
        <p className="mt-2">
          <strong>{letters[answer]}.</strong> {because}
        </p>
      </details>
      <p className="small muted mt-4">
        Written for this site, in the style of a national exam. It comes from no real exam.
      </p>
    </section>
  );
}

function Tested({ term: { area, topics, questions, bank } }: { term: Term }) {
  return (
    <aside aria-labelledby="tested">
      <h2 id="tested" className="text-[1.4rem]">
        Where it is tested
      </h2>
      <dl className="ruled mt-3">
        <div>
          <dt className="small muted">Outline area</dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt className="small muted">{topics.length > 1 ? 'Key topics' : 'Key topic'}</dt>
          {topics.map(({ id, name }) => (
            <dd key={id}>
              <a href={`${paths.examPrep}#${id}`}>{name}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="small muted">In our question bank</dt>
          <dd>
            {questions > 0
              ? `${plural(questions, 'question')} of ${bank} ${questions === 1 ? 'rests' : 'rest'} on it`
              : `None of the ${bank} questions rests on it alone`}
          </dd>
        </div>
      </dl>
      <p className="small muted mt-3">
        National exams draw on areas like these. Your state’s law may define the term more narrowly.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a className="button" href={paths.practice}>
          Practice questions
        </a>
        <a className="button button-quiet" href={paths.flashcards}>
          Flashcards
        </a>
      </p>
    </aside>
  );
}

function Neighbors({ term: { slug, previous, next } }: { term: Term }) {
  const page = glossaryPageOf(slug);
  return (
    <nav className="section flex flex-wrap gap-3" aria-label="More of the glossary">
      {previous && (
        <a className="button button-quiet whitespace-normal" rel="prev" href={glossaryTerm(previous.slug)}>
          ← {previous.term}
        </a>
      )}
      <a className="button button-quiet" href={glossaryEntry(slug)}>
        All of {glossaryPageName(page)}
      </a>
      {next && (
        <a className="button button-quiet whitespace-normal" rel="next" href={glossaryTerm(next.slug)}>
          {next.term} →
        </a>
      )}
    </nav>
  );
}
