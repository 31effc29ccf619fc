import { clear, createStore as createDatabase, get, update, type UseStore } from 'idb-keyval';
import { createStore } from '../ui/store.ts';
import { shown } from './shown.ts';
import { startAtOnce } from './start-at-once.ts';
import type { WorkKind } from './work-kind.ts';

/** A database that has not answered after this long is said not to, and asked again. */
const patienceMs = 3000;

/** Whether the browser's database keeps the page waiting: nothing is known then of what it holds. */
export const databaseIsSlow = createStore(false);

// Opened at the first use: importing a module must not touch the browser's storage.
let opened: Promise<UseStore> | undefined;
let channel: BroadcastChannel | undefined;
const workChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('license-atlas-work'));

/** Begins to open the database, so that the first to ask it waits for less. */
export const openEarly = (): void =>
  void shown()
    .then(openDatabase)
    .catch(() => {});

/**
 * The work of a kind that this browser holds, or the kind's empty work.
 * IndexedDB, because a write is with the operating system when its promise resolves: a crashed tab or browser loses
 * nothing. Waits, however long, for a database that does not answer; `databaseIsSlow` tells.
 * @throws DOMException where the browser keeps nothing (storage switched off, disk full)
 */
export const readWork = <T>(kind: WorkKind<T>): Promise<T> =>
  withDatabase(async (database) => {
    const stored: unknown = await get(kind.key, database);
    return understood(kind, stored);
  });

/**
 * Changes the stored work in one transaction and returns the result, so that two tabs never undo each other's work.
 * Work that cannot be read (written by a later version, say) is put aside under another key, never overwritten.
 */
export const changeWork = <T>(kind: WorkKind<T>, change: (work: T) => T): Promise<T> =>
  withDatabase(async (database) => {
    let unreadable: unknown;
    let changed = kind.empty;
    await update<unknown>(
      kind.key,
      (stored) => {
        if (stored !== undefined && kind.read(stored) === null) unreadable = stored;
        return (changed = change(understood(kind, stored)));
      },
      database,
    );
    if (unreadable !== undefined)
      await update<unknown>(`${kind.key}-unreadable`, (kept) => kept ?? unreadable, database);
    startAtOnce();
    announce(kind);
    return changed;
  });

/**
 * Empties the whole store, what was put aside as unreadable and what an older version left included, and tells the
 * pages of these kinds.
 * @throws DOMException where the browser does not let the page write
 */
export async function deleteAllWork(kinds: WorkKind<unknown>[]): Promise<void> {
  await withDatabase(clear);
  for (const kind of kinds) announce(kind);
}

/** Uses the database while the page is shown (shown.ts), and says so when that takes long. */
async function withDatabase<T>(use: (database: UseStore) => Promise<T>): Promise<T> {
  await shown();
  const slow = setTimeout(() => databaseIsSlow.write(true), patienceMs);
  try {
    return await use(await openDatabase());
  } finally {
    clearTimeout(slow);
    databaseIsSlow.write(false);
  }
}

function openDatabase(): Promise<UseStore> {
  opened ??= firstToAnswer().catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

/** Asks again every few seconds until one of the requests is answered: nothing is changed by asking. */
async function firstToAnswer(): Promise<UseStore> {
  const requests: Promise<UseStore>[] = [];
  for (;;) {
    const database = createDatabase('license-atlas', 'work');
    requests.push(get('', database).then(() => database));
    const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const answered = await Promise.race([...requests, tooLong]);
    if (answered) return answered;
    await shown();
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
