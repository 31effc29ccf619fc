import { choice, closingDay, date, defineCalculator, money, percentage } from '../calculator.ts';
import { interestForDays, yearChoices } from '../interest-working.ts';

/** Interest on an assumed loan is paid in arrears: the seller owes for the days of the month until closing. */
export const calculator = defineCalculator({ loan: money(), rate: percentage({ most: 30 }), closing: date(), owner: closingDay(), year: choice(yearChoices) }, ({ loan, rate, closing, owner, year }) => {
  const days360 = year === 'thirty';
  const owned = (days360 ? Math.min(closing.day, 30) : closing.day) - (owner === 'seller' ? 0 : 1);
  return interestForDays(loan, rate, owned, days360 ? 360 : 365, { entry: (sum) => `Debit the seller ${sum}, credit the buyer ${sum}` });
});
