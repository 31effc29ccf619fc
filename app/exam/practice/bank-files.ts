import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { Difficulty } from '../readiness/readiness.ts';
import type { BankFile } from './use-question-bank.ts';

/**
 * A part of the bank as the page's data has it, which every visitor loads. `ids` by what they begin with and their
 * numbers ("math 001 007"), several kinds after a comma; of each a letter of `difficulties` and one of `concepts`.
 */
export type FiledPart = {
  area: ExamArea;
  topic: string;
  address: string;
  ids: string;
  difficulties: string;
  concepts: number[];
};
export type NationalFile = BankFile & { area: ExamArea };

const letters: Record<string, Difficulty> = { e: 'easy', m: 'medium', h: 'hard' };

export function filedPart({ area, topic, address, questions }: NationalFile): FiledPart {
  const kinds = new Map<string, string[]>();
  for (const [id] of questions) {
    const [, kind = '', number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
    kinds.set(kind, [...(kinds.get(kind) ?? []), number]);
  }
  const ids = [...kinds].map(([kind, numbers]) => [kind, ...numbers].join(' ')).join(',');
  const filed = idsIn(ids).map((id) => questions.find(([own]) => own === id)!);
  return {
    area,
    topic,
    address,
    ids,
    difficulties: filed.map(([, difficulty]) => difficulty.charAt(0)).join(''),
    concepts: filed.map(([, , concept]) => concept),
  };
}

const idsIn = (ids: string): string[] =>
  ids.split(',').flatMap((kind) => {
    const [name, ...numbers] = kind.split(' ');
    return numbers.map((number) => `${name}-${number}`);
  });

export const bankFile = ({ area, topic, address, ids, difficulties, concepts }: FiledPart): NationalFile => ({
  area,
  topic,
  address,
  questions: idsIn(ids).map((id, index) => [id, letters[difficulties.charAt(index)]!, concepts[index]!] as const),
});

/** `enemies`: pairs of ids of questions that are never asked together. */
export type BankTables = { parts: FiledPart[]; enemies: [string, string][] };

/** As one text: React Router numbers every value of a page's data, which made these tables a third heavier. */
export const writeBank = (tables: BankTables): string => JSON.stringify(tables);

export const readBank = (written: string): BankTables => JSON.parse(written) as BankTables;
