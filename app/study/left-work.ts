/**
 * What was being saved in the moment in which its page was left, noted where that is done at once: the transaction is
 * cut short (work-database.ts). The next page that reads or changes work of its kind merges it.
 */
import { startAtOnce } from './start-at-once.ts';
import type { WorkKind } from './work-kind.ts';

type Change = (work: unknown) => unknown;
/** Changes on their way to the database, in order, and what it holds before them, as far as this page knows. */
type OnTheWay = { held: () => unknown; changes: Change[] };

const onTheWay = new Map<string, OnTheWay>();
const noteOf = (key: string): string => `left-${key}`;
let isWatching = false;

/** @returns how to say that the change has arrived, or never will */
export function setOut<T>({ key }: WorkKind<T>, held: () => T, change: (work: T) => T): () => void {
  watch();
  const way = onTheWay.get(key) ?? { held, changes: [] };
  onTheWay.set(key, way);
  way.changes.push(change as Change);
  return () => {
    way.changes.splice(way.changes.indexOf(change as Change), 1);
    if (way.changes.length === 0) onTheWay.delete(key);
  };
}

/** What a page left behind of this kind; null where that is nothing, or cannot be read. */
export function leftOf<T>({ key, read }: WorkKind<T>): T | null {
  // Storage throws where the visitor has blocked it.
  try {
    return read(JSON.parse(localStorage.getItem(noteOf(key)) ?? 'null'));
  } catch {
    return null;
  }
}

export function forgetLeft({ key }: { key: string }): void {
  try {
    localStorage.removeItem(noteOf(key));
  } catch {
    /* there is none */
  }
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', () => {
    for (const [key, { held, changes }] of onTheWay) {
      try {
        localStorage.setItem(noteOf(key), JSON.stringify(changes.reduce((work, change) => change(work), held())));
        startAtOnce();
      } catch {
        /* Blocked or full: what was done in the last few milliseconds is lost. */
      }
    }
  });
  // A page that comes back makes its changes itself, before anything else is done (shown.ts). One that is shown for the
  // first time may just be reading the note.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) [...onTheWay.keys()].forEach((key) => forgetLeft({ key }));
    },
    true,
  );
}
