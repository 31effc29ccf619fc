/** The states of a form. Pure. A form's body holds one value a name, so each state has a field of its own. */
import { placeName } from '../../app/wording/place-name.ts';
import { list } from '../../app/wording/wording.ts';
import type { NamedStates } from '../forms/named-facts.ts';

export const stateField = (slug: string): string => `state:${slug}`;

/** The slugs of the states that were chosen, in the order of the states; what is no state of ours is left out. */
export const chosenStates = (fields: Record<string, string>, states: NamedStates): string[] =>
  Object.keys(states).filter((slug) => Object.hasOwn(fields, stateField(slug)) && fields[stateField(slug)] !== '');

/** "the District of Columbia, Ohio, and Utah": inside a sentence. */
export const namesOf = (slugs: string[], states: NamedStates): string =>
  list(slugs.flatMap((slug) => (states[slug] ? placeName(states[slug].name) : [])));
