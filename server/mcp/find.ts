/** Finds what a program names; what is not there becomes an error that says what to ask for instead. Pure. */
import type { Atlas, Formula, Jurisdiction } from './atlas.ts';

/** A mistake of whoever asks. The message goes to them and says what to do. */
export class AskedWrongly extends Error {}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** By address name, postal code or name: "new-york", "NY", "New York". */
export function jurisdictionNamed({ states }: Atlas, asked: string): Jurisdiction {
  const name = plain(asked);
  const found = states.find((state) => [state.slug, state.code, state.name].some((known) => plain(known) === name));
  if (found) return found;
  throw new AskedWrongly(
    `"${short(asked)}" is no jurisdiction here. Use a name, slug or postal code such as "Ohio", "new-york" or "DC"; ` +
      'list_jurisdictions names all of them.',
  );
}

/** @returns the paths asked for, or all of them */
export function factPaths({ facts }: Atlas, asked?: string[]): string[] {
  if (!asked || asked.length === 0) return facts.map(({ path }) => path);
  const unknown = asked.filter((path) => !facts.some((known) => known.path === path));
  if (unknown.length === 0) return [...new Set(asked)];
  throw new AskedWrongly(
    `No fact is called ${unknown.map((path) => `"${short(path)}"`).join(', ')}. The facts are: ` +
      `${facts.map(({ path }) => path).join(', ')}.`,
  );
}

export function termNamed({ terms }: Atlas, asked: string): Atlas['terms'][number] {
  const name = plain(asked);
  const found = terms.find(({ term, slug, also }) => [term, slug, ...also].some((known) => plain(known) === name));
  if (found) return found;
  const near = terms.filter(({ term }) => name !== '' && plain(term).includes(name)).slice(0, 8);
  throw new AskedWrongly(
    `The glossary has no term "${short(asked)}". ` +
      (near.length > 0
        ? `It has: ${near.map(({ term }) => term).join(', ')}.`
        : 'Use search with other words, or a broader term.'),
  );
}

export function formulaNamed({ formulas }: Atlas, asked: string): Formula {
  const name = plain(asked);
  const found = formulas.find((formula) => [formula.slug, formula.name].some((known) => plain(known) === name));
  if (found) return found;
  throw new AskedWrongly(`There is no calculator "${short(asked)}". list_calculators names all ${formulas.length}.`);
}

/** What somebody sent, as a message repeats it. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
