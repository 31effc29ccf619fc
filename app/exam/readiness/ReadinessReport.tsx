import { type ExamArea, examAreas } from '../../question-bank/exam-areas.ts';
import { startPractice } from '../../paths.ts';
import { type FirstAnswer, fewestAnswers, type Readiness } from './readiness.ts';
import { noMark, readinessWords, tooFewWords, weakestAreas } from './readiness-words.ts';

type ReadinessReportProps = {
  /** Undefined until the browser has said what it keeps. */
  answers: FirstAnswer[] | undefined;
  found: Readiness | undefined;
  bankSize: number;
  /** In the order of the outline. */
  areas: ExamArea[];
  /** The state whose passing score counts, with its mark in percent where that is known. */
  state: { name: string; percent: number | null } | undefined;
};

/** The estimate in words and by area. The table stands from the start, so that nothing moves when figures come. */
export function ReadinessReport({ answers, found, bankSize, areas, state }: ReadinessReportProps) {
  const given = answers?.length ?? 0;
  return (
    <>
      <div className="readiness-words">
        {found ? (
          readinessWords(found, state?.name ?? '', bankSize - given).map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{given === 0 ? newcomer : tooFewWords(given)}</p>
        )}
        {found && !found.pass && <p>{noMark(state)}</p>}
      </div>
      <p className="mt-5">
        <a className="button" href={startPractice('quick')}>
          Practice ten questions
        </a>
      </p>
      <AreaTable areas={areas} answers={answers ?? []} found={found} />
      <p className="small muted mt-4">
        Only your first answer to each question counts: once you have read the reasons, you know it. Our questions are
        not the exam’s, and the exam asks your state’s own law too.
      </p>
    </>
  );
}

const newcomer =
  `Answer ${fewestAnswers} questions, in as many sittings as you like, and you will see how likely you are to pass ` +
  'and which areas hold you back. Until then we say nothing: a guess would not help you.';

type AreaTableProps = { areas: ExamArea[]; answers: FirstAnswer[]; found: Readiness | undefined };

function AreaTable({ areas, answers, found }: AreaTableProps) {
  const weak = new Set(found ? weakestAreas(found) : []);
  return (
    <table className="ledger by-area mt-8">
      <caption className="visually-hidden">What you would get right, by area</caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Answered</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const share = found?.areas[area];
          return (
            <tr key={area} data-weak={weak.has(area) || undefined}>
              <th scope="row">
                {examAreas[area].name}
                {weak.has(area) && <em> weak</em>}
                <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="track" width="100" height="4" />
                  <rect width={(share ?? 0) * 100} height="4" />
                </svg>
              </th>
              <td>{answers.filter((answer) => answer.area === area).length}</td>
              <td>{share === undefined ? 'not yet' : `${Math.round(share * 100)}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
