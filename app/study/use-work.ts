import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../ui/store.ts';
import { isNothingKept } from './start-at-once.ts';
import type { WorkKind } from './work-kind.ts';
import { databaseIsSlow, openEarly } from './work-database.ts';
import { changeWork, onWorkChangedElsewhere, readWork } from './work-store.ts';

export const notKept =
  'This browser does not let the page keep your work, perhaps because of a private window or a full disk. You ' +
  'can go on, but it ends with this page.';

/** Said while the browser's database keeps us waiting; it goes when the database answers. */
export const notAnswering =
  'Your browser has not yet said what it keeps of your work. The page goes on asking; nothing that you saved is ' +
  'changed.';

type UsedWork<T> = {
  /** Undefined until the browser has answered. */
  work: T | undefined;
  /**
   * What to tell the visitor when the browser keeps nothing (the work then lives as long as the page) or does not
   * answer.
   */
  problem: string;
  /** Has to be pure: it is applied to what is shown and to what is stored. */
  change: (change: (work: T) => T) => void;
};

/** The visitor's work of one kind, as this browser keeps it, and what another tab does to it. */
export function useWork<T>(kind: WorkKind<T>): UsedWork<T> {
  const [work, setWork] = useState<T>();
  // While the page is still being taken over.
  useState(() => !import.meta.env.SSR && openEarly());
  const [problem, setProblem] = useState('');
  const isSlow = useStore(databaseIsSlow);
  // What the database answers is older than what is shown as long as a later change is on its way there.
  const changesOnTheirWay = useRef(0);
  useEffect(() => {
    const read = (): void => {
      const show = (stored: T): void => {
        if (changesOnTheirWay.current === 0) setWork(stored);
      };
      readWork(kind).then(show, () => {
        setProblem(notKept);
        setWork((now) => now ?? kind.empty);
      });
    };
    // A first visitor's first tap does not wait until a database has been made. What it holds is shown when it answers.
    if (isNothingKept()) setWork((now) => now ?? kind.empty);
    read();
    return onWorkChangedElsewhere(kind, read);
  }, [kind]);
  const change = useCallback(
    (edit: (work: T) => T) => {
      // Shown at once; what the database then holds (another tab's work included) is shown when it has answered.
      setWork((now) => edit(now ?? kind.empty));
      changesOnTheirWay.current += 1;
      const arrived = (stored?: T): void => {
        changesOnTheirWay.current -= 1;
        if (stored === undefined) setProblem(notKept);
        else if (changesOnTheirWay.current === 0) setWork(stored);
      };
      changeWork(kind, edit).then(arrived, () => arrived());
    },
    [kind],
  );
  return { work, problem: problem || (isSlow ? notAnswering : ''), change };
}
