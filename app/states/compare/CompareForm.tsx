import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { loadAllStyles } from '../../frame/all-styles.ts';
import { comparison, paths, stateGuide } from '../../paths.ts';
import type { NamedState } from './chosen-states.ts';
import { mostStates } from './comparison.ts';

/** `isServed`: the server answers this form, and nobody needs a script for it. */
type CompareFormProps = {
  known: NamedState[];
  chosen: NamedState[];
  isServed: boolean;
  /** Called when other states are asked for, before they are there. */
  onAsk: () => void;
};

/**
 * Up to four native selects. Sent before hydration, the form loads the page with `?states=…&states=…`, which means the
 * same; the server answers it with the comparison (server/compare/), so the boot script does not hold it (`data-sent`).
 */
export function CompareForm({ known, chosen, isServed, onAsk }: CompareFormProps) {
  const navigate = useNavigate();
  const compare = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onAsk();
    const slugs = new FormData(event.currentTarget).getAll('states').map(String).filter(Boolean);
    const path = comparison(...slugs);
    void loadAllStyles().then(
      () => navigate(path, { preventScrollReset: true }),
      () => location.assign(path),
    );
  };
  return (
    <>
      <form
        action={paths.compareStates}
        className="choose-states no-print"
        onSubmit={compare}
        data-sent=""
        aria-label="States to compare"
      >
        {Array.from({ length: mostStates }, (_, place) => (
          <StateSelect
            // Another address is another choice. Not a key of the form's: the button that was pressed keeps the focus.
            key={`${place} ${chosen.map(({ slug }) => slug).join()}`}
            place={place}
            known={known}
            chosen={chosen[place]?.slug ?? ''}
          />
        ))}
        <button className="button">Compare</button>
      </form>
      {chosen.length > 0 && <Removals chosen={chosen} onRemove={onAsk} />}
      {!isServed && (
        <noscript>
          <p className="note mt-6">
            Without scripts, our server puts the states side by side. A copy of this site without a server cannot:
            there, <a href={paths.stateTable}>the table of all states</a> has the figures people choose by, and{' '}
            <a href={paths.stateGuides}>each state’s guide</a> has all of them, with their sources.
          </p>
        </noscript>
      )}
    </>
  );
}

function StateSelect({ place, known, chosen }: { place: number; known: NamedState[]; chosen: string }) {
  const id = `state-${place + 1}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        State {place + 1}
        {place > 1 && <span className="muted regular"> (optional)</span>}
      </label>
      <select id={id} name="states" className="input" defaultValue={chosen} autoComplete="off">
        <option value="">{place > 1 ? 'None' : 'Choose'}</option>
        {known.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Each chosen state with its guide, and a way to take it out again. */
function Removals({ chosen, onRemove }: { chosen: NamedState[]; onRemove: () => void }) {
  return (
    <ul className="chosen no-print" aria-label="Chosen states">
      {chosen.map(({ name, slug }) => {
        const others = chosen.filter((state) => state.slug !== slug).map((state) => state.slug);
        return (
          <li key={slug}>
            <a href={stateGuide(slug)}>{name} guide</a>
            <a
              href={others.length > 0 ? comparison(...others) : paths.compareStates}
              aria-label={`Remove ${name}`}
              onClick={onRemove}
            >
              Remove
            </a>
          </li>
        );
      })}
    </ul>
  );
}
