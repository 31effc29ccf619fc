import { outlineOf } from '../../facts/outlines.server.ts';
import { factAt, knownOf } from '../../facts/fact-paths.server.ts';
import type { Fact } from '../../facts/fact.server.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import type { Asked, Drafted, Person } from '../../facts/questions/ask.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { stateGuide } from '../../paths.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import { sentence } from '../../wording/wording.ts';
import { isOdd } from './options.ts';
import { pick } from '../seeded.ts';

/** The value of a fact of which we are sure and can show a source; null for every other. */
export function sureOf<T>({ value, confidence, sources }: Fact<T>): T | null {
  return confidence === 'high' && sources.length > 0 ? value : null;
}

/** What a question about one fact may draw on, or null where we are not sure of that fact. */
export function askedAbout(path: string, record: StateRecord, states: StateRecord[]): Asked<unknown> | null {
  const fact = factAt(record, path);
  const value = sureOf(fact);
  if (value === null) return null;
  const sureIn = (state: StateRecord): unknown => sureOf(factAt(state, path));
  const { name, code, slug, words } = record;
  return {
    value,
    fact,
    name,
    code,
    words,
    known: knownOf(record),
    elsewhere: states.map(sureIn).filter((found) => found !== null),
    neighbors: neighborsOf(record, states)
      .map((state) => ({ name: state.name, guide: stateGuide(state.slug), value: sureIn(state) }))
      .filter((neighbor) => neighbor.value !== null),
    person: pick(people, `${slug} ${path}`),
    odd: isOdd(slug),
  };
}

/** The explanation: a sentence with the fact’s marks, then the fact’s own caveat or what the question adds. */
export function because(writer: FigureWriter, { fact }: Asked<unknown>, { says, caveat, more = [] }: Drafted): Part[] {
  const note = fact.note && caveat !== false ? ` ${sentence(fact.note)}` : '';
  return [...say`${says}${writer.seal(fact)}.${note}`, ...more];
}

// Another one from state to state and question to question.
const people: Person[] = [
  ...['Maya', 'Ana', 'Ruth', 'Nia', 'Grace', 'Elena'].map((name) => ({ name, they: 'she', their: 'her', them: 'her' })),
  ...['Sam', 'Omar', 'Luis', 'Ben', 'Theo', 'Victor'].map((name) => ({ name, they: 'he', their: 'his', them: 'him' })),
];

function neighborsOf({ code }: StateRecord, states: StateRecord[]): StateRecord[] {
  const neighbours = outlineOf(code)?.neighbours ?? [];
  return states.filter((state) => neighbours.includes(state.code));
}
