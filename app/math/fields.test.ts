import { expect, test } from 'vitest';
import { choice, date, money, moneyOrNone, percentage, quantity, type FieldRule } from './calculator.ts';
import { Decimal } from './decimal.ts';
import { readFields } from './fields.ts';

const words = { field: { name: 'Sale price', example: '320,000' } };
const read = (rule: FieldRule, text: string) => readFields({ field: rule }, { field: text }, words);
const valueOf = (rule: FieldRule, text: string) => String(read(rule, text).values['field']);
const problemOf = (rule: FieldRule, text: string) => read(rule, text).problems['field'];

test('amounts are read as people write them', () => {
  for (const text of ['320000', '$320,000', ' 320,000.00 ', '$ 320000.', '320000.000'])
    expect(valueOf(money(), text), text).toBe('320000');
  expect(valueOf(money(), '1,200.50')).toBe('1200.5');
  expect(valueOf(money(), '.75')).toBe('0.75');
  expect(valueOf(moneyOrNone(), '0')).toBe('0');
});

test('percents are read with and without their sign, as fractions', () => {
  for (const text of ['6.5', '6.5%', '6.50 %']) expect(valueOf(percentage(), text), text).toBe('0.065');
  for (const text of ['-3', '−3%']) expect(valueOf(percentage({ above: -100 }), text), text).toBe('-0.03');
});

test('what cannot be read is told with what to write', () => {
  expect(problemOf(money(), '')).toBe('Enter the sale price, like 320,000.');
  for (const text of [
    'abc',
    '320k',
    '1.200,50',
    '12,34',
    '1,2000',
    '$',
    '-',
    '.',
    '1e5',
    '6.5%',
    '--5',
    '-$-5',
    '0x10',
    '9'.repeat(40),
  ])
    expect(problemOf(money(), text), text).toBe('Write the sale price in digits, like 320,000.');
  expect(problemOf(percentage(), '$5')).toBe('Write the sale price in digits, like 320,000.');
});

test('what is out of its limits is told with the limit', () => {
  for (const text of ['0', '-5', '$-5', '-$5'])
    expect(problemOf(money(), text), text).toBe('Enter the sale price above zero, like 320,000.');
  expect(problemOf(moneyOrNone(), '-1')).toBe('Enter the sale price as $0 or more, like 320,000.');
  expect(problemOf(percentage(), '101')).toBe(
    'Enter the sale price as 100% or less, like 320,000. Is the decimal point in its place?',
  );
  expect(problemOf(quantity({ whole: true }), '2.5')).toBe('Enter the sale price as a whole number, like 320,000.');
  expect(problemOf(money(), '1.1234567')).toBe('Enter the sale price with 6 decimal places or fewer, like 320,000.');
});

test('dates and choices are read', () => {
  expect(read(date(), '2028-02-29').values['field']).toEqual({ year: 2028, month: 2, day: 29 });
  expect(problemOf(date(), '2027-02-29')).toBe('Enter the sale price as a full date, from 1900 to 2199.');
  expect(read(choice({ buyer: 'The buyer' }), 'buyer').values['field']).toBe('buyer');
  expect(problemOf(choice({ buyer: 'The buyer' }), 'constructor')).toBe('Choose the sale price.');
});

test('decimals stay exact where binary fractions would not', () => {
  expect(Decimal('0.1').plus('0.2').toString()).toBe('0.3');
  expect(Decimal('1.005').times(100).round(0, 1).toString()).toBe('101');
});
