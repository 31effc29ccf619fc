import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const shown = (equation: string): string => unbroken(equation).replaceAll('\u00a0', '_');

test('an equation breaks neither at its equals sign nor inside short parentheses', () => {
  expect(shown('Payment = loan × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)')).toBe(
    'Payment_=_loan × i × (1_+_i)ⁿ ÷ ((1_+_i)ⁿ_−_1)',
  );
  expect(shown('with i = 6.5% ÷ 12 and n = 360')).toBe('with i_=_6.5% ÷ 12 and n_=_360');
});

test('long parentheses may break', () => {
  expect(shown('PITI = interest + (yearly taxes + yearly insurance) ÷ 12')).toBe(
    'PITI_=_interest + (yearly taxes + yearly insurance) ÷ 12',
  );
});
