/** How a license comes to its expiration dates: the shape of the fact `renewal.rule`, for pages and for the browser. */

/**
 * What the day of expiry is tied to. `fixed-date`: one calendar day for all, or for a group; `birthday` and
 * `birth-month-end`: the licensee's own; `anniversary` and `anniversary-month-end`: the day of issue;
 * `set-by-regulator`: only the license itself says it.
 */
export const renewalKinds = [
  'fixed-date',
  'birthday',
  'birth-month-end',
  'anniversary',
  'anniversary-month-end',
  'set-by-regulator',
] as const;
export type RenewalKind = (typeof renewalKinds)[number];

export type Parity = 'odd' | 'even';

/** A day of the year, and in which calendar years it counts. */
export type RenewalDay = {
  /** 1 to 12. */
  month: number;
  /** 1 to 31; "last" is the month's last day, whichever that is. */
  day: number | 'last';
  parity: Parity | null;
};

/** One of several groups of licensees, each with a day of its own. `name` tells the reader which is theirs. */
export type RenewalGroup = RenewalDay & { name: string };

/**
 * The first term, where it is not an ordinary one. One of the first five numbers gives its length; where all are null,
 * it is known in words only.
 */
export type FirstTerm = {
  kind: RenewalKind;
  /** Exactly so many months, for a kind tied to the day of issue. */
  months: number | null;
  /** To the first day of its kind that is at least so many days, or months, after the license was issued. */
  minDays: number | null;
  minMonths: number | null;
  /** To the last such day that is at most so many months after. Beside `minMonths`: what follows from it. */
  maxMonths: number | null;
  /** To the day of its kind in the calendar year so many years after that of issue: 0 is the same year. */
  calendarYears: number | null;
  /** A first term that would be shorter than so many months may run to a later day: the license says. */
  unsureUnderMonths: number | null;
  says: string;
};

export type RenewalRule = {
  kind: RenewalKind;
  /** The length of an ordinary term; null where nothing was found. */
  everyYears: number | null;
  /** Of a fixed date that holds for all. */
  month: number | null;
  day: number | 'last' | null;
  /** Renewal only in odd, or in even, calendar years. */
  parity: Parity | null;
  /** `birth-year`: in odd years for those born in one, in even years for the others. */
  parityBy: 'birth-year' | null;
  /** The birth month's rule, so many months later: 1 is the end of the month after it. */
  monthsAfter: number | null;
  /** A year in which all licenses expire, where the term is longer than two years and the same for all. */
  cycleYear: number | null;
  /** An anniversary's last day is the one before it (issued May 10, ends May 9), or the end of the month before. */
  endsBefore: boolean;
  /** How long before it expires a license is to be renewed: months (to a month's end) or days. Null: on the day. */
  renewBefore: { months: number } | { days: number } | null;
  groups: RenewalGroup[] | null;
  /** `first-term`: the length of the first term decides which group a license falls into; else the licensee knows. */
  groupsBy: 'first-term' | 'licensee' | null;
  first: FirstTerm | null;
};

/** By when post-license education is done, counted from the day of issue, or with the first renewal. */
export type PostLicenseDue = { by: 'days' | 'months' | 'month-end'; count: number } | { by: 'first-renewal' };
