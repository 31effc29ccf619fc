import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who stays so long reads the page; who goes on has not asked for a copy of it. */
const readMilliseconds = 8000;

/**
 * Keeps each page that is read for when there is no connection (public/reading-worker.js, docs/decisions/0057). A page
 * that came as a copy says so until another is opened.
 */
export function useOfflineReading(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(keep, readMilliseconds, pathname);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.copy;
    };
  }, [pathname]);
}

/** Where a visitor saves data, or the browser has no workers, nothing is kept. */
async function keep(read: string): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (import.meta.env.DEV || !serviceWorker || connection?.saveData) return;
  // A browser that refuses to keep anything leaves the page as it is.
  const found = await serviceWorker.register('/reading-worker.js').catch(() => undefined);
  (found?.installing ?? found?.waiting ?? found?.active)?.postMessage({ read });
}
