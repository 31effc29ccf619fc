/** Which states a query names. Pure. */
import { bare } from './search-words.ts';

/** A state, the District or a territory, with what an answer in a list says of it at once. */
export type SearchPlace = {
  slug: string;
  name: string;
  /** The name inside a sentence: "the District of Columbia". */
  inSentence: string;
  code: string;
  isTerritory: boolean;
  /** A sentence each. */
  time: string;
  cost: string;
  /** The license above the first one: "principal broker", and what it takes. */
  broker: { word: string; takes: string };
};

/** `words`: the query in lower case without the names; `from`: the place that stands after "from". */
export type NamedPlaces = { places: SearchPlace[]; words: string[]; from?: SearchPlace };

/** Codes that are words too: in capitals alone they name a state. */
const ambiguousCodes = new Set('al co de hi id in la ma me mo oh ok or pa'.split(' '));
/** Said before the state that a license comes from. */
const origins = new Set('from leaving'.split(' '));
/** What people call a place otherwise, by its slug. */
const otherNames: Record<string, string[]> = {
  'district-of-columbia': ['washington dc', 'washington d c', 'd c'],
  'us-virgin-islands': ['virgin islands', 'usvi'],
};

/** The places in the order in which they are named, each once. */
export function findPlaces(query: string, known: SearchPlace[]): NamedPlaces {
  const said = query.split(/[^\p{L}\p{N}&]+/u).filter((word) => word !== '');
  // Who writes all in capitals means no code by "IN" and "OR".
  const isShouted = !/\p{Ll}/u.test(query) && said.length > 2;
  const names = known
    .flatMap((place) => namesOf(place).map((words) => ({ place, words })))
    .toSorted((a, b) => b.words.length - a.words.length);
  const found: NamedPlaces = { places: [], words: [] };
  for (let at = 0; at < said.length;) {
    const rest = said.slice(at).map((word) => word.toLowerCase());
    const named =
      names.find(({ words }) => words.every((word, index) => bare(rest[index] ?? '') === word)) ??
      codeAt(said[at]!, isShouted, known);
    if (named) {
      if (origins.has(found.words.at(-1) ?? '')) found.from = named.place;
      if (!found.places.includes(named.place)) found.places.push(named.place);
    } else found.words.push(rest[0]!);
    at += named?.words.length ?? 1;
  }
  return found;
}

const namesOf = ({ slug, name }: SearchPlace): string[][] =>
  [name, slug, ...(otherNames[slug] ?? [])].map((words) => bare(words).split(/[^\p{L}]+/u));

function codeAt(word: string, isShouted: boolean, known: SearchPlace[]) {
  const code = word.toUpperCase();
  const isWord = ambiguousCodes.has(word.toLowerCase()) && (isShouted || word !== code);
  const place = isWord ? undefined : known.find((one) => one.code === code);
  return place && { place, words: [word] };
}
