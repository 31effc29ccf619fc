import { byYear, type Payment } from './amortization.ts';
import type { Schedule, ScheduleRow } from './calculator.ts';

/** A loan's schedule as text, by month and by year of the loan; amounts have two places and no signs. */
export const scheduleOf = (payments: Payment[]): Schedule => ({ years: rows('Year', byYear(payments)), months: rows('Month', payments) });

const rows = (name: string, payments: Payment[]): ScheduleRow[] =>
  payments.map(({ payment, interest, principal, balance }, place) => [
    `${name} ${place + 1}`, payment.toFixed(2), interest.toFixed(2), principal.toFixed(2), balance.toFixed(2),
  ]);
