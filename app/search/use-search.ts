import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from './search-answer.ts';
import { search } from './search-client.ts';
import { paths } from '../paths.ts';

/** The page of all results for what was typed; of nothing typed, the page that asks. */
export const searchAddress = (typed: string): string =>
  typed.trim() ? `${paths.search}?${new URLSearchParams({ q: typed.trim() }).toString()}` : paths.search;

/** `idle`: nothing is asked. `searching` keeps what was found before, so that the list does not blink. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; query: string; last?: SearchAnswer }
  | { kind: 'found'; query: string; answer: SearchAnswer }
  | { kind: 'failed'; query: string };

const pause = 180;

/**
 * What is found for what is typed, after a short pause. `ask` at once: `ask(query, 0)`. An answer that comes too late
 * is dropped.
 */
export function useSearch(): { state: SearchState; ask: (query: string, wait?: number) => void } {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const timer = useRef(0);
  const latest = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback((typed: string, wait = pause): void => {
    const query = typed.trim();
    latest.current = query;
    clearTimeout(timer.current);
    if (query === '') return setState({ kind: 'idle' });
    timer.current = window.setTimeout(() => {
      setState((before) => ({ kind: 'searching', query, ...lastAnswer(before) }));
      const say = (next: SearchState): void => {
        if (latest.current === query) setState(next);
      };
      search(query).then(
        (answer) => say({ kind: 'found', query, answer }),
        () => say({ kind: 'failed', query }),
      );
    }, wait);
  }, []);
  return { state, ask };
}

function lastAnswer(state: SearchState): { last?: SearchAnswer } {
  if (state.kind === 'found') return { last: state.answer };
  return state.kind === 'searching' && state.last ? { last: state.last } : {};
}
