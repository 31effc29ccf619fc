import { data } from 'react-router';
import { pageMeta } from '../../frame/page-meta.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { guidePdf, paths, practiceFor, stateGuide, stateQuestionsOf } from '../../paths.ts';
import { Sources } from '../../states/guide/Sources.tsx';
import { SourceNote } from '../../states/SourceNote.tsx';
import { listStates, readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { withArticle } from '../../wording/wording.ts';
import type { Route } from './+types/StateQuestionsPage';
import type { QuizQuestion } from '../quiz/quiz-question.ts';
import { QuizFrame } from '../quiz/QuizFrame.tsx';
import { guideSections, type StateQuestion } from './state-question.ts';
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
      `${questions.length} free questions on getting and keeping a real estate license in ${name}, each with ` +
      'an explanation and its source.',
    path,
    structuredData: [breadcrumbs(trail)],
  });
}

export default function StateQuestionsPage({
  loaderData: { name, slug, regulator, questions, sources },
}: Route.ComponentProps) {
  return (
    <>
      <QuizFrame
        trail={[
          { name: 'Exam Preparation', path: paths.examPrep },
          { name: 'License facts quiz', path: paths.stateQuestions },
        ]}
        here={name}
        title={`${name} License Facts Quiz`}
        lead={
          `${questions.length} questions on getting and keeping ${withArticle(name)} license, drawn from confirmed ` +
          `facts in our ${name} guide. They aren’t from a real exam.`
        }
        quiz={slug}
        questions={questions}
        note={`Rules change. If this page and ${regulator} disagree, go by ${regulator}.`}
        next={
          <>
            <li>
              <a href={stateGuide(slug)}>The {name} guide</a>, or the same <a href={guidePdf(slug)}>as a PDF</a>
            </li>
            <li>
              <a href={practiceFor(slug)}>Practice exam</a> on what every state covers
            </li>
            <li>
              <a href={paths.stateQuestions}>The quiz for another state</a>
            </li>
          </>
        }
      >
        <section id="sources" className="measure">
          <h2>Sources</h2>
          <Sources guide={{ sources, slug }} />
        </section>
      </QuizFrame>
      <SourceNote />
    </>
  );
}
