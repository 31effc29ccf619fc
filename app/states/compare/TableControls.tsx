import type { RefObject } from 'react';
import { list } from '../../wording/wording.ts';
import { columnSets } from './state-table.ts';

type TableControlsProps = {
  form: RefObject<HTMLElement | null>;
  onInput: () => void;
  clear: () => void;
  download: () => void;
  found: { rows: unknown[]; unknown: string[] };
  total: number;
  /** All rows in words, e.g. "50 states and the District of Columbia". */
  counted: string;
  isWhole: boolean;
  /** In words, e.g. "Sorted by course hours, lowest first." */
  order: string;
};

/**
 * Which columns (works without script too, by CSS) and which states. Uncontrolled: what was typed before hydration
 * counts.
 */
export function TableControls({
  form,
  onInput,
  clear,
  download,
  found,
  total,
  counted,
  isWhole,
  order,
}: TableControlsProps) {
  return (
    <section ref={form} className="table-controls no-print" onInput={onInput} aria-label="What the table shows">
      <div className="controls-row">
        <div className="field">
          <label htmlFor="columns">Columns</label>
          <select id="columns" name="columns" className="input" defaultValue="all" autoComplete="off">
            <option value="all">All columns</option>
            {Object.entries(columnSets).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field needs-script">
          <label htmlFor="by-name">State’s name</label>
          <input id="by-name" name="name" type="search" className="input" autoComplete="off" />
        </div>
      </div>
      <details className="filters needs-script">
        <summary>Filter by what states ask</summary>
        <div className="controls-row mt-3">
          <AmountField id="by-hours" name="hours" label="Course hours at most" pattern="\s*\d{1,5}\s*" example="75" />
          <AmountField
            id="by-fees"
            name="fees"
            label="Known fees at most, in dollars"
            pattern="\s*\$?(\d,?){1,5}\s*"
            example="250"
          />
        </div>
        <div className="checks">
          <label>
            <input type="checkbox" name="insurance" /> No E&amp;O insurance asked
          </label>
          <label>
            <input type="checkbox" name="fingerprints" /> No fingerprints
          </label>
          <label>
            <input type="checkbox" name="licenses" /> Takes licenses of any state
          </label>
        </div>
      </details>
      <div className="found needs-script">
        <p role="status">
          {`${found.rows.length === total ? `All ${counted}` : `${found.rows.length} of ${counted}`}. ${order}`}
          {found.unknown.length > 0 && ` ${unknownSentence(found.unknown)}`}
        </p>
        <button type="button" className="button button-quiet whitespace-normal" onClick={download}>
          Download these rows (CSV)
        </button>
        {!isWhole && (
          <button type="button" className="button button-quiet whitespace-normal" onClick={clear}>
            Show the whole table
          </button>
        )}
      </div>
    </section>
  );
}

function unknownSentence(names: string[]): string {
  if (names.length > 6) return `${names.length} more may belong here, but we could not find a figure you ask about.`;
  return `${list(names)} may belong here, but we could not find a figure you ask about.`;
}

type AmountFieldProps = { id: string; name: string; label: string; pattern: string; example: string };

/** What is no number filters nothing, and says so once the field is left (`:user-invalid`, in state-table.css). */
function AmountField({ id, name, label, pattern, example }: AmountFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        pattern={pattern}
        className="input"
        autoComplete="off"
        aria-describedby={`${id}-problem`}
      />
      <span className="error" id={`${id}-problem`}>
        {`Enter a whole number, such as ${example}.`}
      </span>
    </div>
  );
}
