import { readArticles } from '../../app/blog/articles.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';

/**
 * The date of the downloads, YYYY-MM-DD. SOURCE_DATE_EPOCH (seconds; reproducible-builds.org) where it is set, else the
 * newest date in the content: two builds of one commit must give the same bytes, so the clock has no say.
 * @throws Error for a SOURCE_DATE_EPOCH that is no number of seconds.
 */
export function editionDate(environment: Record<string, string | undefined>): string {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch) return fromEpoch(epoch);
  const articles = readArticles().map(({ updated }) => updated);
  const sources = listJurisdictions().flatMap((state) =>
    Object.values(state.sources).flatMap(({ asOf }) => (asOf ? [`${asOf}-01`] : [])),
  );
  return newest([...articles, ...sources]);
}

function fromEpoch(epoch: string): string {
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, not "${epoch}"`);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}

/** @throws Error for an empty list: a site without one dated page has nothing to date its downloads by. */
export function newest(dates: string[]): string {
  const last = dates.toSorted().at(-1);
  if (!last) throw new Error('no article and no source bears a date: set SOURCE_DATE_EPOCH');
  return last;
}
