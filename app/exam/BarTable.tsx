import type { ReactNode } from 'react';
import { PageStyle } from '../frame/PageStyle.tsx';
import css from './bar-table.css?inline';

/** `share`: 0 to 100, as long as its bar, which only repeats a figure. `cells`: after the name. */
export type BarRow = {
  key: string;
  name: ReactNode;
  share: number;
  cells: readonly [ReactNode, ReactNode];
  isWeak?: boolean;
};

type BarTableProps = {
  caption?: string;
  heads: [string, string, string];
  /** False where a heading over the table says what stands in the first column. */
  isFirstHeadSeen?: boolean;
  rows: BarRow[];
  /** Space above it. */
  className?: string;
};

/** Names with a bar under each, and two figures: scores, finished exams, and what is expected by area. */
export function BarTable({ caption, heads, isFirstHeadSeen = true, rows, className = '' }: BarTableProps) {
  const [first, second, third] = heads;
  return (
    <>
      <PageStyle name="bar-table" css={css} />
      <div className={`bars-box ${className}`}>
        <table className="ledger bars">
          {caption && <caption className="visually-hidden">{caption}</caption>}
          <thead>
            <tr>
              <th scope="col">{isFirstHeadSeen ? first : <span className="visually-hidden">{first}</span>}</th>
              <th scope="col">{second}</th>
              <th scope="col">{third}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, share, cells, isWeak }) => (
              <tr key={key} data-weak={isWeak || undefined}>
                <th scope="row">
                  {name}
                  <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="track" width="100" height="4" />
                    <rect width={share} height="4" />
                  </svg>
                </th>
                <td>{cells[0]}</td>
                <td>{cells[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
