import { expect, test } from 'vitest';
import { givenNameFirst, readBooks, tidyTitle } from './books.server.ts';

test('there are 34 books, each with an address of its own', () => {
  const books = readBooks();
  expect(books).toHaveLength(34);
  expect(new Set(books.map(({ url }) => url)).size).toBe(34);
});

test('titles are capitalized and punctuated alike, and keep their words', () => {
  expect(tidyTitle('As a man thinketh')).toBe('As a Man Thinketh');
  expect(tidyTitle('Out from the heart')).toBe('Out from the Heart');
  expect(tidyTitle('Thought-Culture; Or, Practical Mental Training')).toBe(
    'Thought-Culture; or, Practical Mental Training',
  );
  expect(tidyTitle('Practical Mind-Reading : A Course of Lessons')).toBe('Practical Mind-Reading: A Course of Lessons');
});

test('names are turned to given name first', () => {
  expect(givenNameFirst('Atkinson, William Walker')).toBe('William Walker Atkinson');
  expect(givenNameFirst('Plato')).toBe('Plato');
});
