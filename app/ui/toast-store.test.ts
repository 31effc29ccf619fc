import { expect, test, vi } from 'vitest';
import { dismissToast, nextToasts, notify, type Toast, TOAST_REMOVE_DELAY, toastStore } from './toast-store.ts';

const toast = (id: string): Toast => ({ id, title: id, open: true, variant: 'default' });

test('a new notification replaces the previous one', () => {
  expect(nextToasts([toast('1')], { type: 'add', toast: toast('2') })).toEqual([toast('2')]);
});

test('dismissing closes one by its id, or all without an id', () => {
  expect(nextToasts([toast('1')], { type: 'dismiss', id: '2' })).toEqual([toast('1')]);
  expect(nextToasts([toast('1')], { type: 'dismiss' })).toEqual([{ ...toast('1'), open: false }]);
});

test('a dismissed notification is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers();
  const id = notify({ title: 'Saved' });
  dismissToast(id);
  expect(toastStore.read()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
  vi.useRealTimers();
});

test('ids count up', () => {
  expect(Number(notify({ title: 'b' })) - Number(notify({ title: 'a' }))).toBe(-1);
});
