import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { plural } from '../wording/wording.ts';
import { paths } from '../paths.ts';
import { SearchEmpty, SearchResults } from './SearchResults.tsx';
import { longestQuery } from './search-words.ts';
import { type SearchState, useSearch } from './use-search.ts';

type SearchFormProps = {
  id: string;
  /** What the field holds at first, and is searched for at once. */
  initial?: string;
  /** What stands below the field while nothing is asked. */
  children?: ReactNode;
  /** In place of searching here when the form is sent. */
  onSubmit?: (query: string) => void;
  onSearch?: (query: string) => void;
};

/**
 * A form that any browser can send to /search, and that searches while you type where scripts run. The field is not
 * React's: what was typed before hydration stays, and is searched for.
 */
export function SearchForm({ id, initial, children, onSubmit, onSearch }: SearchFormProps) {
  const { state, ask } = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = field.current!;
    if (initial && !input.value) input.value = initial;
    if (input.value) ask(input.value, 0);
  }, [initial, ask]);
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    const query = field.current!.value.trim();
    if (onSubmit) onSubmit(query);
    else ask(query, 0);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come on top of Tab
    <search className="block" onKeyDown={(event) => moveFocus(event, field.current!, list.current!)}>
      <form className="field" action={paths.search} onSubmit={submit}>
        <label htmlFor={id}>Search states, terms, articles and tools</label>
        <span className="flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            className="input flex-1 min-w-[min(12rem,100%)]"
            type="search"
            name="q"
            maxLength={longestQuery}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onInput={({ currentTarget: { value } }) => {
              ask(value);
              onSearch?.(value);
            }}
          />
          <button className="button" type="submit">
            Search
          </button>
        </span>
      </form>
      <p className="small muted mt-4" role="status">
        {statusText(state)}
      </p>
      <div ref={list}>
        {state.kind === 'idle' && children}
        {state.kind === 'found' && state.answer.total === 0 && <SearchEmpty />}
        {state.kind === 'found' && <SearchResults results={state.answer.results} />}
        {state.kind === 'searching' && state.last && <SearchResults results={state.last.results} />}
        {state.kind === 'failed' && (
          <p className="mt-3">
            <button type="button" className="button button-quiet" onClick={() => ask(state.query, 0)}>
              Try again
            </button>
          </p>
        )}
      </div>
    </search>
  );
}

function statusText(state: SearchState): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'searching') return `Searching for “${state.query}” …`;
  if (state.kind === 'failed') return 'Search could not be loaded. Check your connection.';
  const { total, results } = state.answer;
  const rest = total > results.length ? `, the best ${results.length} shown` : '';
  return total === 0
    ? `Nothing found for “${state.query}”.`
    : `${plural(total, 'result')} for “${state.query}”${rest}.`;
}

/** The arrow keys go from the field to the results, along them, and back. */
function moveFocus(event: KeyboardEvent, field: HTMLElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [field, ...list.querySelectorAll<HTMLElement>('a')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
