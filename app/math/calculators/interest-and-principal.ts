import { monthlyInterest } from '../amortization.ts';
import { defineCalculator, money, percentage, result, working } from '../calculator.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** A level payment covers the month’s interest first; what is left lowers the balance. Balance × yearly rate ÷ 12, to the cent. */
export const calculator = defineCalculator({ balance: money(), rate: percentage({ most: 30 }), payment: money() }, ({ balance, rate, payment }) => {
  const interest = monthlyInterest(balance, rate);
  if (payment.gt(balance.plus(interest))) return { field: 'payment', problem: `Enter a payment of ${asDollars(balance.plus(interest))} or less: that already pays off the loan.` };
  const principal = payment.minus(interest);
  return working([
    result('interest', `${asDollars(balance)} × ${asPercent(rate)} ÷ 12`, interest, dollars),
    result('principal', `${asDollars(payment)} − ${asDollars(interest)}`, principal, dollars),
    result('after', `${asDollars(balance)} − ${asDollars(principal)}`, balance.minus(principal), dollars),
  ]);
});
