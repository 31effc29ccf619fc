import { defineCalculator, money } from '../calculator.ts';
import { multiplierWorking } from '../multiplier-working.ts';

/** Price ÷ gross yearly income of a sold property; its product with the subject’s income is a value. */
export const calculator = defineCalculator({ price: money(), income: money(), subject: money() }, ({ price, income, subject }) => multiplierWorking(price, income, subject));
