import { useEffect, useRef } from 'react';
import { placeNameFirst } from '../../wording/place-name.ts';
import { list } from '../../wording/wording.ts';
import type { ChosenStates, NamedState } from './chosen-states.ts';
import { CompareForm } from './CompareForm.tsx';
import type { FactGroup } from './comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';
import type { Compared } from './use-comparison.ts';

export type ComparisonProps = {
  known: NamedState[];
  groups: FactGroup[];
  chosen: ChosenStates;
  compared: Compared;
  /** The server wrote it for this address: the page need not be taken over to show it. */
  isServed?: boolean;
};

/** The form, what could not be followed of the address, and the comparison: all that depends on the address. */
export function Comparison({
  known,
  groups,
  chosen: { states, problems },
  compared,
  isServed = false,
}: ComparisonProps) {
  const { root, follow } = useFocusOnAnswer(states, compared);
  return (
    // The boot script takes the page over at once where its address asks for states that are not there yet.
    <div ref={root} data-hydrate={isServed ? undefined : 'address'}>
      <CompareForm known={known} chosen={states} isServed={isServed} onAsk={follow} />
      <div role="status">
        {problems.map((problem) => (
          <p key={problem} className="note mt-5">
            {problem}
          </p>
        ))}
        {states.length === 1 && (
          <p className="note mt-5">
            {`${placeNameFirst(states[0]!.name)} is chosen. Choose at least one more state to compare it with.`}
          </p>
        )}
        {compared.progress === 'loading' && (
          <p className="muted mt-5">{`Loading the figures of ${list(states.map(({ name }) => name))}…`}</p>
        )}
      </div>
      {compared.progress === 'failed' && <Failed again={compared.again} />}
      {states.length > 1 && compared.states.length > 1 && compared.progress !== 'failed' && (
        <ComparisonView groups={groups} states={compared.states} />
      )}
    </div>
  );
}

/**
 * Takes the focus to what was asked for, once it is there: what was pressed may be gone by then. Not after Back, which
 * has a place of its own to return to.
 */
function useFocusOnAnswer(states: NamedState[], { states: shown, progress }: Compared) {
  const root = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const asked = slugsOf(states);
  const answered = slugsOf(shown);
  useEffect(() => {
    const isThere = progress === 'failed' || (progress !== 'loading' && answered === (states.length > 1 ? asked : ''));
    if (!isAsked.current || !isThere) return;
    isAsked.current = false;
    // The comparison or what went wrong; of one state alone, what can be done with it; of none, where one is chosen.
    for (const place of ['#compared', '[role=alert] button', '.chosen a[aria-label]', 'select']) {
      const found = root.current?.querySelector<HTMLElement>(place);
      if (found) return found.focus();
    }
  }, [asked, answered, progress, states.length]);
  const follow = (): void => {
    isAsked.current = true;
  };
  return { root, follow };
}

const slugsOf = (states: { slug: string }[]): string => states.map(({ slug }) => slug).join();

function Failed({ again }: { again: () => void }) {
  return (
    <div className="note mt-5" role="alert">
      <p>
        The figures could not be loaded. Check your connection, then try once more. Each state’s guide has the same
        figures.
      </p>
      <button type="button" className="button button-quiet mt-3" onClick={again}>
        Try again
      </button>
    </div>
  );
}
