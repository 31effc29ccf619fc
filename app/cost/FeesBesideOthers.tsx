import { costIn, slugOf } from '../paths.ts';
import type { FeesBeside } from './fees-beside.server.ts';

/** The state's fees, the median and the neighbors' as bars to one scale; each bar's amount stands beside it. */
export function FeesBesideOthers({ rows }: { rows: FeesBeside[] }) {
  return (
    rows.length > 0 && (
      <section className="section-small">
        <h3>Beside the neighbors</h3>
        <p className="small muted mt-2">Fees without tuition, where we know every one of them.</p>
        <dl className="beside mt-3">
          {rows.map(([name, shown, width], index) => (
            <div key={name}>
              <dt>{index < 2 ? name : <a href={costIn(slugOf(name))}>{name}</a>}</dt>
              <dd>
                <progress value={width ?? 0} max="100" aria-hidden="true" />
                {shown}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}
