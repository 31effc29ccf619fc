/**
 * When a mail that could not be sent is tried again, and when it is given up. Pure: the clock and chance are passed in.
 */

const minute = 60_000;

/** Delays in milliseconds. `silenceDelay`: after a server had the whole mail and did not answer. */
export type RetrySchedule = {
  firstDelay: number;
  longestDelay: number;
  giveUpAfter: number;
  refusedAttempts: number;
  silenceDelay: number;
  silentAttempts: number;
};

/**
 * 1 minute, doubling up to 6 hours, for 7 days. A server that refuses a mail for good (a 5xx answer) is asked 5 times
 * in all, about a quarter of an hour: such answers are sometimes a mistake being mended, and asking for days would be
 * rude. One that takes a mail and says nothing is asked 4 times, after half an hour, one and two: it may have delivered
 * each copy.
 */
export const usualSchedule: RetrySchedule = {
  firstDelay: minute,
  longestDelay: 360 * minute,
  giveUpAfter: 7 * 24 * 60 * minute,
  refusedAttempts: 5,
  silenceDelay: 30 * minute,
  silentAttempts: 4,
};

/** `permanent`: the server's answer was 5xx. */
export type FailedAttempt = { attempts: number; createdAt: Date; permanent: boolean };

/**
 * The time of the next attempt, or null to give up.
 * @param attempts how many there were, the failed one included
 * @param chance from 0 to 1; spreads mails that failed together over the delay's last quarter
 */
export function nextAttempt(
  { attempts, createdAt, permanent }: FailedAttempt,
  now: Date,
  chance: number,
  schedule = usualSchedule,
): Date | null {
  if (permanent && attempts >= schedule.refusedAttempts) return null;
  const delay = Math.min(schedule.firstDelay * 2 ** (attempts - 1), schedule.longestDelay) * (0.75 + 0.25 * chance);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - createdAt.getTime() > schedule.giveUpAfter ? null : next;
}

/**
 * The same for a mail that a server had whole and did not answer.
 * @param silences how often that has happened to it, this time included
 */
export function nextAfterSilence(silences: number, createdAt: Date, now: Date, schedule = usualSchedule): Date | null {
  if (silences >= schedule.silentAttempts) return null;
  const next = new Date(now.getTime() + Math.min(schedule.silenceDelay * 2 ** (silences - 1), schedule.longestDelay));
  return next.getTime() - createdAt.getTime() > schedule.giveUpAfter ? null : next;
}

/**
 * How long to leave a server alone that cannot be reached at all: 1 second, doubling up to 1 minute. @param failures in
 * a row, from 1
 */
export function pauseAfterOutage(failures: number, schedule = usualSchedule): number {
  return Math.min((schedule.firstDelay / 60) * 2 ** (failures - 1), schedule.firstDelay);
}
