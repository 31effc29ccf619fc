import { list } from '../../wording/wording.ts';
import { mostStates } from './comparison.ts';

export type NamedState = { name: string; slug: string; code: string };

/** The states an address asks for, and in whole sentences what of it could not be followed. */
export type ChosenStates = { states: NamedState[]; problems: string[] };

/**
 * Reads `?states=ohio,texas`, and `?states=ohio&states=texas` as a form without script writes it. Slugs, names and
 * postal codes all count, whatever their case. What cannot be followed is said; the rest is kept.
 */
export function readChosenStates(search: string, known: NamedState[]): ChosenStates {
  const fields = new URLSearchParams(search).getAll('states');
  const asked = fields
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);
  const found = asked.map((value) => ({ value, state: stateNamed(value, known) }));
  const states = [...new Set(found.flatMap(({ state }) => state ?? []))];
  const unknown = [...new Set(found.filter(({ state }) => !state).map(({ value }) => value))];
  const twice = states.filter((state) => found.filter((one) => one.state === state).length > 1);
  return {
    states: states.slice(0, mostStates),
    problems: [
      ...(fields.length > 0 && asked.length === 0
        ? ['Nothing is chosen yet. Choose two states, then press Compare.']
        : []),
      ...unknown.map((value) => `“${value.slice(0, 40)}” is no state or territory we have, so it is left out.`),
      ...twice.map(({ name }) => `${name} was named more than once; it is shown once.`),
      ...(states.length > mostStates
        ? [
            `Four states fit side by side. Left out: ${states
              .slice(mostStates)
              .map(({ name }) => name)
              .join(', ')}.`,
          ]
        : []),
    ],
  };
}

/** The page's title where states are compared, without the site's name. */
export const comparisonTitle = ({ states }: ChosenStates): string | undefined =>
  states.length > 1 ? `${list(states.map(({ name }) => name))} Compared` : undefined;

function stateNamed(value: string, known: NamedState[]): NamedState | undefined {
  const wanted = value.toLowerCase().replace(/[\s-]+/g, '-');
  return known.find(({ slug, code }) => slug === wanted || code.toLowerCase() === wanted);
}
