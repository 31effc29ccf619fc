import { amortize, monthlyPayment } from '../amortization.ts';
import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { Decimal, power } from '../decimal.ts';
import { scheduleOf } from '../schedule.ts';
import { asDollars, asNumber, asPercent, count, dollars } from '../units.ts';

/** A fixed-rate loan paid off in equal months, with its schedule; see app/math/amortization.ts for rule and source. */
export const calculator = defineCalculator({ loan: money(), rate: percentage({ above: undefined, least: 0, most: 30 }), years: quantity({ most: 50, whole: true }) }, ({ loan, rate, years }) => {
  const terms = { principal: loan, rate, months: Number(years) * 12 };
  const payment = monthlyPayment(terms);
  const payments = amortize(terms);
  const paid = payments.reduce((sum, month) => sum.plus(month.payment), Decimal(0));
  const last = payments.at(-1)!.payment;
  const monthly = rate.div(12);
  const growth = power(monthly.plus(1), terms.months);
  const factor = rate.eq(0) ? Decimal(1).div(terms.months) : monthly.times(growth).div(growth.minus(1));
  return {
    ...working([
      line('Number of payments', `${asNumber(years)} years × 12`, Decimal(terms.months), count(0)),
      line('Rate for a month', `${asPercent(rate)} ÷ 12`, monthly, count(8)),
      line('Payment for each $1 of loan', rate.eq(0) ? `1 ÷ ${terms.months}` : `i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1), with i = ${asPercent(rate)} ÷ 12 and n = ${terms.months}`, factor, count(8)),
      result('payment', `${asDollars(loan)} × that factor`, payment, dollars),
      result('paid', `${payments.length - 1} payments of ${asDollars(payment)} and a last one of ${asDollars(last)}`, paid, dollars),
      result('interest', `${asDollars(paid)} − ${asDollars(loan)}`, paid.minus(loan), dollars),
    ]),
    schedule: scheduleOf(payments),
  };
});
