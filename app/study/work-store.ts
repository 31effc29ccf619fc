import { clear, get, keys, update } from 'idb-keyval';
import { forgetLeft, leftOf, setOut } from './left-work.ts';
import { isShown } from './shown.ts';
import { startAtOnce } from './start-at-once.ts';
import { database } from './work-database.ts';
import type { WorkKind } from './work-kind.ts';

let channel: BroadcastChannel | undefined;
const workChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('license-atlas-work'));

/**
 * The work of a kind that this browser holds, or the kind's empty work.
 * IndexedDB, because a write is with the operating system when its promise resolves: a crashed tab or browser loses
 * nothing. Waits, however long, for a database that does not answer; `databaseIsSlow` tells.
 * @throws DOMException where the browser keeps nothing (storage switched off, disk full)
 */
export async function readWork<T>(kind: WorkKind<T>): Promise<T> {
  if (leftOf(kind) !== null) return changeWork(kind, (work) => work);
  return hold(kind, understood(kind, await get(kind.key, database)));
}

/** What the database held of each kind when it was last asked. */
const held = new Map<string, unknown>();
function hold<T>({ key }: WorkKind<T>, work: T): T {
  held.set(key, work);
  return work;
}

/**
 * Changes the stored work in one transaction and returns the result, so that two tabs never undo each other's work.
 * Work that cannot be read (written by a later version, say) is put aside under another key, never overwritten.
 */
export async function changeWork<T>(kind: WorkKind<T>, change: (work: T) => T): Promise<T> {
  const arrived = setOut(kind, () => (held.get(kind.key) as T | undefined) ?? kind.empty, change);
  try {
    const changed = await changeStored(kind, change);
    hold(kind, changed);
    return changed;
  } finally {
    arrived();
  }
}

async function changeStored<T>(kind: WorkKind<T>, change: (work: T) => T): Promise<T> {
  let unreadable: unknown;
  let changed = kind.empty;
  let left: T | null = null;
  await update<unknown>(
    kind.key,
    (stored) => {
      if (stored !== undefined && kind.read(stored) === null) unreadable = stored;
      left = leftOf(kind);
      const here = understood(kind, stored);
      return (changed = change(left === null ? here : kind.merge(here, left)));
    },
    database,
  );
  // A page that is just being left may have noted more.
  if (left !== null && isShown()) forgetLeft(kind);
  if (unreadable !== undefined) await update<unknown>(`${kind.key}-unreadable`, (kept) => kept ?? unreadable, database);
  startAtOnce();
  announce(kind);
  return changed;
}

/** Whether the store holds anything: work, what no page shows of it, or what was put aside as unreadable. */
export const isAnythingStored = async (): Promise<boolean> => (await keys(database)).length > 0;

/**
 * Empties the whole store, what was put aside as unreadable and what an older version left included, and tells the
 * pages of these kinds.
 * @throws DOMException where the browser does not let the page write
 */
export async function deleteAllWork(kinds: WorkKind<unknown>[]): Promise<void> {
  await clear(database);
  held.clear();
  for (const kind of kinds) {
    forgetLeft(kind);
    announce(kind);
  }
}

function announce({ key }: { key: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
  workChannel().postMessage(key);
}

/**
 * Calls back when the work of this kind was changed, by another tab or by another part of this page. Returns how to
 * stop listening.
 */
export function onWorkChangedElsewhere<T>(kind: WorkKind<T>, callback: () => void): () => void {
  const listen = ({ data }: MessageEvent): void => {
    if (data === kind.key) callback();
  };
  const listening = new BroadcastChannel('license-atlas-work');
  listening.addEventListener('message', listen);
  return () => listening.close();
}

function understood<T>(kind: WorkKind<T>, stored: unknown): T {
  return stored === undefined ? kind.empty : (kind.read(stored) ?? kind.empty);
}
