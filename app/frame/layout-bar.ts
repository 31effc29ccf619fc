import type { ReactNode } from 'react';

/**
 * A bar at the foot of every page, put there by a subject while it has something going on. The layout knows no subject:
 * the bar's code arrives with whoever shows it.
 */
export type LayoutBar = (pathname: string) => ReactNode;

let current: LayoutBar | null = null;
const listeners = new Set<() => void>();

export function showLayoutBar(bar: LayoutBar): void {
  current = bar;
  for (const listener of listeners) listener();
}

export const readLayoutBar = (): LayoutBar | null => current;

export function subscribeToLayoutBar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
