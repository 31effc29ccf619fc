import { type Working, line, result, working } from './calculator.ts';
import { cents, Decimal } from './decimal.ts';
import { asDollars, asPercent, days, dollars, fineDollars } from './units.ts';

export const yearChoices = { thirty: '360 days, months of 30', actual: '365 days, months as they are' };

/** Interest for some days: loan × rate ÷ days of the year × days. `entry` words what the settlement statement says. */
export function interestForDays(
  loan: Decimal,
  rate: Decimal,
  counted: number,
  year: number,
  { entry }: { entry: (sum: string) => string },
): Working {
  const yearly = loan.times(rate);
  const interest = yearly.times(counted).div(year);
  return working(
    [
      line('Interest for a year', `${asDollars(loan)} × ${asPercent(rate)}`, yearly, dollars),
      line('Interest for a day', `${asDollars(loan)} × ${asPercent(rate)} ÷ ${year}`, yearly.div(year), fineDollars),
      result('days', 'days of interest in that month', Decimal(counted), days),
      result('interest', `${asDollars(loan)} × ${asPercent(rate)} ÷ ${year} × ${counted}`, interest, dollars),
    ],
    { entry: entry(asDollars(cents(interest))) },
  );
}
