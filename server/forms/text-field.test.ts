import { expect, test } from 'vitest';
import { checkText } from './text-field.ts';

const name = { label: 'your name', longest: 10 };
const message = { label: 'your message', longest: 100, manyLines: true };

test('text is trimmed and line ends become line feeds', () => {
  expect(checkText('  Ann ', name)).toEqual({ value: 'Ann' });
  expect(checkText(' one\r\ntwo\rthree\tend \r\n', message)).toEqual({ value: 'one\ntwo\nthree\tend' });
});

test('length is counted in characters', () => {
  expect(checkText('🏠'.repeat(10), name).error).toBeUndefined();
  expect(checkText('🏠'.repeat(11), name).error).toBe('Keep your name under 11 characters.');
});

test('nothing is an error only where something is needed', () => {
  expect(checkText('  ', name).error).toBe('Enter your name.');
  expect(checkText(undefined, { ...name, optional: true })).toEqual({ value: '' });
});

test.each(['a\nb', 'a\rb', 'a\0b', 'a\x1bb', 'a\u2028b', 'a\u0085b', 'a\ud800b'])(
  'one line refuses %j and keeps it to be shown',
  (typed) => {
    expect(checkText(typed, name)).toEqual({
      value: typed.replace('\r', '\n'),
      error: expect.stringContaining('without line breaks'),
    });
  },
);

test.each(['a\0b', 'a\x1bb', 'a\ud800b'])('a message refuses %j', (typed) => {
  expect(checkText(typed, message).error).toBeDefined();
});
