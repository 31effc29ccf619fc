import { lazy, Suspense } from 'react';
import { useStore } from './store.ts';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

// Its library (11 KB) is loaded with the first notification, not before. What is told is often that the connection is
// gone, and the library with it.
const ToastRegion = lazy(() => import('./ToastRegion.tsx').catch(() => ({ default: PlainToasts })));

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

/** The same words and looks without the library: they stay until they are closed. */
function PlainToasts({ toasts }: { toasts: Toast[] }) {
  return (
    <div className="toasts" role="alert">
      {toasts.map(
        ({ id, title, description, open, variant, lang }) =>
          open && (
            <div key={id} className="toast" data-variant={variant} lang={lang}>
              <p className="semibold">{title}</p>
              {description && <p className="small mt-1">{description}</p>}
              <button type="button" className="close" aria-label="Close" onClick={() => dismissToast(id)}>
                ×
              </button>
            </div>
          ),
      )}
    </div>
  );
}
