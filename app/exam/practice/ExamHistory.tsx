import { PageStyle } from '../../frame/PageStyle.tsx';
import { BarTable } from '../BarTable.tsx';
import { examTitle } from './exam-title.ts';
import { type FinishedExam, resultHash } from '../../study/exam-work.ts';
import css from './practice-exam.css?inline';
import { percentOf, percentText } from './score-exam.ts';
import type { Practice, PracticeData } from './use-practice.ts';

type ExamHistoryProps = { practice: Practice; data: PracticeData };
type Topics = PracticeData['topics'];

const shownAtOnce = 10;
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Finished exams, the newest first, and how the full ones went over time. */
export function ExamHistory({ practice: { work, show, view }, data: { topics } }: ExamHistoryProps) {
  if (!work || work.history.length === 0) return null;
  const newest = work.history.toReversed();
  const shown = view.name === 'result' ? view.finished.id : '';
  const rows = (exams: FinishedExam[]) => (
    <Rows exams={exams} topics={topics} shown={shown} open={(id) => show(resultHash(id))} />
  );
  return (
    <section className="section measure history" aria-labelledby="history">
      <PageStyle name="practice-exam" css={css} />
      <h2 id="history">Your finished exams</h2>
      <Trend history={work.history} />
      {rows(newest.slice(0, shownAtOnce))}
      {newest.length > shownAtOnce && (
        <details className="mt-4">
          <summary>{newest.length - shownAtOnce} older</summary>
          {rows(newest.slice(shownAtOnce))}
        </details>
      )}
    </section>
  );
}

function Trend({ history }: { history: FinishedExam[] }) {
  const full = history
    .filter(({ mode }) => mode === 'exam')
    .slice(-5)
    .map((exam) => percentText(percentOf(exam)));
  if (full.length < 2) return null;
  return (
    <p className="mt-3">
      Your last {full.length} full exams, the oldest first: {full.join(', ')}.
    </p>
  );
}

type RowsProps = { exams: FinishedExam[]; topics: Topics; shown: string; open: (id: string) => void };

function Rows({ exams, topics, shown, open }: RowsProps) {
  return (
    <BarTable
      className="mt-5"
      heads={['Exam', 'Date', 'Score']}
      rows={exams.map((exam) => ({
        key: exam.id,
        name: <ExamName exam={exam} topics={topics} isShown={exam.id === shown} open={open} />,
        share: percentOf(exam),
        cells: [
          date.format(new Date(exam.finishedAt)),
          <>
            {percentText(percentOf(exam))}{' '}
            <span className="visually-hidden">
              , {exam.right} of {exam.asked}
            </span>
          </>,
        ],
      }))}
    />
  );
}

type ExamNameProps = { exam: FinishedExam; topics: Topics; isShown: boolean; open: (id: string) => void };

/** Its answers are kept with the newest alone. */
function ExamName({ exam: { id, mode, topic, asked, given }, topics, isShown, open }: ExamNameProps) {
  return (
    <>
      {examTitle(mode, topic, asked, topics)}
      {given && !isShown && (
        <>
          {' '}
          <button type="button" className="link" onClick={() => open(id)}>
            See the answers
          </button>
        </>
      )}
    </>
  );
}
