import { defineCalculator, line, money, quantity, result, working } from '../calculator.ts';
import { asDollars, asNumber, dollars } from '../units.ts';

/** A point is 1% of the loan. Source: CFPB, “What are (discount) points and lender credits”. */
export const calculator = defineCalculator({ loan: money(), points: quantity({ most: 20 }) }, ({ loan, points }) => working([
  line('One point', `${asDollars(loan)} × 1%`, loan.div(100), dollars),
  result('cost', `${asDollars(loan)} × ${asNumber(points)} ÷ 100`, loan.times(points).div(100), dollars),
]));
