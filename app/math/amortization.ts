import { cents, Decimal, power } from './decimal.ts';

/** A loan at a fixed rate, paid off in equal monthly payments. `rate`: yearly, 0.06 for 6%. `months`: 1 or more. */
export type Loan = { principal: Decimal; rate: Decimal; months: number };
/** One month, in cents. */
export type Payment = { payment: Decimal; interest: Decimal; principal: Decimal; balance: Decimal };

/**
 * The monthly payment of principal and interest, to the cent: P × i ÷ (1 − (1 + i)^−n), with i a twelfth of the yearly
 * rate. Source: the level-payment formula of 12 CFR 1026, appendix J, in its closed form. Without interest, the
 * principal ÷ n.
 */
export function monthlyPayment({ principal, rate, months }: Loan): Decimal {
  if (rate.eq(0)) return cents(principal.div(months));
  const growth = power(rate.div(12).plus(1), months);
  return cents(principal.times(rate).times(growth).div(growth.minus(1).times(12)));
}

/**
 * Every payment. Interest is rounded to the cent each month; the last payment is what is then owed, so that the
 * payments add up to principal and interest exactly. A very small loan can end before its term.
 */
export function amortize(loan: Loan): Payment[] {
  const level = monthlyPayment(loan);
  const payments: Payment[] = [];
  let owed = cents(loan.principal);
  for (let month = 1; month <= loan.months && owed.gt(0); month++) {
    const interest = monthlyInterest(owed, loan.rate);
    const due = owed.plus(interest);
    const payment = month === loan.months || due.lt(level) ? due : level;
    owed = due.minus(payment);
    payments.push({ payment, interest, principal: payment.minus(interest), balance: owed });
  }
  return payments;
}

/** A month’s interest on what is owed: balance × yearly rate ÷ 12, to the cent. */
export const monthlyInterest = (balance: Decimal, rate: Decimal): Decimal => cents(balance.times(rate).div(12));

/** What is owed after a number of payments, by the schedule. 0 payments: the whole principal. */
export function balanceAfter(loan: Loan, payments: number): Decimal {
  if (payments === 0) return cents(loan.principal);
  return amortize(loan)[payments - 1]?.balance ?? Decimal(0);
}

/** Sums of a schedule by year of the loan; the last year may be a part of one. The balance is the year’s last. */
export function byYear(payments: Payment[]): Payment[] {
  const years = Math.ceil(payments.length / 12);
  return Array.from({ length: years }, (_, year) => {
    const months = payments.slice(year * 12, year * 12 + 12);
    const total = (part: 'payment' | 'interest' | 'principal'): Decimal =>
      months.reduce((sum, month) => sum.plus(month[part]), Decimal(0));
    return {
      payment: total('payment'),
      interest: total('interest'),
      principal: total('principal'),
      balance: months.at(-1)!.balance,
    };
  });
}
