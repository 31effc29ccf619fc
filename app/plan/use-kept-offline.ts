import { useEffect, useState } from 'react';

/**
 * Keeps the open page for use without a connection once the visitor has put something into it. True when it is kept.
 */
export function useKeptOffline(worthKeeping: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (worthKeeping) void import('../study/keep-offline.ts').then(({ keepOffline }) => keepOffline()).then(setKept);
  }, [worthKeeping]);
  return kept;
}
