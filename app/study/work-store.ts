import { clear, createStore, get, update, type UseStore } from 'idb-keyval';
import { startAtOnce } from './start-at-once.ts';
import type { WorkKind } from './work-kind.ts';

// Opened at the first use: importing a module must not touch the browser's storage.
let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('license-atlas', 'work'));
let channel: BroadcastChannel | undefined;
const workChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('license-atlas-work'));

/**
 * The work of a kind that this browser holds, or the kind's empty work.
 * IndexedDB, because a write is with the operating system when its promise resolves: a crashed tab or browser loses nothing.
 * @throws DOMException where the browser keeps nothing (storage switched off, disk full)
 */
export async function readWork<T>(kind: WorkKind<T>): Promise<T> {
  const stored: unknown = await get(kind.key, store());
  return understood(kind, stored);
}

/**
 * Changes the stored work in one transaction and returns the result, so that two tabs never undo each other's work.
 * Work that cannot be read (written by a later version, say) is put aside under another key, never overwritten.
 */
export async function changeWork<T>(kind: WorkKind<T>, change: (work: T) => T): Promise<T> {
  let unreadable: unknown;
  let changed = kind.empty;
  await update<unknown>(
    kind.key,
    (stored) => {
      if (stored !== undefined && kind.read(stored) === null) unreadable = stored;
      return (changed = change(understood(kind, stored)));
    },
    store(),
  );
  if (unreadable !== undefined) await update<unknown>(`${kind.key}-unreadable`, (kept) => kept ?? unreadable, store());
  startAtOnce();
  announce(kind);
  return changed;
}

/**
 * Empties the whole store, what was put aside as unreadable and what an older version left included, and tells the pages of these kinds.
 * @throws DOMException where the browser does not let the page write
 */
export async function deleteAllWork(kinds: WorkKind<unknown>[]): Promise<void> {
  await clear(store());
  for (const kind of kinds) announce(kind);
}

function announce({ key }: { key: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target: it never leaves this origin
  workChannel().postMessage(key);
}

/** Calls back when the work of this kind was changed, by another tab or by another part of this page. Returns how to stop listening. */
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
