import { defineCalculator, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars } from '../units.ts';

/** The comparable is changed to be like the subject: what it has better is taken off, what it lacks is added. */
export const calculator = defineCalculator({ price: money(), better: moneyOrNone(), lacks: moneyOrNone() }, ({ price, better, lacks }) => {
  const net = lacks.minus(better);
  return working([
    result('net', `${asDollars(lacks)} − ${asDollars(better)}`, net, dollars),
    result('adjusted', `${asDollars(price)} + ${asDollars(lacks)} − ${asDollars(better)}`, price.plus(net), dollars),
  ]);
});
