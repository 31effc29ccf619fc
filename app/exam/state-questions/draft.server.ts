import { factAt } from '../../facts/fact-paths.server.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import type { Fact, StateRecord } from '../../facts/state-record.server.ts';
import { sentence } from '../../wording/wording.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import { pick } from './seeded.ts';
import type { GuideSection } from './state-question.ts';

/** Everything a kind of question needs: the state, and all of them for plausible wrong options. */
export type Subject = { record: StateRecord; states: StateRecord[]; neighbors: StateRecord[] };

type Base = { fact: string; section: GuideSection; question: string; why: (writer: FigureWriter) => Part[] };

/**
 * A question before its options are drawn: its right answer in words with wrong ones, or a number with plausible ones.
 */
export type Draft = Base &
  (
    | { right: string; wrong: string[] }
    | { number: number; plausible: number[]; note?: string; format: (value: number) => string }
  );

/** Writes one kind of question, or nothing where the fact is not sure or does not fit the question. */
export type Kind = (subject: Subject) => Draft | null;

/** The value of a fact of which we are sure and can show a source; null for every other. */
export function sureOf<T>({ value, confidence, sources }: Fact<T>): T | null {
  return confidence === 'high' && sources.length > 0 ? value : null;
}

/** The sure values of one fact over all states: what a reader could believe of any of them. */
export function valuesElsewhere(states: StateRecord[], path: string): number[] {
  return states
    .map((state) => sureOf(factAt(state, path)))
    .filter((value): value is number => typeof value === 'number');
}

/** Ages that a law could ask for. */
export const adultAges = [16, 17, 18, 19, 20, 21, 23, 25];

/** An explanation: a sentence with the fact’s marks, then the fact’s own caveat. */
export function because(writer: FigureWriter, fact: Fact<unknown>, text: string): Part[] {
  return say`${text}${writer.seal(fact)}.${fact.note ? ` ${sentence(fact.note)}` : ''}`;
}

export type Person = { name: string; they: string; their: string; them: string };

const people: Person[] = [
  ...['Maya', 'Ana', 'Ruth', 'Nia', 'Grace', 'Elena'].map((name) => ({ name, they: 'she', their: 'her', them: 'her' })),
  ...['Sam', 'Omar', 'Luis', 'Ben', 'Theo', 'Victor'].map((name) => ({ name, they: 'he', their: 'his', them: 'him' })),
];

/** Who a story is about: another one from state to state and question to question. */
export const personIn = ({ slug }: StateRecord, fact: string): Person => pick(people, `${slug} ${fact}`);
