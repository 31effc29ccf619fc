import { site } from '../frame/site.ts';

export type AdType = 'network' | 'partner-one' | 'partner-two';
export type AdPosition = 'top' | 'sidebar' | 'footer';

/** A labeled, quiet placement with its space reserved, so that nothing shifts when an ad arrives. */
export function AdSlot({ type, position = 'top' }: { type: AdType; position?: AdPosition }) {
  if (type === 'network') {
    return (
      <aside
        className="ad"
        aria-label={site.ads.label}
        data-ad-network={site.ads.networkId || undefined}
        data-ad-position={position}
      >
        {site.ads.label}
      </aside>
    );
  }
  const partner = site.partners[type === 'partner-one' ? 0 : 1];
  if (!partner) return null;
  return (
    <aside className="sponsored" aria-label={`Sponsored: ${partner.name}`} data-ad-position={position}>
      <p className="small">Sponsored</p>
      <h3 className="mt-1">
        <a href={partner.url} rel="sponsored noopener">
          {partner.name}
        </a>
      </h3>
      <p className="mt-1">{partner.blurb}</p>
    </aside>
  );
}
