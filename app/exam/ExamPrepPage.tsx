import { downloadNamed } from '../frame/downloads.server.ts';
import { OnThisPage } from '../frame/OnThisPage.tsx';
import { PageStyle } from '../frame/PageStyle.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useAllStyles } from '../frame/use-all-styles.ts';
import { paths, slugOf, stateGuide } from '../paths.ts';
import { linkPlan } from '../glossary/linked-terms/linked-terms.server.ts';
import { placesOfFirstUses } from '../glossary/linked-terms/link-first-uses.ts';
import type { Route } from './+types/ExamPrepPage';
import css from './exam-prep.css?inline';
import { examQuestions } from './exam-faq.ts';
import { ExamDay } from './ExamDay.tsx';
import { ExamFaq } from './ExamFaq.tsx';
import { examTopics } from '../question-bank/exam-topics.ts';
import { KeyTopics } from './KeyTopics.tsx';
import { PreparationTips } from './PreparationTips.tsx';
import { SampleQuestions } from './SampleQuestions.tsx';
import { StartHere } from './StartHere.tsx';
import { ContinueStrip } from '../study/ContinueStrip.tsx';
import { StudyChecklist } from './StudyChecklist.tsx';
import { StudyResources } from './StudyResources.tsx';

/** Where the key topics name terms of the glossary, and the checklist's PDF. */
export const loader = () => ({
  terms: placesOfFirstUses(
    examTopics.map(({ text }) => text),
    linkPlan('articles'),
  ),
  checklistPdf: downloadNamed('exam-study-checklist'),
});

const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: examQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const meta = () =>
  pageMeta({
    title: 'Real Estate Exam Preparation',
    description:
      'What the real estate license exam asks, how to study for its six topics, sample questions with answers, a ' +
      'checklist and tips for the day.',
    path: paths.examPrep,
    structuredData: [faqPage],
  });

const contents = [
  { id: 'overview', title: 'Exam overview' },
  { id: 'topics', title: 'Key Exam Topics' },
  { id: 'tips', title: 'Exam Preparation Tips' },
  { id: 'study-resources', title: 'Recommended Study Resources' },
  { id: 'sample-questions', title: 'Sample questions' },
  { id: 'checklist', title: 'Exam study checklist' },
  { id: 'exam-day', title: 'Day of the Exam Tips' },
  { id: 'faq', title: 'Questions people ask' },
];

export default function ExamPrepPage({ loaderData: { terms, checklistPdf } }: Route.ComponentProps) {
  useAllStyles();
  return (
    <div className="page">
      <PageStyle name="exam-prep" css={css} />
      <ContinueStrip />
      <header className="exam-head">
        <h1>Real Estate Exam Preparation</h1>
        <p className="lead mt-4">Most people study for two to four weeks and take practice exams.</p>
        <StartHere />
      </header>
      {/* "?state=" is taken along by the links of the page. */}
      <div className="with-toc exam-parts mt-10" data-hydrate="address">
        <OnThisPage sections={contents} />
        <div>
          <ExamOverview />
          <KeyTopics terms={terms} />
          <PreparationTips />
          <StudyResources />
          <SampleQuestions />
          <StudyChecklist pdf={checklistPdf} />
          <ExamDay />
          <ExamFaq />
        </div>
      </div>
    </div>
  );
}

function ExamOverview() {
  return (
    <section id="overview">
      <h2>Exam overview</h2>
      <p className="mt-4">
        The exam has a <strong>national portion</strong>, on general real estate principles and federal law, and a{' '}
        <strong>state portion</strong>, on your state’s license law and practice. A few states fold both into one exam.
        Either way it is multiple choice. You take it on a computer at a test center or, in some states, at home with a
        live online proctor.
      </p>
      <p className="mt-4">
        Exams typically have 100–150 questions, last 2–4 hours, and require a score of 70–75%. Your state sets the
        content and the passing score; an exam company writes or gives the test. See exam details for{' '}
        {['California', 'Florida', 'Texas'].map((name) => (
          <span key={name}>
            <a href={examIn(name)}>{name}</a>,{' '}
          </span>
        ))}
        <a href={examIn('New York')}>New York</a>, or in any of the <a href={paths.stateGuides}>state guides</a>.
      </p>
      <p className="mt-4">
        <a className="more" href={paths.stateQuestions}>
          License facts quiz for your state
        </a>
      </p>
      <p className="mt-2">
        <a className="more" href={paths.stateLaw}>
          License law questions by state
        </a>
      </p>
      <p className="small muted mt-4">
        For background, see Wikipedia’s article on the{' '}
        <a href="https://en.wikipedia.org/wiki/Real_estate_license" rel="noopener">
          real estate license
        </a>
        .
      </p>
    </section>
  );
}

const examIn = (state: string): string => `${stateGuide(slugOf(state))}#exam`;
