/** What is known of one feed, and what an attempt to read it changes. Pure. */
import { z } from 'zod';
import type { Validators } from './fetch-feed.ts';
import { type Feed, newsItem } from './read-feed.ts';

/** `reason`: for the log, in words. */
export type AttemptOutcome =
  | { kind: 'read'; feed: Feed; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string };

/** Times are ISO 8601, UTC. `copy`: the last good one. `downSince`: when the attempts since then began to fail. */
export const feedState = z.object({
  address: z.string(),
  copy: z
    .object({
      title: z.string(),
      items: z.array(newsItem),
      readAt: z.string(),
      validators: z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() }),
    })
    .nullable(),
  downSince: z.string().nullable(),
});
export type FeedState = z.infer<typeof feedState>;

export const unread = (address: string): FeedState => ({ address, copy: null, downSince: null });

export function afterAttempt(state: FeedState, outcome: AttemptOutcome, now: Date): FeedState {
  const at = now.toISOString();
  const down = { ...state, downSince: state.downSince ?? at };
  if (outcome.kind === 'failed') return down;
  // "Unchanged" without a copy would be an answer to a question that was not asked.
  if (outcome.kind === 'unchanged')
    return state.copy ? { ...state, copy: { ...state.copy, readAt: at }, downSince: null } : down;
  const { feed, validators } = outcome;
  const items = feed.items.map((item) => ({ ...item, published: notAfter(item.published, at) }));
  return { ...state, copy: { title: feed.title, items, readAt: at, validators }, downSince: null };
}

/** A date in the future would keep its item at the top until then. */
function notAfter(published: string | null, at: string): string | null {
  return published !== null && published > at ? at : published;
}
