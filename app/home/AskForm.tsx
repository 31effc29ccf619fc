import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { loadAllStyles } from '../frame/all-styles.ts';
import { paths } from '../paths.ts';
import { intents, startPath } from './start-path.ts';

export type AskedState = { name: string; slug: string; isTerritory: boolean };

/** Local storage: the state that was chosen last. The boot script hydrates the page where there is one. */
const chosenKey = 'state';

/**
 * Asks first: which state, and for what. Without a script the server answers the form (server/http/start.ts), and a
 * static host shows /start.
 */
export function AskForm({ states }: { states: AskedState[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // What was chosen before the script arrived counts.
    if (select.current?.value === '') select.current.value = chosenState();
  }, []);
  const go = (event: SubmitEvent<HTMLFormElement>): void => {
    const state = states.find(({ name }) => name === select.current?.value);
    const intent = (event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }).submitter?.value;
    if (!state) return;
    event.preventDefault();
    remember(state.name);
    const path = startPath(intent ?? 'license', state);
    void loadAllStyles().then(
      () => navigate(path),
      () => location.assign(path),
    );
  };
  return (
    <form className="ask" action={paths.start} data-hydrate={chosenKey} onSubmit={go}>
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

function chosenState(): string {
  try {
    return localStorage.getItem(chosenKey) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string): void {
  // Storage throws where the visitor has blocked it; nothing is remembered then.
  try {
    localStorage.setItem(chosenKey, name);
  } catch {
    /* nothing to remember */
  }
}
