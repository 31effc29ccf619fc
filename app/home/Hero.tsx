import { paths, stateGuide } from '../paths.ts';
import { outlineAddress } from '../states/StateOutline.tsx';
import { AskForm, type AskedState } from './AskForm.tsx';
import type { Atlas } from './atlas.server.ts';

export function Hero({ atlas, states }: { atlas: Atlas; states: AskedState[] }) {
  return (
    <section className="hero">
      <div>
        <h1>The Ultimate Guide to Real Estate Licensing</h1>
        <p className="lead mt-4">
          What your state requires, what it costs, and how to pass. Every number links to its source.
        </p>
        <AskForm states={states} />
        <p className="flex flex-wrap gap-x-6">
          <a className="more py-1" href={paths.howToGetLicensed}>
            Start Your Journey
          </a>
          <a className="more py-1" href={paths.stateGuides}>
            View State Guides
          </a>
        </p>
      </div>
      <HoursMap atlas={atlas} />
    </section>
  );
}

/** How far states differ. Each is a link to its guide, named with its figure; the grid below says the same in words. */
function HoursMap({ atlas: { size, states, bands } }: { atlas: Atlas }) {
  return (
    <figure>
      <a className="skip" href="#features">
        Skip the map
      </a>
      <svg
        className="map"
        viewBox={`0 0 ${size.join(' ')}`}
        role="group"
        aria-label="Map of the United States by hours of pre-licensing education"
      >
        {states.map(({ code, slug, said, band }) => (
          <a key={code} href={stateGuide(slug)} aria-label={said}>
            <use className={`l${band}`} href={outlineAddress(code)} />
          </a>
        ))}
      </svg>
      <figcaption className="mt-2">
        <span className="small semibold">Hours of pre-licensing education</span>
        <span className="band-legend mt-1">
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
