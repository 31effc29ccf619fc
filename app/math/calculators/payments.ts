import { amortize, balanceAfter, monthlyInterest, monthlyPayment } from '../amortization.ts';
import { defineCalculator, line, money, moneyOrNone, percentage, quantity, result, working } from '../calculator.ts';
import { cents, Decimal, power } from '../decimal.ts';
import { scheduleOf } from '../schedule.ts';
import { asDollars, asNumber, asPercent, counted, dollars, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/payments.yaml. */
export const calculators = {
  /**
   * A fixed-rate loan paid off in equal months, with its schedule; see app/math/amortization.ts for rule and source.
   */
  'mortgage-payment': defineCalculator(
    {
      loan: money(),
      rate: percentage({ above: undefined, least: 0, most: 30 }),
      years: quantity({ most: 50, whole: true }),
    },
    ({ loan, rate, years }) => {
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
          line('Number of payments', `${asNumber(years)} years × 12`, Decimal(terms.months), counted(0)),
          line('Rate for a month', `${asPercent(rate)} ÷ 12`, monthly, counted(8)),
          line(
            'Payment for each $1 of loan',
            rate.eq(0)
              ? `1 ÷ ${terms.months}`
              : `i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1), with i = ${asPercent(rate)} ÷ 12 and n = ${terms.months}`,
            factor,
            counted(8),
          ),
          result('payment', `${asDollars(loan)} × that factor`, payment, dollars),
          result(
            'paid',
            `${payments.length - 1} payments of ${asDollars(payment)} and a last one of ${asDollars(last)}`,
            paid,
            dollars,
          ),
          result('interest', `${asDollars(paid)} − ${asDollars(loan)}`, paid.minus(loan), dollars),
        ]),
        schedule: scheduleOf(loan, payments),
      };
    },
  ),
  /** A rate table’s factor is the monthly payment for each $1,000 of loan. */
  'payment-factor': defineCalculator({ loan: money(), factor: money({ most: 1000 }) }, ({ loan, factor }) => {
    const thousands = loan.div(1000);
    return working([
      line('Thousands of loan', `${asDollars(loan)} ÷ $1,000`, thousands, counted(5)),
      result('payment', `${asNumber(thousands)} × ${asDollars(factor)}`, thousands.times(factor), dollars),
    ]);
  }),
  /**
   * A level payment covers the month’s interest first; what is left lowers the balance. Balance × yearly rate ÷ 12, to
   * the cent.
   */
  'interest-and-principal': defineCalculator(
    { balance: money(), rate: percentage({ most: 30 }), payment: money() },
    ({ balance, rate, payment }) => {
      const interest = monthlyInterest(balance, rate);
      if (payment.gt(balance.plus(interest)))
        return {
          field: 'payment',
          problem: `Enter a payment of ${asDollars(balance.plus(interest))} or less: that already pays off the loan.`,
        };
      const principal = payment.minus(interest);
      return working([
        result('interest', `${asDollars(balance)} × ${asPercent(rate)} ÷ 12`, interest, dollars),
        result('principal', `${asDollars(payment)} − ${asDollars(interest)}`, principal, dollars),
        result('after', `${asDollars(balance)} − ${asDollars(principal)}`, balance.minus(principal), dollars),
      ]);
    },
  ),
  /** What is owed after some years of a fixed-rate loan, by its schedule in cents; see app/math/amortization.ts. */
  'loan-balance': defineCalculator(
    {
      loan: money(),
      rate: percentage({ above: undefined, least: 0, most: 30 }),
      years: quantity({ most: 50, whole: true }),
      made: quantity({ above: undefined, least: 0, most: 600, whole: true }),
    },
    ({ loan, rate, years, made }) => {
      const terms = { principal: loan, rate, months: Number(years) * 12 };
      if (Number(made) > terms.months)
        return { field: 'made', problem: `Enter ${terms.months} payments or fewer: the loan has no more.` };
      const balance = balanceAfter(terms, Number(made));
      return working([
        line(
          'Monthly payment',
          `${asDollars(loan)} at ${asPercent(rate)} for ${terms.months} months`,
          monthlyPayment(terms),
          dollars,
        ),
        result('balance', `owed after ${asNumber(made)} of ${terms.months} payments`, balance, dollars),
        result('repaid', `${asDollars(loan)} − ${asDollars(balance)}`, loan.minus(balance), dollars),
      ]);
    },
  ),
  /** Principal, interest, taxes and insurance for a month; yearly bills are a twelfth each. */
  piti: defineCalculator(
    { payment: money(), tax: moneyOrNone(), insurance: moneyOrNone(), dues: moneyOrNone() },
    ({ payment, tax, insurance, dues }) => {
      const [taxes, insured] = [cents(tax.div(12)), cents(insurance.div(12))];
      return working([
        line('Tax for a month', `${asDollars(tax)} ÷ 12`, tax.div(12), dollars),
        line('Insurance for a month', `${asDollars(insurance)} ÷ 12`, insurance.div(12), dollars),
        result(
          'piti',
          `${asDollars(payment)} + ${asDollars(taxes)} + ${asDollars(insured)} + ${asDollars(dues)}`,
          payment.plus(taxes).plus(insured).plus(dues),
          dollars,
        ),
      ]);
    },
  ),
  /**
   * Housing and total debt in percent of gross monthly income, and the most that two limits leave for housing: the
   * smaller of both.
   */
  'qualifying-ratios': defineCalculator(
    { income: money(), housing: money(), debts: moneyOrNone(), front: percentage(), back: percentage() },
    ({ income, housing, debts, front, back }) => {
      const byFront = cents(income.times(front));
      const byBack = cents(income.times(back).minus(debts));
      const most = byBack.lt(byFront) ? byBack : byFront;
      return working([
        result('frontRatio', `${asDollars(housing)} ÷ ${asDollars(income)}`, housing.div(income), percent),
        result(
          'backRatio',
          `(${asDollars(housing)} + ${asDollars(debts)}) ÷ ${asDollars(income)}`,
          housing.plus(debts).div(income),
          percent,
        ),
        line('Most by the front limit', `${asDollars(income)} × ${asPercent(front)}`, byFront, dollars),
        line(
          'Most by the back limit',
          `${asDollars(income)} × ${asPercent(back)} − ${asDollars(debts)}`,
          byBack,
          dollars,
        ),
        result(
          'most',
          `the smaller of ${asDollars(byFront)} and ${asDollars(byBack)}, and not below zero`,
          most.lt(0) ? Decimal(0) : most,
          dollars,
        ),
      ]);
    },
  ),
};
