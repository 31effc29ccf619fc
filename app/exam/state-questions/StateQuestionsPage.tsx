import { data } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { guidePdf, paths, stateGuide, stateQuestionsOf } from '../../paths.ts';
import { Sources } from '../../states/guide/Sources.tsx';
import { SourceNote } from '../../states/SourceNote.tsx';
import { listStates, readJurisdictions } from '../../facts/jurisdictions.server.ts';
import type { Route } from './+types/StateQuestionsPage';
import { Questions } from './Questions.tsx';
import { guideSections, type QuizQuestion, type StateQuestion } from './state-question.ts';
import css from './state-questions.css?inline';
import { questionsAbout } from './state-questions.server.ts';

/** @throws 404 for a slug that is no state's. */
export function loader({ params: { slug } }: Route.LoaderArgs) {
  const record = readJurisdictions().get(slug);
  if (!record) throw data(null, { status: 404 });
  const { name, words } = record;
  const { questions, sources } = questionsAbout(record, listStates());
  return { name, slug, regulator: words.regulator, questions: questions.map((item) => linked(item, slug)), sources };
}

const linked = ({ section, ...item }: StateQuestion, slug: string): QuizQuestion => ({
  ...item,
  more: [{ href: `${stateGuide(slug)}#${section}`, text: `In the guide: ${guideSections[section]}` }],
});

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, slug, questions } = loaderData;
  const path = stateQuestionsOf(slug);
  const trail = [
    { name: 'Exam Preparation', path: paths.examPrep },
    { name: 'License facts quiz', path: paths.stateQuestions },
    { name, path },
  ];
  return pageMeta({
    title: `${name} License Facts Quiz`,
    description:
      `${questions.length} free questions on getting and keeping a real estate license in ${name}, each answer ` +
      'with its explanation and the source it rests on.',
    path,
    structuredData: [breadcrumbs(trail)],
  });
}

export default function StateQuestionsPage({
  loaderData: { name, slug, regulator, questions, sources },
}: Route.ComponentProps) {
  return (
    <article className="page">
      <PageStyle name="state-questions" css={css} />
      <Breadcrumbs
        trail={[
          { name: 'Exam Preparation', path: paths.examPrep },
          { name: 'License facts quiz', path: paths.stateQuestions },
        ]}
        here={name}
      />
      <header className="mt-8">
        <h1>{name} License Facts Quiz</h1>
        <p className="lead mt-4">
          {questions.length} questions on getting and keeping the license, made from the facts of our {name} guide that
          we are sure of. They come from no real exam.
        </p>
      </header>
      <div className="with-aside questions-page mt-8">
        <section className="measure" aria-labelledby="questions-title">
          <h2 id="questions-title" className="visually-hidden">
            Questions
          </h2>
          <Questions key={slug} questions={questions} />
        </section>
        <aside className="keep-studying" aria-labelledby="keep-studying-title">
          <h2 id="keep-studying-title" className="text-[1.22rem]">
            Keep studying
          </h2>
          <ul className="rows mt-2">
            <li>
              <a href={stateGuide(slug)}>The {name} guide</a>, or the same <a href={guidePdf(slug)}>as a PDF</a>
            </li>
            <li>
              <a href={paths.practice}>Practice exam</a> on what every state asks
            </li>
            <li>
              <a href={paths.stateQuestions}>The quiz for another state</a>
            </li>
          </ul>
          <p className="small muted mt-2">
            Rules change. Where this page and {regulator} differ, {regulator} is right.
          </p>
        </aside>
        <section id="sources" className="measure">
          <h2>Sources</h2>
          <Sources guide={{ sources, slug }} />
        </section>
      </div>
      <SourceNote />
    </article>
  );
}
