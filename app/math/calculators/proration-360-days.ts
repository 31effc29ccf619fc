import { choice, closingDay, date, defineCalculator, money } from '../calculator.ts';
import { billChoices, yearWorking } from '../year-working.ts';

/** A calendar year’s bill by twelve months of 30 days; see app/math/proration.ts. */
export const calculator = defineCalculator({ bill: money(), closing: date(), owner: closingDay(), paid: choice(billChoices) }, (values) => yearWorking('thirty', values));
