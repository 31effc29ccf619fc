import { expect, test } from 'vitest';
import { dollars, hours } from '../wording/wording.ts';
import { spreadInWords } from './spread.ts';

const of = (figures: Record<string, number | null>) =>
  Object.entries(figures).map(([state, figure]) => ({ state, figure }));

test('two values: how many states have each, by name where they are few', () => {
  const figures = of({ Iowa: 18, Ohio: 18, Utah: 18, Maine: 18, Texas: 18, Idaho: 18, Alaska: 19, Nebraska: 19 });
  expect(spreadInWords(figures, String)).toBe('18 in 6 states and 19 in Alaska and Nebraska');
});

test('more than two values: both ends, and the one that most states have', () => {
  const figures = of({ Iowa: 36, Ohio: 30, Utah: 18, Maine: 21, Texas: 18 });
  expect(spreadInWords(figures, hours)).toBe('18 to 36 hours, most often 18 hours (2 states)');
});

test('where hardly two states agree, the median', () => {
  const figures = Array.from({ length: 9 }, (_, place) => ({ state: `State ${place}`, figure: 40 + 10 * place }));
  expect(spreadInWords(figures, dollars, dollars)).toBe('$40 to $120, half of them $80 or less');
  expect(spreadInWords(figures, dollars, dollars, true)).toBe('$40 to $120');
});

test('what was not found is counted, not left out', () => {
  expect(spreadInWords(of({ Iowa: 70, Ohio: null, Utah: null }), (figure) => `${figure}%`)).toBe(
    '70% in Iowa; not found for 2 states',
  );
  expect(spreadInWords(of({ Iowa: null }), String)).toBe('not found for 1 state');
});
