import { choice, date, defineCalculator, money, percentage } from '../calculator.ts';
import { daysInMonth } from '../calendar.ts';
import { interestForDays, yearChoices } from '../interest-working.ts';

/** Interest on a new loan from the day of closing to the end of that month, both days counted. */
export const calculator = defineCalculator({ loan: money(), rate: percentage({ most: 30 }), closing: date(), year: choice(yearChoices) }, ({ loan, rate, closing, year }) => {
  const last = year === 'thirty' ? 30 : daysInMonth(closing.year, closing.month);
  return interestForDays(loan, rate, last - Math.min(closing.day, last) + 1, year === 'thirty' ? 360 : 365, { entry: (sum) => `Debit the buyer ${sum}` });
});
