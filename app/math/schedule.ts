import { byYear, type Payment } from './amortization.ts';
import type { Schedule, ScheduleTimes } from './calculator.ts';
import type { Decimal } from './decimal.ts';

/**
 * A loan's schedule by month and by year of the loan, in whole cents: the largest sum, $15 billion, is far below 2^53
 * of them.
 */
export const scheduleOf = (loan: Decimal, payments: Payment[]): Schedule => ({
  loan: inCents(loan),
  years: times(byYear(payments)),
  months: times(payments),
});

const times = (payments: Payment[]): ScheduleTimes =>
  payments.map(({ payment, interest }) => [inCents(payment), inCents(interest)]);
const inCents = (dollars: Decimal): number => Number(dollars.times(100));
