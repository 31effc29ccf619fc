import { type Problem, type Working, line, result, working } from './calculator.ts';
import { type CalendarDay, daysInMonth } from './calendar.ts';
import { Decimal } from './decimal.ts';
import { type DayCount, type Party, prorateYear } from './proration.ts';
import { asDollars, days, dollars, fineDollars } from './units.ts';

/** Who pays the bill of a calendar year: it is still open at closing, or the seller paid it for the whole year. */
export const billChoices = { unpaid: 'Not yet (in arrears)', prepaid: 'Yes, by the seller (in advance)' };

type Closing = { bill: Decimal; closing: CalendarDay; owner: Party; paid: keyof typeof billChoices };

/** The working of a bill that seller and buyer share by days, with the entry it makes on both settlement statements. */
export function yearWorking(count: DayCount, { bill, closing, owner, paid }: Closing): Working | Problem {
  const { days: all, sellerDays, buyerDays, daily, sellerShare, buyerShare } = prorateYear(bill, closing, count, owner);
  const entry =
    paid === 'unpaid'
      ? `Debit the seller ${asDollars(sellerShare)}, credit the buyer ${asDollars(sellerShare)}`
      : `Credit the seller ${asDollars(buyerShare)}, debit the buyer ${asDollars(buyerShare)}`;
  return working(
    [
      line('The bill for a day', `${asDollars(bill)} ÷ ${all}`, daily, fineDollars),
      result('sellerDays', countedDays(count, closing, owner), Decimal(sellerDays), days),
      line('The buyer’s days', `${all} − ${sellerDays}`, Decimal(buyerDays), days),
      result('sellerShare', `${asDollars(bill)} × ${sellerDays} ÷ ${all}`, bill.times(sellerDays).div(all), dollars),
      result('buyerShare', `${asDollars(bill)} − ${asDollars(sellerShare)}`, buyerShare, dollars),
    ],
    { entry },
  );
}

/** How the seller's days are counted from January 1: full months, then the days of the month of closing. */
function countedDays(count: DayCount, { year, month, day }: CalendarDay, owner: Party): string {
  const reached = (count === 'thirty' ? Math.min(day, 30) : day) - (owner === 'seller' ? 0 : 1);
  const months =
    count === 'thirty'
      ? month === 1
        ? []
        : [`${month - 1} × 30`]
      : Array.from({ length: month - 1 }, (_, earlier) => String(daysInMonth(year, earlier + 1)));
  return [...months, String(reached)].join(' + ');
}
