import { stateGuide } from '../paths.ts';

export type OtherPlace = { name: string; slug: string };

/**
 * What stands under a grid of the 50 states: the District of Columbia and the territories. Nothing where there are
 * none.
 */
export function OtherGuides({ places, to = stateGuide }: { places: OtherPlace[]; to?: (slug: string) => string }) {
  if (places.length === 0) return null;
  return (
    <p className="mt-5" data-other-guides>
      Beyond the 50 states:{' '}
      {places.map(({ name, slug }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={to(slug)}>{name}</a>
        </span>
      ))}
      .
    </p>
  );
}
