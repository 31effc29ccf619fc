import { useEffect, useRef } from 'react';
import type { Practice } from './use-practice.ts';

/** The state whose passing score a result is held against, remembered with the visitor's exams. */
export function StateSelect({
  practice: { work, change },
  states,
}: {
  practice: Pick<Practice, 'work' | 'change'>;
  states: { slug: string; name: string }[];
}) {
  const field = useRef<HTMLSelectElement>(null);
  const isKnown = work !== undefined;
  const kept = work?.state ?? '';
  // A choice made before hydration is newer than the one remembered.
  useEffect(() => {
    if (!isKnown || !field.current) return;
    if (field.current.value && !kept) change((now) => ({ ...now, state: field.current?.value ?? now.state }));
    else field.current.value = kept;
  }, [isKnown, kept, change]);
  return (
    <div className="field">
      <label htmlFor="state">Your state</label>
      <select
        ref={field}
        id="state"
        className="input"
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, state: value }))}
      >
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
