import { useId } from 'react';
import type { Tally } from '../../study/exam-work.ts';
import { percentOf, percentText } from './score-exam.ts';

type ScoreTableProps = { name: string; rows: { name: string; tally: Tally }[] };

/** Scores with a bar each; the bars only repeat the figures. */
export function ScoreTable({ name, rows }: ScoreTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="score-title">
        {name}
      </h2>
      <table className="ledger scores">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            <th scope="col">Right</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: part, tally }) => (
            <tr key={part}>
              <th scope="row">
                {part}
                <ScoreBar percent={percentOf(tally)} />
              </th>
              <td>
                {tally.right} of {tally.asked}
              </td>
              <td>{percentText(percentOf(tally))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ScoreBar({ percent }: { percent: number }) {
  return (
    <svg className="score-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="4" />
      <rect width={percent} height="4" />
    </svg>
  );
}
