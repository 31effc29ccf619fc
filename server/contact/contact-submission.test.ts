import { expect, test } from 'vitest';
import { checkSubmission, defaultCategory, readCategory } from './contact-submission.ts';

const fields = {
  name: ' Ann Lee ',
  email: 'Ann@EXAMPLE.com',
  subject: 'Fees',
  message: 'Line one\r\nLine two',
  category: 'Exam & Fees',
};

test('a complete form is taken, trimmed', () => {
  expect(checkSubmission(fields)).toMatchObject({
    ok: true,
    submission: {
      name: 'Ann Lee',
      address: { email: 'Ann@example.com', emailKey: 'ann@example.com' },
      subject: 'Fees',
      message: 'Line one\nLine two',
      category: 'Exam & Fees',
    },
  });
});

test('an empty form says what is missing, beside each field', () => {
  expect(checkSubmission({})).toEqual({
    ok: false,
    typed: { name: '', email: '', subject: '', message: '', category: defaultCategory },
    errors: {
      name: 'Enter your name.',
      email: expect.stringContaining('name@example.com'),
      subject: 'Enter a subject.',
      message: 'Enter your message.',
    },
  });
});

test('what was typed is kept beside the error', () => {
  const result = checkSubmission({ ...fields, email: 'ann@', subject: 'x'.repeat(151) });
  expect(result).toMatchObject({
    ok: false,
    typed: { name: 'Ann Lee', email: 'ann@', subject: 'x'.repeat(151) },
    errors: { email: expect.anything(), subject: expect.stringContaining('151') },
  });
});

test.each(['name', 'subject', 'category'])('a line break in %s cannot reach a mail header', (field) => {
  expect(checkSubmission({ ...fields, [field]: 'a\r\nBcc: victim@example.com' })).toMatchObject({
    ok: false,
    errors: { [field]: expect.anything() },
  });
});

test('the category comes from the frame’s address where it is sensible', () => {
  expect(readCategory('Exam & Fees')).toBe('Exam & Fees');
  expect(readCategory(undefined)).toBe(defaultCategory);
  expect(readCategory('x'.repeat(101))).toBe(defaultCategory);
  expect(readCategory('a\nb')).toBe(defaultCategory);
});
