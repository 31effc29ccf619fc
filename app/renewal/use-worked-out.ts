import { useEffect, useState } from 'react';
import { notify } from '../ui/toast-store.ts';

type WorkedOut = typeof import('./worked-out.ts');

/** What works dates and hours out, once it is wanted; undefined until it has come. */
export function useWorkedOut(isWanted: boolean): WorkedOut | undefined {
  const [workedOut, setWorkedOut] = useState<WorkedOut>();
  useEffect(() => {
    if (isWanted) import('./worked-out.ts').then(setWorkedOut, tellLost);
  }, [isWanted]);
  return workedOut;
}

/** A part of the page could not be fetched. */
const tellLost = (): void =>
  void notify({
    title: 'A part of this page is missing',
    description: 'Check your connection and load the page again. What you entered is kept.',
    variant: 'destructive',
  });
