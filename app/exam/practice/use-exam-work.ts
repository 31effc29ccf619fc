import { useCallback, useEffect, useMemo, useState } from 'react';
import { chosenState, rememberState } from '../../study/chosen-state.ts';
import { examWork, type ExamWork } from '../../study/exam-work.ts';
import { useWork } from '../../study/use-work.ts';

export type ChosenExamState = {
  /** Undefined until the browser has answered. Its state is the one of the home page where none was chosen here. */
  work: ExamWork | undefined;
  /** Whether its state is only the one of the home page: any choice made here counts more. */
  isPreselected: boolean;
  /** Chooses a state for the visitor's exams; empty for none. */
  chooseState: (slug: string) => void;
};

/** The visitor's exams. The state that was chosen on the home page stands in for one chosen here, and is not saved. */
export function useExamWork(states: { slug: string; name: string }[]) {
  const { work: stored, problem, change } = useWork(examWork);
  const [remembered, setRemembered] = useState('');
  useEffect(() => setRemembered(chosenState(states)), [states]);
  const isPreselected = stored?.state === '' && remembered !== '';
  const work = useMemo(
    () => (stored && isPreselected ? { ...stored, state: remembered } : stored),
    [stored, isPreselected, remembered],
  );
  const chooseState = useCallback(
    (state: string) => {
      if (!state) {
        // Else the state of the home page would come back in the place of none.
        rememberState('');
        setRemembered('');
      }
      change((now) => ({ ...now, state }));
    },
    [change],
  );
  return { work, problem, change, isPreselected, chooseState };
}
