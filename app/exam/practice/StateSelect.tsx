import { useEffect, useRef } from 'react';
import { chosenStateKey } from '../../study/chosen-state.ts';
import type { ChosenExamState } from './use-exam-work.ts';

/** The state whose passing score a result is held against, remembered with the visitor's exams. */
export function StateSelect({
  practice: { work, isPreselected, chooseState },
  states,
}: {
  practice: ChosenExamState;
  states: { slug: string; name: string }[];
}) {
  const field = useRef<HTMLSelectElement>(null);
  const isKnown = work !== undefined;
  const kept = work?.state ?? '';
  // A choice made before hydration is newer than the one remembered.
  useEffect(() => {
    if (!isKnown || !field.current) return;
    const early = field.current.value;
    if (early && early !== kept && (isPreselected || !kept)) chooseState(early);
    else field.current.value = kept;
  }, [isKnown, kept, isPreselected, chooseState]);
  return (
    // Where the home page's choice is remembered the page starts by itself, to show it.
    <div className="field" data-hydrate={chosenStateKey}>
      <label htmlFor="state">Your state</label>
      <select ref={field} id="state" className="input" onChange={({ currentTarget: { value } }) => chooseState(value)}>
        <option value="">None chosen</option>
        {states.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
