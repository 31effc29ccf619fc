import { expect, test } from 'vitest';
import { contactCategory, contactFrameAddress } from './contact-frame.ts';

test('the category is URL-encoded', () => {
  expect(contactFrameAddress('/embed/contact', contactCategory)).toBe(
    '/embed/contact?category=Niche%20%26%20Miscellaneous',
  );
});

test('a query the address already has is kept', () => {
  expect(contactFrameAddress('https://crm.example.com/form?id=7&lang=en', 'A&B')).toBe(
    'https://crm.example.com/form?id=7&lang=en&category=A%26B',
  );
  expect(contactFrameAddress('https://crm.example.com/form?', 'A')).toBe('https://crm.example.com/form?category=A');
  expect(contactFrameAddress('https://crm.example.com/form?id=7&', 'A')).toBe(
    'https://crm.example.com/form?id=7&category=A',
  );
});

test('a fragment stays at the end', () => {
  expect(contactFrameAddress('https://crm.example.com/form#top', 'A')).toBe(
    'https://crm.example.com/form?category=A#top',
  );
});
