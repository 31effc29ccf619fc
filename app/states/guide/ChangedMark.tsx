import type { RecentChange } from '../../facts/figures.server.ts';

/** Says that a figure changed in the last year, and leads to what it was before. */
export function ChangedMark({ change }: { change?: RecentChange }) {
  return (
    change && (
      <dd className="small">
        <a href={change.address}>Updated {change.on}</a>
      </dd>
    )
  );
}
