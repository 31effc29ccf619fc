import { expect, test } from 'vitest';
import { placeName, placeNameFirst } from './place-name.ts';

test.each([
  ['Ohio', 'Ohio'],
  ['Rhode Island', 'Rhode Island'],
  ['Puerto Rico', 'Puerto Rico'],
  ['District of Columbia', 'the District of Columbia'],
  ['US Virgin Islands', 'the US Virgin Islands'],
])('%s is "%s" in a sentence', (name, inSentence) => {
  expect(placeName(name)).toBe(inSentence);
  expect(placeNameFirst(name)).toBe(inSentence.charAt(0).toUpperCase() + inSentence.slice(1));
});
