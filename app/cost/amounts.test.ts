import { expect, test } from 'vitest';
import { type OwnFigure, readAmount, totalOf } from './amounts.ts';

test.each([
  ['450', 450],
  [' $1,250.50 ', 1250.5],
  ['$ 0', 0],
  ['79.5', 79.5],
  ['', null],
  ['  ', null],
  ['100000', 100_000],
])('"%s" is read', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount });
});

test.each(['abc', '-5', '1,25', '1.234', '12,3456', '100000.01', '1e3', '5 $', '٣'])(
  '"%s" is refused with a way out',
  (text) => {
    expect(readAmount(text)).toEqual({ problem: expect.stringContaining('such as 450') });
  },
);

const figures: OwnFigure[] = ['course', 'books'].map((id) => ({ id, label: id, why: '' }));
const totalWith = (typed: Record<string, string>) =>
  totalOf([36.75, 83.75], figures, ['course'], (id) => typed[id] ?? '');

test('own figures come on top of the known fees, to the cent', () => {
  expect(totalWith({ course: '0.10', books: '0.20' })).toEqual({
    known: 120.5,
    varies: [0, 0],
    own: 0.3,
    together: [120.8, 120.8],
    missing: [],
    problems: {},
  });
});

test('an empty figure is missed only where the state’s sum needs it', () => {
  expect(totalWith({})).toMatchObject({ own: 0, together: [120.5, 120.5], missing: ['course'] });
});

test('a slip is told and added to nothing', () => {
  expect(totalWith({ course: '45o', books: '20' })).toMatchObject({
    own: 20,
    missing: ['course'],
    problems: { course: expect.any(String) },
  });
});

test('a range is in the total until its own amount is typed', () => {
  const fingerprints: OwnFigure = { id: 'fingerprints', label: 'fingerprints', why: '', range: [50, 80] };
  const total = (typed: Record<string, string>) =>
    totalOf([99.5], [fingerprints, ...figures], ['fingerprints', 'course'], (id) => typed[id] ?? '');
  expect(total({})).toMatchObject({ varies: [50, 80], own: 0, together: [149.5, 179.5], missing: ['course'] });
  expect(total({ course: '400' })).toMatchObject({ own: 400, together: [549.5, 579.5], missing: [] });
  expect(total({ fingerprints: '60' })).toMatchObject({ varies: [0, 0], own: 60, together: [159.5, 159.5] });
  expect(total({ fingerprints: '6o' })).toMatchObject({ together: [149.5, 179.5], missing: ['course'] });
});
