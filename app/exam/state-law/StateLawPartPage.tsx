import { data } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { readGlossary } from '../../glossary/glossary.server.ts';
import { paths, stateLawOf, stateLawPart, termPage } from '../../paths.ts';
import { Questions } from '../state-questions/Questions.tsx';
import type { QuizQuestion } from '../state-questions/state-question.ts';
import css from '../state-questions/state-questions.css?inline';
import type { Route } from './+types/StateLawPartPage';
import { monthOf } from './law-dates.ts';
import { type LawQuestion, listStateLaws } from './state-law.server.ts';

/** @throws 404 for a state or a part that has no questions. */
export function loader({ params: { slug, part: partSlug } }: Route.LoaderArgs) {
  const law = listStateLaws().find((one) => one.slug === slug);
  const place = law?.parts.findIndex((part) => part.slug === partSlug) ?? -1;
  const part = law?.parts[place];
  const record = readJurisdictions().get(slug);
  if (!law || !part || !record) throw data(null, { status: 404 });
  const next = law.parts[place + 1];
  return {
    slug,
    name: law.name,
    regulator: record.words.regulator,
    part: { slug: partSlug, name: part.name },
    next: next && { slug: next.slug, name: next.name },
    questions: part.questions.map(shownQuestion),
  };
}

function shownQuestion({ id, question, options, answer, because, wrong, term, law }: LawQuestion): QuizQuestion {
  return {
    fact: id,
    question,
    options,
    answer,
    why: [because],
    wrong: Object.entries(wrong).map(([place, text]) => ({ place: Number(place), text })),
    more: [
      { href: law.url, text: law.section, after: `, text of ${monthOf(law.textDate)}. Term: ` },
      { href: termPage(term), text: readGlossary().get(term)?.term ?? term },
    ],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, slug, part, questions } = loaderData;
  const path = stateLawPart(slug, part.slug);
  return pageMeta({
    title: `${name} Law: ${part.name}`,
    description:
      `${questions.length} practice questions on ${name} license law (${part.name.toLowerCase()}), each with the ` +
      'reason and the section that decides it.',
    path,
    structuredData: [
      breadcrumbs([
        { name: 'License law questions', path: paths.stateLaw },
        { name, path: stateLawOf(slug) },
        { name: part.name, path },
      ]),
    ],
  });
}

export default function StateLawPartPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, regulator, part, next, questions } = loaderData;
  return (
    <article className="page">
      <PageStyle name="state-questions" css={css} />
      <Breadcrumbs
        trail={[
          { name: 'License law questions', path: paths.stateLaw },
          { name, path: stateLawOf(slug) },
        ]}
        here={part.name}
      />
      <header className="mt-8">
        <h1>
          {name} Law: {part.name}
        </h1>
        <p className="lead mt-4">{questions.length} questions, written for this site. They come from no real exam.</p>
      </header>
      <div className="with-aside questions-page mt-8">
        <section className="measure" aria-labelledby="questions-title">
          <h2 id="questions-title" className="visually-hidden">
            Questions
          </h2>
          <Questions key={part.slug} questions={questions} />
        </section>
        <aside className="keep-studying" aria-labelledby="keep-studying-title">
          <h2 id="keep-studying-title" className="text-[1.22rem]">
            Keep studying
          </h2>
          <ul className="rows mt-2">
            {next && (
              <li>
                Next: <a href={stateLawPart(slug, next.slug)}>{next.name}</a>
              </li>
            )}
            <li>
              <a href={stateLawOf(slug)}>All parts of {name} law</a>
            </li>
            <li>
              <a href={paths.practice}>Practice exam</a> on what every state asks
            </li>
          </ul>
          <p className="small muted mt-2">
            Laws change. Where this page and {regulator} differ, {regulator} is right.
          </p>
        </aside>
      </div>
    </article>
  );
}
