/** Reads the configured feeds in the background, now and every quarter of an hour. */
import { join } from 'node:path';
import type { Log } from '../process/log.ts';
import { readFeedFile, writeFeedFile } from './feed-files.ts';
import { afterAttempt, type AttemptOutcome, type FeedState } from './feed-state.ts';
import { fetchFeed, type FetchLimits, usualLimits } from './fetch-feed.ts';
import { readFeedAside } from './read-feed-aside.ts';

/** The feeds in the owner's order. Empty where none is configured. */
export type News = readonly FeedState[];
export type NewsReader = { read(): News; stop(): Promise<void> };

/** `feeds`: addresses. `dataDirectory`: copies are kept in its folder `news`. */
export type NewsOptions = {
  feeds: readonly string[];
  now: () => Date;
  log: Log;
  dataDirectory: string;
  everyMilliseconds?: number;
  limits?: FetchLimits;
};

const quarterHour = 15 * 60 * 1000;
const noValidators = { etag: null, lastModified: null };

export function startNews({
  feeds,
  now,
  log,
  dataDirectory,
  everyMilliseconds = quarterHour,
  limits = usualLimits,
}: NewsOptions): NewsReader {
  const folder = join(dataDirectory, 'news');
  const states = new Map(feeds.map((address) => [address, readFeedFile(folder, address)]));
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();

  async function attempt(address: string): Promise<void> {
    const before = states.get(address);
    if (!before) return;
    const outcome = await fetchAndRead(before);
    if (stopping.signal.aborted) return;
    const after = afterAttempt(before, outcome, now());
    if (after.downSince)
      log.warn('news feed down', {
        host: new URL(address).host,
        since: after.downSince,
        reason: outcome.kind === 'failed' ? outcome.reason : undefined,
      });
    states.set(address, after);
    keep(after);
  }

  async function fetchAndRead({ address, copy }: FeedState): Promise<AttemptOutcome> {
    const outcome = await fetchFeed(address, copy?.validators ?? noValidators, stopping.signal, limits);
    if (outcome.kind !== 'fresh') return outcome;
    const feed = await readFeedAside(outcome.text, address, limits.milliseconds);
    return feed ? { kind: 'read', feed, validators: outcome.validators } : { kind: 'failed', reason: 'it is no feed' };
  }

  function keep(state: FeedState): void {
    try {
      writeFeedFile(folder, state);
    } catch (error) {
      log.error('news copy not kept', { reason: (error as NodeJS.ErrnoException).code ?? 'unknown' });
    }
  }

  async function attemptForEver(address: string): Promise<void> {
    await attempt(address);
    if (stopping.signal.aborted) return;
    // Jitter of a tenth either way: many sites must not knock at the same second.
    const wait = everyMilliseconds * (0.9 + Math.random() * 0.2);
    timers.set(address, setTimeout(() => running.set(address, attemptForEver(address)), wait).unref());
  }

  const running = new Map(feeds.map((address) => [address, attemptForEver(address)]));
  async function stop(): Promise<void> {
    stopping.abort();
    timers.forEach((timer) => clearTimeout(timer));
    await Promise.all(running.values());
  }
  return { read: () => [...states.values()], stop };
}
