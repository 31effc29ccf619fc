import { useSyncExternalStore } from 'react';

/** A value that outlives components: it belongs to the tab. */
export type Store<T> = {
  read: () => T;
  /** Replaces the value and tells everybody who listens. */
  write: (value: T) => void;
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** What a page is built with, and hydrated. */
  initial: T;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>({ subscribe, read, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, read, () => initial);
