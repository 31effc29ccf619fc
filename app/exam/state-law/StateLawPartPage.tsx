import { data } from 'react-router';
import { pageMeta } from '../../frame/page-meta.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { readGlossary } from '../../glossary/glossary.server.ts';
import { paths, practiceFor, stateLawOf, stateLawPart, termPage } from '../../paths.ts';
import { QuizFrame } from '../quiz/QuizFrame.tsx';
import type { QuizQuestion } from '../quiz/quiz-question.ts';
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
    <QuizFrame
      trail={[
        { name: 'License law questions', path: paths.stateLaw },
        { name, path: stateLawOf(slug) },
      ]}
      here={part.name}
      title={`${name} Law: ${part.name}`}
      lead={`${questions.length} questions, written for this site. They aren’t from a real exam.`}
      quiz={part.slug}
      questions={questions}
      note={`Laws change. If this page and ${regulator} disagree, go by ${regulator}.`}
      next={
        <>
          {next && (
            <li>
              Next: <a href={stateLawPart(slug, next.slug)}>{next.name}</a>
            </li>
          )}
          <li>
            <a href={stateLawOf(slug)}>All parts of {name} law</a>
          </li>
          <li>
            <a href={practiceFor(slug)}>Practice exam</a> that includes {name} law
          </li>
        </>
      }
    />
  );
}
