import { expect, test } from 'vitest';
import { onArrival } from './remembered-language.ts';

test('who never read in another language is not asked and not remembered', () => {
  expect(onArrival('en', '/state-guides/ohio', null, null)).toEqual({});
  expect(onArrival('en', '/state-guides/ohio', null, 'en')).toEqual({});
});

test('a page that is also in the language read last offers it', () => {
  expect(onArrival('en', '/state-guides/ohio', null, 'es')).toEqual({ offer: 'es' });
  expect(onArrival('en', '/state-guides/ohio', '/es/state-guides', 'es')).toEqual({ offer: 'es' });
});

test('the switch from the same page is a choice', () => {
  expect(onArrival('en', '/state-guides/ohio', '/es/state-guides/ohio', 'es')).toEqual({ note: 'en' });
});

test('a page in English only changes nothing', () => {
  expect(onArrival('en', '/data', '/es/state-guides', 'es')).toEqual({});
});

test('a language that the site no longer has is not offered', () => {
  expect(onArrival('en', '/state-guides/ohio', null, 'xx')).toEqual({});
});
