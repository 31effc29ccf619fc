import { expect, test } from 'vitest';
import { answerToSignUp, confirm } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const time = now.toISOString();

test('only a confirmed subscriber is told so; everybody else is asked to confirm', () => {
  expect(answerToSignUp('pending')).toBe('ask to confirm');
  expect(answerToSignUp('unsubscribed')).toBe('ask to confirm');
  expect(answerToSignUp('confirmed')).toBe('say already subscribed');
});

test('confirming works from every state and keeps the first consent’s time', () => {
  expect(confirm('pending', now)).toEqual({ status: 'confirmed', confirmed_at: time, unsubscribed_at: null });
  expect(confirm('unsubscribed', now)).toEqual({ status: 'confirmed', confirmed_at: time, unsubscribed_at: null });
  expect(confirm('confirmed', now)).toBeNull();
});
