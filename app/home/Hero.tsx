import { paths } from '../paths.ts';
import { outlineAddress } from '../states/StateOutline.tsx';
import type { Atlas } from './atlas.server.ts';

export function Hero({ atlas }: { atlas: Atlas }) {
  const stats = [
    ['State guides', atlas.counts.states],
    ['Sourced facts', atlas.counts.facts.toLocaleString('en-US')],
    ['Articles', atlas.counts.articles],
    ['Accounts needed', 0],
  ] as const;
  return (
    <section className="hero">
      <div>
        <p className="eyebrow">Every figure with its source</p>
        <h1 className="mt-4">The Ultimate Guide to Real Estate Licensing</h1>
        <p className="lead mt-5">
          What your state asks for, what it costs, and how to pass, in plain words. Each figure names the page it was
          read from and says how sure we are.
        </p>
        <p className="stack mt-8 flex flex-wrap gap-3">
          <a className="button" href={paths.howToGetLicensed}>
            Start Your Journey
          </a>
          <a className="button button-quiet" href={paths.stateGuides}>
            View State Guides
          </a>
        </p>
        <dl className="stats">
          {stats.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HoursMap atlas={atlas} />
    </section>
  );
}

/** A picture of how far states differ. The grid below and the guides say the same in words, with sources. */
function HoursMap({ atlas: { size, shades, bands } }: { atlas: Atlas }) {
  return (
    <figure>
      <svg
        className="map"
        viewBox={`0 0 ${size.join(' ')}`}
        role="img"
        aria-label="Map of the United States, shaded by hours of pre-licensing education"
      >
        {Object.entries(shades).map(([code, band]) => (
          <use key={code} className={`l${band}`} href={outlineAddress(code)} />
        ))}
      </svg>
      <figcaption className="mt-2">
        <span className="small font-semibold">Hours of pre-licensing education</span>
        <span className="legend mt-1">
          {bands.map((label, band) => (
            <span key={label}>
              <i className={`l${band}`} />
              {label}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
