import { type Problem, type Working, line, result, working } from './calculator.ts';
import type { CalendarDay } from './calendar.ts';
import { Decimal } from './decimal.ts';
import { type DayCount, type Party, prorateYear } from './proration.ts';
import { asDollars, days, dollars, fineDollars } from './units.ts';

/** Who pays the bill of a calendar year: it is still open at closing, or the seller paid it for the whole year. */
export const billChoices = { unpaid: 'Not yet (in arrears)', prepaid: 'Yes, by the seller (in advance)' };

type Closing = { bill: Decimal; closing: CalendarDay; owner: Party; paid: keyof typeof billChoices };

/** The working of a bill that seller and buyer share by days, with the entry it makes on both settlement statements. */
export function yearWorking(count: DayCount, { bill, closing, owner, paid }: Closing): Working | Problem {
  const { days: all, sellerDays, buyerDays, daily, sellerShare, buyerShare } = prorateYear(bill, closing, count, owner);
  const entry = paid === 'unpaid'
    ? `Debit the seller ${asDollars(sellerShare)}, credit the buyer ${asDollars(sellerShare)}`
    : `Credit the seller ${asDollars(buyerShare)}, debit the buyer ${asDollars(buyerShare)}`;
  return working([
    line('The bill for a day', `${asDollars(bill)} ÷ ${all}`, daily, fineDollars),
    result('sellerDays', `January 1 until ${owner === 'seller' ? 'and with' : 'the day before'} closing`, Decimal(sellerDays), days),
    line('The buyer’s days', `${all} − ${sellerDays}`, Decimal(buyerDays), days),
    result('sellerShare', `${asDollars(bill)} × ${sellerDays} ÷ ${all}`, bill.times(sellerDays).div(all), dollars),
    result('buyerShare', `${asDollars(bill)} − ${asDollars(sellerShare)}`, buyerShare, dollars),
  ], { entry });
}
