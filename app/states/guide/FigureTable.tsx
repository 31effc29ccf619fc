import { MarkedText } from '../RichText.tsx';
import { ChangedMark } from './ChangedMark.tsx';
import type { LedgerRow } from './ledgers.server.ts';

type ShownRow = { id?: string; label: string; figure: Omit<LedgerRow['figure'], 'known' | 'asOf'> };

/** Figures with their marks, dates and caveats, one a row. */
export function FigureTable({ rows }: { rows: ShownRow[] }) {
  return (
    <dl className="figures mt-4">
      {rows.map(({ id, label, figure }) => (
        <div key={label} id={id}>
          <dt>{label}</dt>
          <dd>
            <MarkedText {...figure} />
          </dd>
          {figure.changed && (
            <dd className="small">
              <ChangedMark change={figure.changed} />
            </dd>
          )}
          {figure.note && <dd className="small muted">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
