import { useCallback, useEffect, useRef, useState } from 'react';
import { comparisonFile, type StateComparison } from './comparison.ts';

/** A state's figures are fetched once a visit; what failed is forgotten, so that the next try asks again. */
const fetched = new Map<string, Promise<StateComparison>>();

/** The figures of one state. @throws TypeError or Error where they cannot be had */
export function fetchComparison(slug: string): Promise<StateComparison> {
  const known = fetched.get(slug);
  if (known) return known;
  const asked = fetch(comparisonFile(slug)).then((response) => {
    if (!response.ok) throw new Error(`${comparisonFile(slug)} answered ${response.status}`);
    return response.json() as Promise<StateComparison>;
  });
  fetched.set(slug, asked);
  asked.catch(() => fetched.delete(slug));
  return asked;
}

export type Compared = {
  /** In the order asked for; those shown before stay until the new ones are here. */
  states: StateComparison[];
  progress: 'none' | 'loading' | 'ready' | 'failed';
  again: () => void;
};

/**
 * The figures of the chosen states, named by comma-separated slugs. An empty list asks for nothing.
 * @param served those that the page came with
 */
export function useComparison(slugs: string, served: StateComparison[]): Compared {
  const [states, setStates] = useState(served);
  const [progress, setProgress] = useState<Compared['progress']>(served.length > 0 ? 'ready' : 'none');
  const requests = useRef(0);
  const load = useCallback(() => {
    const request = (requests.current += 1);
    const wanted = slugs.split(',').filter(Boolean);
    const arrive = (found: StateComparison[]): void => {
      // An answer to what is no longer asked.
      if (request !== requests.current) return;
      setStates(found);
      setProgress(found.length > 0 ? 'ready' : 'none');
    };
    for (const state of served) if (!fetched.has(state.slug)) fetched.set(state.slug, Promise.resolve(state));
    // What is here already is not said to be on its way.
    if (!wanted.every((slug) => served.some((state) => state.slug === slug))) setProgress('loading');
    Promise.all(wanted.map(fetchComparison)).then(arrive, () => {
      if (request === requests.current) setProgress('failed');
    });
  }, [slugs, served]);
  useEffect(load, [load]);
  return { states, progress, again: load };
}
