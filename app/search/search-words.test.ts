import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['How much does a license cost?', ['license', 'cost']],
  ['ohio hours', ['ohio', 'hours']],
  ['  LTV ', ['ltv']],
  ['What is an “easement by necessity”?', ['easement', 'necessity']],
  ['broker’s price opinion', ['broker', 'price', 'opinion']],
  ['CE hours in Texas', ['continuing', 'education', 'hours', 'texas']],
  ['E&O insurance', ['errors', 'omissions', 'insurance']],
  ['loan-to-value', ['loan', 'to', 'value']],
  ['license license', ['license']],
  ['how do I', ['how', 'do', 'i']],
  ['*)("--\'', []],
  ['', []],
])('%s asks for %j', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

test('only the beginning of an endless query counts', () => {
  expect(searchWords(Array.from({ length: 99 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
  expect(searchWords('x'.repeat(5000))).toEqual(['x'.repeat(200)]);
});
