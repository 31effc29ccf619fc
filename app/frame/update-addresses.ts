import { endpoints, paths, updatesOf } from '../paths.ts';

/** Addresses of what changed, of corrections and of alerts. Here, and not in every page's script. */

/** Every change with its values, part of the open data. */
export const openDataChanges = '/data/changes.json';

/** What changed in the facts, for feed readers: of all, or of one state. */
export const updateFeeds = (slug?: string): { atom: string; json: string } => {
  const address = slug ? updatesOf(slug) : paths.updates;
  return { atom: `${address}/feed.xml`, json: `${address}/feed.json` };
};

/**
 * The form for a mistake in a state's guide, naming the source where it is one of the record's. The server answers it;
 * where there is none, the page itself says how to report.
 */
export const reportMistake = (slug: string, source?: string): string =>
  `${paths.corrections}?state=${slug}${source ? `&source=${source}` : ''}`;

/** Where a form asks for emails about changes; the server answers with a page. */
export const alertsEndpoint = endpoints.alerts;

/** The form for emails about changes in one state. */
export const alertsForm = (slug: string): string => `${updatesOf(slug)}#alerts`;
