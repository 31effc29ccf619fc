import { useId } from 'react';
import type { Tally } from '../../study/exam-work.ts';
import { BarTable } from '../BarTable.tsx';
import { percentOf, percentText } from './score-exam.ts';

type ScoreTableProps = { name: string; rows: { name: string; tally: Tally }[] };

export function ScoreTable({ name, rows }: ScoreTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="score-title">
        {name}
      </h2>
      <BarTable
        heads={['Part', 'Right', 'Score']}
        isFirstHeadSeen={false}
        rows={rows.map(({ name: part, tally }) => ({
          key: part,
          name: part,
          share: percentOf(tally),
          cells: [`${tally.right} of ${tally.asked}`, percentText(percentOf(tally))],
        }))}
      />
    </section>
  );
}
