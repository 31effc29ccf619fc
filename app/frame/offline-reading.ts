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
    // A script that cannot be had keeps no page; it is loaded by those who read, not with every page.
    const keep = () => import('./keep-read-page.ts').then((kept) => kept.keepReadPage(pathname)).catch(() => {});
    const timer = setTimeout(keep, readMilliseconds);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.copy;
    };
  }, [pathname]);
}
