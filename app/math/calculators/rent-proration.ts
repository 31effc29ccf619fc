import { choice, closingDay, date, defineCalculator, line, money, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { prorateMonth } from '../proration.ts';
import { asDollars, days, dollars, fineDollars } from '../units.ts';

/** Rent that the seller collected for the month of closing; the buyer is credited for the days after; see app/math/proration.ts. */
export const calculator = defineCalculator({ rent: money(), closing: date(), owner: closingDay(), count: choice({ actual: 'The days of that month', thirty: '30 days in every month' }) }, ({ rent, closing, owner, count }) => {
  const shares = prorateMonth(rent, closing, count, owner);
  return working([
    line('Rent for a day', `${asDollars(rent)} ÷ ${shares.days}`, shares.daily, fineDollars),
    result('days', `${shares.days} − ${shares.sellerDays} of the seller`, Decimal(shares.buyerDays), days),
    line('The seller’s part', `${asDollars(rent)} × ${shares.sellerDays} ÷ ${shares.days}`, rent.times(shares.sellerDays).div(shares.days), dollars),
    result('share', `${asDollars(rent)} − ${asDollars(shares.sellerShare)}`, shares.buyerShare, dollars),
  ], { entry: `Debit the seller ${asDollars(shares.buyerShare)}, credit the buyer ${asDollars(shares.buyerShare)}` });
});
