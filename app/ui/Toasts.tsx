import { lazy, Suspense } from 'react';
import { useStore } from './store.ts';
import { toastStore } from './toast-store.ts';

// Its library (11 KB) is loaded with the first notification, not before.
const ToastRegion = lazy(() => import('./ToastRegion.tsx'));

export function Toasts() {
  const toasts = useStore(toastStore);
  return (
    toasts.length > 0 && (
      <Suspense>
        <ToastRegion toasts={toasts} />
      </Suspense>
    )
  );
}
