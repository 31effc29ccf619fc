import { createStore } from './store.ts';

/** How notifications live: at most one on screen; dismissed ones are forgotten after 1,000,000 ms. */

export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;

export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  open: boolean;
  variant: 'default' | 'destructive';
  /** Of its words, where that is not the page's. */
  lang?: string;
};

export type ToastEvent =
  | { type: 'add'; toast: Toast }
  /** Without an id, every notification is dismissed. */
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id: string };

/** The next list of notifications. The newest comes first and replaces what is beyond the limit. */
export function nextToasts(toasts: Toast[], event: ToastEvent): Toast[] {
  if (event.type === 'add') return [event.toast, ...toasts].slice(0, TOAST_LIMIT);
  if (event.type === 'remove') return toasts.filter(({ id }) => id !== event.id);
  return toasts.map((toast) => (event.id === undefined || toast.id === event.id ? { ...toast, open: false } : toast));
}

export const toastStore = createStore<Toast[]>([]);
let counter = 0;

const send = (event: ToastEvent): void => toastStore.write(nextToasts(toastStore.read(), event));

/** Shows a notification and returns its id. */
export function notify(
  toast: Pick<Toast, 'title' | 'description' | 'action' | 'lang'> & { variant?: Toast['variant'] },
): string {
  const id = `${++counter}`;
  send({ type: 'add', toast: { variant: 'default', ...toast, id, open: true } });
  return id;
}

/** Closes one notification, or all of them; each is removed after TOAST_REMOVE_DELAY. */
export function dismissToast(id?: string): void {
  for (const toast of toastStore.read()) {
    if (id === undefined || toast.id === id)
      setTimeout(() => send({ type: 'remove', id: toast.id }), TOAST_REMOVE_DELAY);
  }
  send({ type: 'dismiss', id });
}
