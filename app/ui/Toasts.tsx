import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts } from './toast-store.ts';

// Its library (11 KB) is loaded with the first notification, not before.
const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

const none: ReturnType<typeof readToasts> = [];

export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  return (
    toasts.length > 0 && (
      <Suspense>
        <ToastRegion toasts={toasts} />
      </Suspense>
    )
  );
}
