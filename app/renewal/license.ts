import type { Day } from '../plan/days.ts';
import type { Birthday } from './calendar-days.ts';

/** What a reader says of their license. */
export type License = {
  issued?: Day;
  /** As printed on the license, or as the regulator's register says: wins over what the rule would give. */
  expires?: Day;
  birthday?: Birthday;
  /** The name of the reader's group, where groups have days of their own. */
  group?: string;
};

/**
 * What is missing. 'issued': a day, of issue or of expiry; 'expires': the rule does not give it, so it has to be read
 * off the license; the others are the reader's own.
 */
export type Need =
  | { needs: 'issued' | 'expires' | 'birthday' | 'birth year' | 'group' }
  /** A term has ended since the day of issue; `next`: the day on a renewed license, where the rule has one. */
  | { needs: 'renewed'; ended: Day; next: Day | null };
