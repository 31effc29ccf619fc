import { examClockKey, keptWorkKey, openExamKey } from './start-at-once.ts';

/** Forgets that this browser holds anything. */
export function startLater(): void {
  try {
    for (const key of [keptWorkKey, openExamKey, examClockKey]) localStorage.removeItem(key);
  } catch {
    /* nothing was remembered */
  }
}
