import type { Decimal } from './decimal.ts';

/** How a value is written. `places`: decimal places of the value itself at which a result is rounded, half up. */
export type Unit = { places: number; text: (value: Decimal) => string };

/** No input and no shown step has more places than these. */
const longest = 8;

/** "1234567.5" becomes "1,234,567.5"; zeros at the end go. */
function plain(value: Decimal, fewest = 0): string {
  const [whole = '', fraction = ''] = value.abs().toFixed(longest).split('.');
  const places = fraction.replace(/0+$/, '');
  const kept = places === '' ? '' : `.${places.padEnd(fewest, '0')}`;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + kept;
}

const minus = (value: Decimal): string => (value.lt(0) ? '−' : '');

/** "$16,000", "$599.55", "−$20". */
export const dollars: Unit = { places: 2, text: (value) => `${minus(value)}$${plain(value, 2)}` };
/** For a rate a day or a foot, which is not rounded to cents before it is used. */
export const fineDollars: Unit = { ...dollars, places: 4 };
/** The value is a fraction: 0.065 is written "6.5%". Results have two places: 0.81667 is "81.67%". */
export const percent: Unit = { places: 4, text: (value) => `${minus(value)}${plain(value.times(100))}%` };

/** A number followed by its unit: "2 acres", "1 day". */
export const counted = (places: number, many = '', one = many): Unit => ({
  places,
  text: (value) => `${minus(value)}${plain(value)}${many && ` ${value.eq(1) ? one : many}`}`,
});
export const days = counted(0, 'days', 'day');
export const squareFeet = counted(2, 'sq ft');
export const acres = counted(4, 'acres', 'acre');
export const number = counted(2);

/** How an input stands in a line of the working: as it was typed, to eight places. */
export const asDollars = dollars.text;
export const asPercent = percent.text;
export const asNumber = number.text;
