import { defineCalculator, money } from '../calculator.ts';
import { multiplierWorking } from '../multiplier-working.ts';

/** Price ÷ gross monthly rent of a sold property; its product with the subject’s rent is a value. */
export const calculator = defineCalculator({ price: money(), rent: money(), subject: money() }, ({ price, rent, subject }) => multiplierWorking(price, rent, subject));
