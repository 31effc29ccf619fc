import { defineCalculator, line, money, moneyOrNone, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, dollars } from '../units.ts';

/** Principal, interest, taxes and insurance for a month; yearly bills are a twelfth each. */
export const calculator = defineCalculator({ payment: money(), tax: moneyOrNone(), insurance: moneyOrNone(), dues: moneyOrNone() }, ({ payment, tax, insurance, dues }) => {
  const [taxes, insured] = [cents(tax.div(12)), cents(insurance.div(12))];
  return working([
    line('Tax for a month', `${asDollars(tax)} ÷ 12`, tax.div(12), dollars),
    line('Insurance for a month', `${asDollars(insurance)} ÷ 12`, insurance.div(12), dollars),
    result('piti', `${asDollars(payment)} + ${asDollars(taxes)} + ${asDollars(insured)} + ${asDollars(dues)}`, payment.plus(taxes).plus(insured).plus(dues), dollars),
  ]);
});
