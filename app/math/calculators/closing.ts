import { choice, closingDay, date, defineCalculator, line, money, percentage, result, working } from '../calculator.ts';
import { daysInMonth } from '../calendar.ts';
import { Decimal } from '../decimal.ts';
import { interestForDays, yearChoices } from '../interest-working.ts';
import { prorateMonth } from '../proration.ts';
import { asDollars, days, dollars, fineDollars } from '../units.ts';
import { billChoices, yearWorking } from '../year-working.ts';

/** By the slug of their formula in content/formulas/closing.yaml. */
export const calculators = {
  /** A calendar year’s bill by actual days; see app/math/proration.ts. */
  proration: defineCalculator(
    { bill: money(), closing: date(), owner: closingDay(), paid: choice(billChoices) },
    (values) => yearWorking('actual', values),
  ),
  /** A calendar year’s bill by twelve months of 30 days; see app/math/proration.ts. */
  'proration-360-days': defineCalculator(
    { bill: money(), closing: date(), owner: closingDay(), paid: choice(billChoices) },
    (values) => yearWorking('thirty', values),
  ),
  /**
   * Rent that the seller collected for the month of closing; the buyer is credited for the days after; see
   * app/math/proration.ts.
   */
  'rent-proration': defineCalculator(
    {
      rent: money(),
      closing: date(),
      owner: closingDay(),
      count: choice({ actual: 'The days of that month', thirty: '30 days in every month' }),
    },
    ({ rent, closing, owner, count }) => {
      const shares = prorateMonth(rent, closing, count, owner);
      return working(
        [
          line('Rent for a day', `${asDollars(rent)} ÷ ${shares.days}`, shares.daily, fineDollars),
          result('days', `${shares.days} − ${shares.sellerDays} of the seller`, Decimal(shares.buyerDays), days),
          line(
            'The seller’s part',
            `${asDollars(rent)} × ${shares.sellerDays} ÷ ${shares.days}`,
            rent.times(shares.sellerDays).div(shares.days),
            dollars,
          ),
          result('share', `${asDollars(rent)} − ${asDollars(shares.sellerShare)}`, shares.buyerShare, dollars),
        ],
        { entry: `Debit the seller ${asDollars(shares.buyerShare)}, credit the buyer ${asDollars(shares.buyerShare)}` },
      );
    },
  ),
  /** Interest on an assumed loan is paid in arrears: the seller owes for the days of the month until closing. */
  'accrued-interest': defineCalculator(
    { loan: money(), rate: percentage({ most: 30 }), closing: date(), owner: closingDay(), year: choice(yearChoices) },
    ({ loan, rate, closing, owner, year }) => {
      const days360 = year === 'thirty';
      const owned = (days360 ? Math.min(closing.day, 30) : closing.day) - (owner === 'seller' ? 0 : 1);
      return interestForDays(loan, rate, owned, days360 ? 360 : 365, {
        entry: (sum) => `Debit the seller ${sum}, credit the buyer ${sum}`,
      });
    },
  ),
  /** Interest on a new loan from the day of closing to the end of that month, both days counted. */
  'prepaid-interest': defineCalculator(
    { loan: money(), rate: percentage({ most: 30 }), closing: date(), year: choice(yearChoices) },
    ({ loan, rate, closing, year }) => {
      const last = year === 'thirty' ? 30 : daysInMonth(closing.year, closing.month);
      return interestForDays(loan, rate, last - Math.min(closing.day, last) + 1, year === 'thirty' ? 360 : 365, {
        entry: (sum) => `Debit the buyer ${sum}`,
      });
    },
  ),
};
