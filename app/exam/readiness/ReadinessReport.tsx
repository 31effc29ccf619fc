import { startPractice } from '../../paths.ts';
import { BarTable } from '../BarTable.tsx';
import type { QuestionArea } from '../../question-bank/question-area.ts';
import type { Estimate, EstimateState } from './estimate.ts';
import { fewestAnswers } from './readiness.ts';
import { areaName, cautionWords, estimateWords, weakestAreas } from './readiness-words.ts';

type ReadinessReportProps = {
  /** Undefined until the browser has said what it keeps. */
  now: Estimate | undefined;
  bankSize: number;
  /** The state whose exam is meant. */
  state: EstimateState | undefined;
};

/** The estimate in words. */
export function ReadinessReport({ now, bankSize, state }: ReadinessReportProps) {
  const words = now && now.answers.length > 0 ? estimateWords(now, state, bankSize) : [newcomer];
  return (
    <>
      <div className="readiness-words">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="mt-5">
        <a className="button" href={startPractice('quick')}>
          Practice ten questions
        </a>
      </p>
      <p className="small muted mt-4">
        Only your first answer to each question counts: after that, you’ve seen the explanation.{' '}
        {cautionWords(now?.covers ?? 'national')}
      </p>
    </>
  );
}

const newcomer =
  `Answer ${fewestAnswers} questions, all at once or over several days, to see how likely you are to pass and which ` +
  'areas hold you back. Before that, we’d only be guessing.';

/** The estimate by area; folded until there is an answer. `areas`: in the order of the outline. */
export function AreaTable({ areas, now }: { areas: QuestionArea[]; now: Estimate | undefined }) {
  const found = now?.found;
  const weak = new Set(found ? weakestAreas(found) : []);
  const answers = [...(now?.answers ?? []), ...(now?.law ?? [])];
  const rows = areas.map((area) => {
    const share = found?.areas[area];
    const name = (
      <>
        {areaName(area)}
        {weak.has(area) && <em> weak</em>}
      </>
    );
    const given = answers.filter((answer) => answer.area === area).length;
    const expected = share === undefined ? 'not yet' : `${Math.round(share * 100)}%`;
    return { key: area, name, share: (share ?? 0) * 100, isWeak: weak.has(area), cells: [given, expected] as const };
  });
  return (
    <details className="plan-areas" open={answers.length > 0}>
      <summary>
        <h2>Area by area</h2>
      </summary>
      <BarTable
        caption="What you would get right, by area"
        heads={['Area', 'Answered', 'Expected score']}
        rows={rows}
      />
    </details>
  );
}
