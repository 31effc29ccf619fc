import { useEffect, useState } from 'react';
import { keepOffline } from '../study/keep-offline.ts';

/** Keeps the open page for use without a connection once the visitor has put something into it. True when it is kept. */
export function useKeptOffline(worthKeeping: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => { if (worthKeeping) void keepOffline().then(setKept); }, [worthKeeping]);
  return kept;
}
