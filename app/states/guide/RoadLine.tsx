import type { RoadLine as Road } from './road-line.server.ts';

/** All guides have one scale: a week is this much of the line, in percent. A wait without a length takes `wait`. */
const week = 3.7;
const wait = 7;

const lengthOf = ([, weeks]: Road['spans'][number]): number => (weeks === null ? wait : weeks * week);

/** Drawn in percent, so that the numbers keep their size on a phone. What it shows is said to those who hear it. */
export function RoadLine({ road: { spans, said } }: { road: Road }) {
  return (
    <figure className="road-line mt-3">
      <svg width="100%" height="36" role="img" aria-label={said}>
        {spans.map(([step, weeks], index) => {
          const start = spans.slice(0, index).reduce((sum, span) => sum + lengthOf(span), 0);
          const end = start + lengthOf(spans[index]!);
          return (
            <g key={step}>
              <text x={`${start.toFixed(1)}%`} y="13">
                {weeks ? `${step}: ${weeks} weeks` : step}
              </text>
              <line
                className={weeks === null ? 'wait' : undefined}
                x1={`${start.toFixed(1)}%`}
                x2={`${(end - 0.6).toFixed(1)}%`}
                y1="25"
                y2="25"
                pathLength={weeks ?? undefined}
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="small muted">Striped: wait time not known.</figcaption>
    </figure>
  );
}
