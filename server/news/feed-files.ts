/** The last good copies on disk, so that a restart while a feed is down loses nothing. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedState, feedState, unread } from './feed-state.ts';

const fileFor = (folder: string, address: string): string =>
  join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 20)}.json`);

/** What was kept of a feed; a file that is missing or damaged counts as nothing. */
export function readFeedFile(folder: string, address: string): FeedState {
  try {
    const state = feedState.parse(JSON.parse(readFileSync(fileFor(folder, address), 'utf8')));
    return state.address === address ? state : unread(address);
  } catch {
    return unread(address);
  }
}

/** Written beside and renamed, so that nobody ever reads half a file. @throws when the disk refuses */
export function writeFeedFile(folder: string, state: FeedState): void {
  mkdirSync(folder, { recursive: true });
  const file = fileFor(folder, state.address);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(state));
  renameSync(draft, file);
}
