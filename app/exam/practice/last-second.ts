import { examClockKey as key } from '../../study/start-at-once.ts';

/**
 * Notes an exam's clock while its page is hidden or left. Synchronous: no database transaction may start then
 * (app/study/shown.ts). One note a browser, of the exam that was left last: the others were saved when they were.
 */
export function noteLastSecond(examId: string, elapsedMs: number): void {
  // Storage throws where the visitor has blocked it; the exam then goes on a second earlier.
  try {
    localStorage.setItem(key, JSON.stringify([examId, elapsedMs]));
  } catch {
    /* as said above */
  }
}

/** The noted clock of this exam in ms, 0 without one. */
export function lastSecondOf(examId: string): number {
  try {
    const [id, elapsedMs] = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return id === examId && typeof elapsedMs === 'number' && elapsedMs > 0 ? elapsedMs : 0;
  } catch {
    return 0;
  }
}
