import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { loadAllStyles } from '../frame/all-styles.ts';
import { paths } from '../paths.ts';
import { chosenState, chosenStateKey, rememberState } from '../study/chosen-state.ts';
import { intents, startPath } from './start-path.ts';

export type AskedState = { name: string; slug: string; isTerritory: boolean };

/**
 * Asks first: which state, and for what. Without a script the server answers the form (server/http/start.ts), and a
 * static host shows /start.
 */
export function AskForm({ states }: { states: AskedState[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // What was chosen before the script arrived counts.
    if (select.current?.value !== '') return;
    const chosen = chosenState(states);
    select.current.value = states.find(({ slug }) => slug === chosen)?.name ?? '';
  }, [states]);
  const go = (event: SubmitEvent<HTMLFormElement>): void => {
    const state = states.find(({ name }) => name === select.current?.value);
    const intent = (event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }).submitter?.value;
    if (!state) return;
    event.preventDefault();
    rememberState(state.slug);
    const path = startPath(intent ?? 'license', state);
    void loadAllStyles().then(
      () => navigate(path),
      () => location.assign(path),
    );
  };
  return (
    <form className="ask" action={paths.start} data-hydrate={chosenStateKey} onSubmit={go}>
      <label htmlFor="state">Which state?</label>
      <select ref={select} id="state" name="state" className="input" required defaultValue="" autoComplete="off">
        <option value="">Choose a state</option>
        {states.map(({ name, slug }) => (
          <option key={slug}>{name}</option>
        ))}
      </select>
      <div>
        {intents.map(({ id, name }, index) => (
          <button key={id} className={index === 0 ? 'button' : 'button button-quiet'} name="for" value={id}>
            {name}
          </button>
        ))}
      </div>
    </form>
  );
}
