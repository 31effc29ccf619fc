import { barsOf, placeOf, stripHeight, stripWidth } from '../../facts/strip.ts';
import type { Guide } from './guide.server.ts';

/** The state's figures among those of all states; what a strip shows stands under it in words. */
export function StandingStrips({ guide: { standings } }: { guide: Guide }) {
  return (
    <dl className="standings mt-3">
      {standings.map(({ label, shown, said, strip }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
          <dd>
            <svg viewBox={`0 0 ${stripWidth} ${stripHeight + 6}`} aria-hidden="true">
              <path className="all" d={barsOf(strip)} />
              <path className="middle" d={`M${placeOf(strip.middle)} ${stripHeight + 1}v5`} />
              <path className="own" d={`M${placeOf(strip.at)} ${stripHeight}V2`} />
              <circle cx={placeOf(strip.at)} cy="4" r="4" />
            </svg>
            {said}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
