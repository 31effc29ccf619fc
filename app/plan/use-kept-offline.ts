import { useEffect, useState } from 'react';

/**
 * Keeps the open page for use without a connection once the visitor has put something into it. True when it is kept.
 */
export function useKeptOffline(worthKeeping: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!worthKeeping) return;
    // Without its script the page is not kept, and does not say that it is.
    import('../study/keep-offline.ts')
      .then(({ keepOffline }) => keepOffline())
      .then(setKept)
      .catch(() => {});
  }, [worthKeeping]);
  return kept;
}
