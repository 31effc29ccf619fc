import { expect, test } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

test('a header, then a line a row', () => {
  expect(
    toCsv(
      ['email', 'name'],
      [
        { email: 'a@b.example', name: null },
        { email: 'c@d.example', name: 'Lee, "Ann"\nJr.' },
      ],
    ),
  ).toBe('email,name\r\na@b.example,\r\nc@d.example,"Lee, ""Ann""\nJr."\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
  '%j is no formula to a spreadsheet',
  (value) => {
    expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('an ordinary cell is left as it is', () => {
  expect(csvCell('ann+news@example.com')).toBe('ann+news@example.com');
});
