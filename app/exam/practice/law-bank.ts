import type { BankEntry } from './bank-entry.ts';
import type { BankFile } from './use-question-bank.ts';

/** A part of a state's law as the loader lists it: the hash in its file's name, and the numbers of its questions. */
export type LawPart = readonly [hash: string, numbers: readonly number[]];
/** `code` begins the ids of the state's questions. */
export type LawBank = { code: string; parts: readonly LawPart[] };

/**
 * Where a part is. Not written out in the page's data: the worker that keeps the page offline follows every address
 * there, and would keep the law of every state.
 */
export const lawAddress = (state: string, hash: string): string => `/assets/questions/${state}-law-${hash}.json`;

const idsOf = ({ code }: LawBank, [, numbers]: LawPart): string[] =>
  numbers.map((number) => `${code}-${String(number).padStart(3, '0')}`);

/** The questions of a state's law, for drawing. */
export const lawEntries = (law: LawBank, enemies: ReadonlyMap<string, readonly string[]>): BankEntry[] =>
  law.parts.flatMap((part, index) =>
    idsOf(law, part).map((id, place): BankEntry => ({
      id,
      area: 'state-law',
      topic: `part ${index}`,
      // Only rounds of national questions look at concepts.
      concept: -1 - place,
      enemies: enemies.get(id) ?? [],
    })),
  );

/** The files of a state's law, for loading. */
export const lawBankFiles = (state: string, law: LawBank): BankFile[] =>
  law.parts.map((part) => ({
    area: 'state-law',
    topic: '',
    address: lawAddress(state, part[0]),
    questions: idsOf(law, part).map((id) => [id, 'medium', 0] as const),
  }));
