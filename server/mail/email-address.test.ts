import { expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

test.each([
  ['ann@example.com', 'ann@example.com', 'ann@example.com'],
  ['  Ann.Lee+news@EXAMPLE.com \n', 'Ann.Lee+news@example.com', 'ann.lee+news@example.com'],
  ['postmaster@localhost', 'postmaster@localhost', 'postmaster@localhost'],
  ["o'hara@a-b.example", "o'hara@a-b.example", "o'hara@a-b.example"],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['=cmd@example.com', '=cmd@example.com', '=cmd@example.com'],
])('%j is taken', (typed, email, emailKey) => {
  expect(parseEmailAddress(typed)).toEqual({ email, emailKey });
});

test.each([
  '',
  ' ',
  '@',
  'ann',
  'ann@',
  '@example.com',
  'ann@example..com',
  'ann@-example.com',
  'ann lee@example.com',
  'ann@exam ple.com',
  'ann@example.com,bob@example.com',
  'ann@example.com\nBcc: bob@example.com',
  'ann@example.com\0',
  'Ann <ann@example.com>',
  '"ann"@example.com',
  'ann@[127.0.0.1]',
  'ann@example.com>',
  'änn@example.com',
  'ann@example.com/../x',
  'ann@exämple.com/x',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
  `a@${'b'.repeat(64)}.com`,
  'a'.repeat(100_000),
])('%j is refused', (typed) => {
  expect(parseEmailAddress(typed)).toBeNull();
});
