/** What a run has to read: each source that facts rest on, with these facts. */
import { factAt } from '../app/facts/fact-paths.server.ts';
import { facts } from '../app/facts/registry.server.ts';
import type { StateRecord } from '../app/facts/state-record.server.ts';
import { readChecks } from './checked-sources.ts';
import { type Sought, soughtOf } from './sought.ts';
import type { Validators } from './polite-fetch.ts';
import type { Seen } from './verdict.ts';

export type WatchedFact = { path: string; called: string; sought: Sought; seen: Seen | null };
export type WatchedSource = {
  state: string;
  id: string;
  url: string;
  /** The date the page bore, YYYY-MM, by the record or by the last check. */
  dated: string | null;
  validators: Validators;
  facts: WatchedFact[];
};

/** `checksFolder`: content/source-checks. `before`: sources checked on this day or later are left out. */
export type Choice = { checksFolder: string; state?: string; before?: string; limit?: number };

/** Those never checked first, then those checked longest ago. */
export function sourcesToWatch(records: StateRecord[], choice: Choice): WatchedSource[] {
  const { checksFolder, state, before = '9999', limit = Infinity } = choice;
  const chosen = records.filter(({ slug }) => state === undefined || slug === state);
  const all = chosen.flatMap((record) => sourcesOf(record, checksFolder));
  return all
    .filter(({ checked }) => checked < before)
    .toSorted((a, b) => a.checked.localeCompare(b.checked))
    .slice(0, limit);
}

function sourcesOf(record: StateRecord, checksFolder: string): (WatchedSource & { checked: string })[] {
  const checks = readChecks(checksFolder, record.slug);
  return Object.entries(record.sources).flatMap(([id, { url, asOf }]) => {
    const known = checks.sources[id];
    const found = factsOn(record, id, (path) => known?.facts[path] ?? null);
    if (found.length === 0) return [];
    const { etag, lastModified, dated = asOf, checked = '' } = known ?? {};
    // A page that was read before a fact came to rest on it has to be sent whole.
    const isComplete = found.every(({ seen }) => seen);
    const validators = isComplete ? { ...(etag && { etag }), ...(lastModified && { lastModified }) } : {};
    return [{ state: record.slug, id, url, dated: dated ?? null, validators, facts: found, checked }];
  });
}

function factsOn(record: StateRecord, source: string, seenBefore: (path: string) => Seen | null): WatchedFact[] {
  return Object.entries(facts).flatMap(([path, entry]) => {
    const { value, sources } = factAt(record, path);
    const sought = sources.includes(source) ? soughtOf(entry, value) : null;
    return sought ? [{ path, called: entry.called, sought, seen: seenBefore(path) }] : [];
  });
}
