import { type CalendarDay, dayOf360, dayOfYear, daysInMonth, isLeapYear } from './calendar.ts';
import { cents, type Decimal } from './decimal.ts';

/**
 * `actual`: the days of the calendar. `thirty`: every month has 30 days, the year 360 (the banker’s or statutory year).
 */
export type DayCount = 'actual' | 'thirty';
export type Party = 'seller' | 'buyer';

/** Both parts in cents; they add up to the whole. `daily` is not rounded. */
export type Proration = {
  days: number;
  sellerDays: number;
  buyerDays: number;
  daily: Decimal;
  sellerShare: Decimal;
  buyerShare: Decimal;
};

/**
 * Divides a bill for a calendar year by days. The seller owns January 1 to the day before closing, and the day of
 * closing itself when `closingDayOwner` says so. A leap year has 366 actual days.
 */
export function prorateYear(bill: Decimal, closing: CalendarDay, count: DayCount, closingDayOwner: Party): Proration {
  const days = count === 'thirty' ? 360 : isLeapYear(closing.year) ? 366 : 365;
  const reached = count === 'thirty' ? dayOf360(closing) : dayOfYear(closing);
  return divide(bill, days, closingDayOwner === 'seller' ? reached : reached - 1);
}

/** Divides a payment for the month of closing in the same way. */
export function prorateMonth(
  payment: Decimal,
  closing: CalendarDay,
  count: DayCount,
  closingDayOwner: Party,
): Proration {
  const days = count === 'thirty' ? 30 : daysInMonth(closing.year, closing.month);
  const reached = Math.min(closing.day, days);
  return divide(payment, days, closingDayOwner === 'seller' ? reached : reached - 1);
}

/** Multiplies before it divides, so that only the share is rounded. */
function divide(amount: Decimal, days: number, sellerDays: number): Proration {
  const sellerShare = cents(amount.times(sellerDays).div(days));
  return {
    days,
    sellerDays,
    buyerDays: days - sellerDays,
    daily: amount.div(days),
    sellerShare,
    buyerShare: cents(amount).minus(sellerShare),
  };
}
