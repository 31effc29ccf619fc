/** Notes in local storage by which app/frame/boot.ts starts a page by itself: work is kept; an exam is open. */
export const keptWorkKey = 'work';
export const openExamKey = 'exam-under-way';
/** The clock of the exam that was left last (app/exam/practice/last-second.ts). */
export const examClockKey = 'exam-clock';

/**
 * Remembers that this browser holds work of the visitor's, so that a page which shows such work (data-hydrate="work")
 * starts by itself the next time: ticks and figures must not wait for the first touch. app/frame/boot.ts reads the
 * note.
 */
export function startAtOnce(): void {
  // Storage throws where the visitor has blocked it; the page then starts on the first touch, as any other.
  try {
    localStorage.setItem(keptWorkKey, 'kept');
  } catch {
    /* nothing to remember */
  }
}

/** Whether this browser is known to hold nothing: then nobody need wait for its database. */
export function isNothingKept(): boolean {
  try {
    return localStorage.getItem(keptWorkKey) === null;
  } catch {
    return false;
  }
}
