import { costIn } from '../paths.ts';
import type { FeesBeside } from './fees-beside.server.ts';

/** The state's fees, the median and the neighbors' as bars to one scale; each bar's amount stands beside it. */
export const FeesBesideOthers = ({ rows }: { rows: FeesBeside[] }) =>
  rows.length > 0 && (
    <>
      <h3 className="mt-8">How fees compare with neighboring states (tuition not included)</h3>
      <dl className="beside mt-3">
        {rows.map(([name, shown, width, slug]) => (
          <div key={name}>
            <dt>{slug ? <a href={costIn(slug)}>{name}</a> : name}</dt>
            <dd>
              <progress value={width ?? 0} max="100" aria-hidden="true" />
              {shown}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
