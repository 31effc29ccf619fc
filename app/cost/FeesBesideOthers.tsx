import { costIn } from '../paths.ts';
import type { FeesBeside } from './fees-beside.server.ts';

/** The state's fees, the median and the neighbors' as bars to one scale; each bar's amount stands beside it. */
export function FeesBesideOthers({ rows }: { rows: FeesBeside[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="section-small" aria-labelledby="beside-title">
      <h3 id="beside-title">Beside the neighbors</h3>
      <p className="small muted mt-2">Fees without tuition, where we know every one of them.</p>
      <dl className="beside mt-3">
        {rows.map(({ name, slug, shown, width }) => (
          <div key={name}>
            <dt>{slug ? <a href={costIn(slug)}>{name}</a> : name}</dt>
            <dd className={slug ? undefined : 'own-fees'}>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                {width === null ? <path d="M0 3h100" /> : <rect width={Math.max(1, width)} height="6" />}
              </svg>
              {shown}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
