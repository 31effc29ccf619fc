import { balanceAfter, monthlyPayment } from '../amortization.ts';
import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { asDollars, asNumber, asPercent, dollars } from '../units.ts';

/** What is owed after some years of a fixed-rate loan, by its schedule in cents; see app/math/amortization.ts. */
export const calculator = defineCalculator({ loan: money(), rate: percentage({ above: undefined, least: 0, most: 30 }), years: quantity({ most: 50, whole: true }), made: quantity({ above: undefined, least: 0, most: 600, whole: true }) }, ({ loan, rate, years, made }) => {
  const terms = { principal: loan, rate, months: Number(years) * 12 };
  if (Number(made) > terms.months) return { field: 'made', problem: `Enter ${terms.months} payments or fewer: the loan has no more.` };
  const balance = balanceAfter(terms, Number(made));
  return working([
    line('Monthly payment', `${asDollars(loan)} at ${asPercent(rate)} for ${terms.months} months`, monthlyPayment(terms), dollars),
    result('balance', `owed after ${asNumber(made)} of ${terms.months} payments`, balance, dollars),
    result('repaid', `${asDollars(loan)} − ${asDollars(balance)}`, loan.minus(balance), dollars),
  ]);
});
