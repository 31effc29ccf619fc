import { costIn } from '../../paths.ts';
import type { Marked } from '../../wording/rich-text.ts';
import { MarkedText } from '../RichText.tsx';
import type { Guide } from './guide.server.ts';

/** The table in a guide, and where its reader can go on with it. */
export function Costs({ guide }: { guide: Guide }) {
  return (
    <>
      <CostTable guide={guide} />
      <p className="mt-4">
        <a className="more" href={costIn(guide.slug)}>
          Plan costs and dates for {guide.place}
        </a>
      </p>
    </>
  );
}

type ShownCosts = Pick<Guide['costs'], 'total' | 'unknown'> & {
  rows: { item: string; paidTo: string; figure: Marked & { note?: string } }[];
};

type TableProps = {
  guide: { costs: ShownCosts };
  /** Whether the page has just said what is missing. */ isToldAbove?: boolean;
};

export function CostTable({ guide: { costs }, isToldAbove = false }: TableProps) {
  // Of the marks beside the figures, in characters: their room (cost-table.css).
  const longest = Math.max(...costs.rows.map(({ figure }) => figure.marks.join().length));
  return (
    <>
      <div className="scroll mt-4" tabIndex={0} role="group" aria-label="Table of costs">
        <table className={`ledger amounts marks-${longest}`}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Paid to</th>
              <th scope="col" className="sm:w-44">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.rows.map(({ item, paidTo, figure }) => (
              <tr key={item}>
                <th scope="row">
                  {item}
                  {figure.note && <span className="block small muted regular">{figure.note}</span>}
                </th>
                <td>{paidTo}</td>
                <td>
                  <MarkedText {...figure} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Known fees
              </th>
              <td>{costs.total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="small muted mt-3">
        {isToldAbove ? (
          <>
            Includes one attempt at the exam. Also budget for association dues, study materials, and your first months
            without income.
          </>
        ) : (
          <>
            Includes one attempt at the exam. Not included: {costs.unknown}. Also budget for association dues, study
            materials, and your first months without income.
          </>
        )}
      </p>
    </>
  );
}
