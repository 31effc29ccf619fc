/**
 * The clock of a timed exam. It counts the time in which the exam was on the screen of a running device, tick by tick,
 * and stands still while the page is closed: the time counted is saved with the exam, so a reload loses a second at
 * most.
 */

const secondMs = 1000;
export const msPerQuestion = 90 * secondMs;
/** How often the page ticks, in ms. */
export const tickMs = secondMs;
/**
 * Browsers slow the ticks of a hidden tab to one a minute. A longer gap means that nothing ran: the device slept, or
 * the system had put the page away. Such a gap is not counted.
 */
const longestGapMs = 70 * secondMs;

/** The time counted after a tick at `now`, when the tick before was at `before` (both in ms since 1970). */
export function advance(elapsedMs: number, before: number, now: number): number {
  const gap = now - before;
  // Below zero when somebody set the device's clock back.
  return gap > 0 && gap <= longestGapMs ? elapsedMs + gap : elapsedMs;
}

export const timeLeft = (allowedMs: number, elapsedMs: number): number => Math.max(0, allowedMs - elapsedMs);

/** 5,025,000 ms is "1:23:45"; 59,001 ms is "1:00": a second that has begun to run out is still shown. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => `${part}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const announcedMinutes = [10, 1];

/** What to tell somebody who cannot see the clock, when this tick passed ten minutes or one; else empty. */
export function clockAnnouncement(leftBefore: number, leftNow: number): string {
  const passed = announcedMinutes.find(
    (minutes) => leftBefore > minutes * 60 * secondMs && leftNow <= minutes * 60 * secondMs,
  );
  return passed === undefined ? '' : `${passed} ${passed === 1 ? 'minute' : 'minutes'} left.`;
}

/** A time to the quarter of an hour: "3¾ hours". */
export function timeWords(ms: number): string {
  const quarters = Math.round(ms / (15 * 60 * secondMs));
  return `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]} hours`;
}
