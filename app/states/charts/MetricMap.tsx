import { stateGuide } from '../../paths.ts';
import { MapPatterns } from '../MapPatterns.tsx';
import { outlineAddress } from '../StateOutline.tsx';
import type { MapMetric, MapPlace } from './map-metrics.server.ts';

type MetricMapProps = { metrics: MapMetric[]; places: MapPlace[]; size: number[] };

/**
 * One map for five figures: each state has its class for every figure, and the style sheet shows those of the chosen
 * one, without a script. The lists under it say the same in words.
 */
export function MetricMap({ metrics, places, size }: MetricMapProps) {
  return (
    <section className="metric-map section-small" aria-labelledby="map-title">
      <h2 id="map-title">On the map</h2>
      <fieldset className="choices mt-4 no-print">
        <legend className="visually-hidden">Show on the map</legend>
        {metrics.map(({ id, label }, index) => (
          <label key={id}>
            <input type="radio" name="metric" id={`by-${index}`} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="on-map mt-4">
        <svg
          className="map"
          viewBox={`0 0 ${size.join(' ')}`}
          role="group"
          aria-label="Map: each state leads to its guide"
        >
          <MapPatterns />
          {places.map(({ code, name, slug, kinds }) => (
            <a key={code} href={stateGuide(slug)} aria-label={name}>
              <Shape code={code} classes={kinds.map((kind, metric) => `m${metric}${kind}`).join(' ')} />
            </a>
          ))}
        </svg>
        {metrics.map(({ id, label, classes }, index) => (
          <div key={id} className={`legend legend-${index}`}>
            <h3>{label}</h3>
            <dl>
              {classes.map(({ kind, label: range, places: names }) => (
                <div key={kind}>
                  <dt>
                    <svg viewBox="0 0 560 352" aria-hidden="true">
                      <rect className={`k${kind}`} width="560" height="352" />
                    </svg>
                    {range} <span className="muted">({names.length})</span>
                  </dt>
                  <dd>{names.length > 25 ? 'All other states' : names.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The map has no outline of the District of Columbia, so a circle off the coast stands for it. */
function Shape({ code, classes }: { code: string; classes: string }) {
  if (code !== 'DC') return <use className={classes} href={outlineAddress(code)} />;
  return (
    <>
      <path d="M16700 5440L17750 5950" />
      <circle className={classes} cx="17900" cy="6020" r="230" />
      <text x="18200" y="6180">
        DC
      </text>
    </>
  );
}
