/**
 * `npm run facts:watch [-- --state ohio --since 30d --limit 200]`: reads the sources that facts rest on and says which
 * facts need a person. Ends with 0 where none does, with 1 where some do, with 2 where it could not run or
 * read nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { needsPerson, readNothing, runWatch } from './run-watch.ts';
import { sourcesToWatch } from './sources-to-watch.ts';

const usage = 'Usage: npm run facts:watch [-- --state ohio] [--since 30d] [--limit 200]';
const checksFolder = 'content/source-checks';
const mostSources = 200;
const hostsAtOnce = 8;
const day = 24 * 60 * 60 * 1000;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { state, since, limit } = readArguments();
  const site = readSiteSettings(siteConfig, process.env);
  const now = new Date();
  const on = now.toISOString().slice(0, 10);
  const sources = sourcesToWatch(listJurisdictions(), {
    checksFolder,
    limit,
    ...(state && { state }),
    ...(since && { before: new Date(now.getTime() - since * day).toISOString().slice(0, 10) }),
  });
  if (state && sources.length === 0 && !since) throw new Error(`No source of “${state}” can be watched. ${usage}`);
  const folder = join(process.env.DATA_DIR ?? 'var', 'facts-watch');
  const fetchPolitely = createPoliteFetch({
    userAgent: `LicenseAtlas-watch/1.0 (+${site.origin}; ${site.email})`,
    paceMilliseconds: Number(process.env.WATCH_PACE_MS ?? 2000),
    timeoutMilliseconds: 20_000,
    largestBytes: 10_000_000,
  });
  console.log(`${sources.length} sources to read.`);
  const results = await runWatch({ folder, sources, fetchPolitely, on, atOnce: hostsAtOnce });
  const telling = results.flatMap(({ facts }) => facts.filter(needsPerson));
  for (const [verdict, all] of Map.groupBy(
    results.flatMap(({ facts }) => facts),
    (fact) => fact.verdict,
  ))
    console.log(`${verdict}: ${all.length}`);
  console.log(`${telling.length} facts need a person: see ${join(folder, 'index.html')}`);
  if (readNothing(results)) throw new Error('No source could be read: is there a network?');
  return telling.length > 0 ? 1 : 0;
}

/** `since` in days. */
function readArguments(): { state?: string; since?: number; limit: number } {
  const { values } = parseArgs({
    options: { state: { type: 'string' }, since: { type: 'string' }, limit: { type: 'string' } },
  });
  const days = values.since === undefined ? undefined : /^(\d{1,4})d$/.exec(values.since)?.[1];
  const limit = Number(values.limit ?? mostSources);
  if ((values.since !== undefined && days === undefined) || !Number.isInteger(limit) || limit < 1)
    throw new Error(usage);
  return { limit, ...(values.state && { state: values.state }), ...(days !== undefined && { since: Number(days) }) };
}
