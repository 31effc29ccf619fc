import { expect, test } from 'vitest';
import { ageOfForm, stampForm } from './form-stamp.ts';

const shown = new Date('2026-11-20T12:00:00.000Z');
const later = new Date('2026-11-20T12:00:20.000Z');

test('a stamp tells how long ago the form was shown', () => {
  expect(ageOfForm('secret', stampForm('secret', shown), later)).toBe(20_000);
});

test('no two forms have the same stamp', () => {
  expect(stampForm('secret', shown)).not.toBe(stampForm('secret', shown));
});

test('a stamp from the future, of another secret, or changed is none', () => {
  const stamp = stampForm('secret', shown);
  expect(ageOfForm('secret', stampForm('secret', later), shown)).toBeNull();
  expect(ageOfForm('another', stamp, later)).toBeNull();
  expect(ageOfForm('secret', stamp.replace(/^\d/, '0'), later)).toBeNull();
});

test.each([undefined, '', 'x', '1.2.3', '1'.repeat(5000), `${'9'.repeat(15)}.${'a'.repeat(12)}.${'a'.repeat(43)}`])(
  '%j is no stamp',
  (stamp) => {
    expect(ageOfForm('secret', stamp, later)).toBeNull();
  },
);
