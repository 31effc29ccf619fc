import { useEffect, useState } from 'react';
import { tellLost } from '../ui/tell-lost.ts';

type WorkedOut = typeof import('./worked-out.ts');

/** What works dates and hours out, once it is wanted; undefined until it has come. */
export function useWorkedOut(isWanted: boolean): WorkedOut | undefined {
  const [workedOut, setWorkedOut] = useState<WorkedOut>();
  useEffect(() => {
    if (isWanted) import('./worked-out.ts').then(setWorkedOut, tellLost);
  }, [isWanted]);
  return workedOut;
}
