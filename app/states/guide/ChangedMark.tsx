import type { RecentChange } from '../../facts/figures.server.ts';

/** Says that a figure changed in the last year, and leads to what it was before. */
export const ChangedMark = ({ change }: { change: RecentChange }) => <a href={change.address}>Updated {change.on}</a>;
