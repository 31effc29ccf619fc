import { expect, test } from 'vitest';
import { amortize, balanceAfter, byYear, type Loan, monthlyPayment } from './amortization.ts';
import { Decimal } from './decimal.ts';

const loan = (principal: number, percent: string, years: number): Loan => ({
  principal: Decimal(principal),
  rate: Decimal(percent).div(100),
  months: years * 12,
});
const paymentOf = (...terms: [number, string, number]): string => monthlyPayment(loan(...terms)).toFixed(2);

test('payments are those of published examples', () => {
  // The example of most textbooks: $100,000 at 6% for 30 years.
  expect(paymentOf(100_000, '6', 30)).toBe('599.55');
  // CFPB, sample Loan Estimate H-24(B), fixed rate loan (Regulation Z, appendix H): $162,000 at 3.875% for 30 years.
  expect(paymentOf(162_000, '3.875', 30)).toBe('761.78');
  // A published course exercise on amortization (Math 352, Theory of Interest): $150,000 at 3.625%, 360 months.
  expect(paymentOf(150_000, '3.625', 30)).toBe('684.08');
  // Motley Fool board, "Re: Amortization", May 21, 1999: $100,000 at 7%.
  expect(paymentOf(100_000, '7', 30)).toBe('665.30');
});

test('the first month divides into interest and principal as published', () => {
  const [first] = amortize(loan(100_000, '6', 30));
  expect([first!.interest.toFixed(2), first!.principal.toFixed(2), first!.balance.toFixed(2)]).toEqual([
    '500.00',
    '99.55',
    '99900.45',
  ]);
  // Motley Fool board, as above: $583.33 of interest in the first month and $582.86 in the second.
  expect(
    amortize(loan(100_000, '7', 30))
      .slice(0, 2)
      .map(({ interest }) => interest.toFixed(2)),
  ).toEqual(['583.33', '582.86']);
});

test('balances after five years are those of published examples', () => {
  // CFPB, sample Loan Estimate H-24(B), "In 5 Years": $15,773 of principal paid off.
  const sample = loan(162_000, '3.875', 30);
  expect(Decimal(162_000).minus(balanceAfter(sample, 60)).toFixed(0)).toBe('15773');
  // "Amortization Tables", appendix A of a book on home finance (ebrary.net/6146): in whole dollars, not rounded up.
  expect(balanceAfter(loan(250_000, '7', 30), 60).toFixed(0, 0)).toBe('235328');
  expect(balanceAfter(loan(250_000, '6.5', 15), 60).toFixed(0, 0)).toBe('191792');
});

test('ten months follow a published schedule to within the cents that its own rounding moves', () => {
  // Math 352, as above: the balances after the 1st, 5th and 10th payment.
  const schedule = amortize(loan(150_000, '3.625', 30));
  for (const [month, published] of [
    [1, '149769.05'],
    [5, '148838.24'],
    [10, '147658.83'],
  ] as const) {
    expect(schedule[month - 1]!.balance.minus(published).abs().lte('0.01'), `month ${month}`).toBe(true);
  }
});

const many = [1, 7, 999, 12_345, 100_000, 199_999, 1_000_000].flatMap((principal) =>
  ['0', '0.125', '3.875', '6', '6.5', '9.99', '30'].flatMap((rate) =>
    [1, 2, 15, 30, 50].map((years) => loan(principal, rate, years)),
  ),
);

test('payments add up to principal and interest exactly, and nothing is owed at the end', () => {
  for (const terms of many) {
    const schedule = amortize(terms);
    const total = (part: 'payment' | 'interest' | 'principal') =>
      schedule.reduce((sum, month) => sum.plus(month[part]), Decimal(0)).toFixed(2);
    const name = `${terms.principal} at ${terms.rate} for ${terms.months}`;
    expect(total('principal'), name).toBe(terms.principal.toFixed(2));
    expect(Decimal(total('payment')).toFixed(2), name).toBe(terms.principal.plus(total('interest')).toFixed(2));
    expect(schedule.at(-1)!.balance.toFixed(2), name).toBe('0.00');
  }
});

test('all amounts are whole cents, and every payment but the last is the level one', () => {
  for (const terms of many) {
    const level = monthlyPayment(terms);
    const schedule = amortize(terms);
    expect(schedule.every((month) => Object.values(month).every((amount) => amount.round(2).eq(amount)))).toBe(true);
    expect(schedule.slice(0, -1).every(({ payment }) => payment.eq(level))).toBe(true);
  }
});

test('a loan without interest is paid off in equal parts', () => {
  expect(paymentOf(12_000, '0', 1)).toBe('1000.00');
  expect(
    amortize(loan(1000, '0', 1))
      .at(-1)!
      .payment.toFixed(2),
  ).toBe('83.37');
});

test('years add up their months', () => {
  const months = amortize(loan(100_000, '6', 30));
  const years = byYear(months);
  expect(years).toHaveLength(30);
  expect(years[4]!.balance.eq(months[59]!.balance)).toBe(true);
  expect(
    years
      .reduce((sum, year) => sum.plus(year.interest), Decimal(0))
      .eq(months.reduce((sum, month) => sum.plus(month.interest), Decimal(0))),
  ).toBe(true);
});
