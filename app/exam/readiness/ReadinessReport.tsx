import { type ExamArea, examAreas } from '../../question-bank/exam-areas.ts';
import { startPractice } from '../../paths.ts';
import { BarTable } from '../BarTable.tsx';
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
      <div className="readiness-top">
        <div className="readiness-words">
          {found ? (
            readinessWords(found, state?.name ?? '', bankSize - given).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))
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
      </div>
      <AreaTable areas={areas} answers={answers ?? []} found={found} />
      <p className="small muted mt-4">
        Only your first answer to each question counts: after that, you’ve seen the explanation. Our questions aren’t
        the real exam’s, and the real exam also covers your state’s law.
      </p>
    </>
  );
}

const newcomer =
  `Answer ${fewestAnswers} questions, all at once or over several days, to see how likely you are to pass and which ` +
  'areas hold you back. Before that, we’d only be guessing.';

type AreaTableProps = { areas: ExamArea[]; answers: FirstAnswer[]; found: Readiness | undefined };

function AreaTable({ areas, answers, found }: AreaTableProps) {
  const weak = new Set(found ? weakestAreas(found) : []);
  const rows = areas.map((area) => {
    const share = found?.areas[area];
    const name = (
      <>
        {examAreas[area].name}
        {weak.has(area) && <em> weak</em>}
      </>
    );
    const given = answers.filter((answer) => answer.area === area).length;
    const expected = share === undefined ? 'not yet' : `${Math.round(share * 100)}%`;
    return { key: area, name, share: (share ?? 0) * 100, isWeak: weak.has(area), cells: [given, expected] as const };
  });
  return (
    <BarTable
      className="mt-8"
      caption="What you would get right, by area"
      heads={['Area', 'Answered', 'Expected']}
      rows={rows}
    />
  );
}
