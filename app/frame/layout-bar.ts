import type { ReactNode } from 'react';
import { createStore } from '../ui/store.ts';

/**
 * A bar at the foot of every page, put there by a subject while it has something going on. The layout knows no subject:
 * the bar's code arrives with whoever shows it.
 */
export type LayoutBar = (pathname: string) => ReactNode;

export const layoutBar = createStore<LayoutBar | null>(null);
