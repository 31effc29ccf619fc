import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { Difficulty } from '../readiness/readiness.ts';
import { readIds, writeIds } from './id-lists.ts';
import type { BankFile } from './use-question-bank.ts';

export type NationalFile = BankFile & { area: ExamArea };

/** `enemies`: pairs of ids of questions that are never asked together. */
export type Bank = { files: NationalFile[]; enemies: [string, string][] };

/**
 * The bank as the page's data has it, which every visitor loads: in columns, which take a fifth less than a list of
 * parts. `difficulties`: a letter for each question, in the order of all `ids`; `concepts`: how far the number of each
 * one's is from that before it. `enemies`: a question and those it is not asked with, the next after a semicolon. The
 * addresses are whole: what keeps the page for use without a connection looks for them here.
 */
type WrittenBank = {
  parts: { area: ExamArea; topic: string; address: string; ids: string }[];
  difficulties: string;
  concepts: string;
  enemies: string;
};

const letters: Record<string, Difficulty> = { e: 'easy', m: 'medium', h: 'hard' };

/** As one text: React Router numbers every value of a page's data, which made these tables a third heavier. */
export function writeBank({ files, enemies }: Bank): string {
  const questions = files.flatMap((file) => file.questions);
  const groups = Map.groupBy(enemies, ([id]) => id);
  const written: WrittenBank = {
    parts: files.map(({ area, topic, address, questions: own }) => ({
      area,
      topic,
      address,
      ids: writeIds(own.map(([id]) => id)),
    })),
    difficulties: questions.map(([, difficulty]) => difficulty.charAt(0)).join(''),
    concepts: questions.map(([, , concept], index) => concept - (questions[index - 1]?.[2] ?? 0)).join(' '),
    enemies: [...groups].map(([id, pairs]) => writeIds([id, ...pairs.map(([, enemy]) => enemy)])).join(';'),
  };
  return JSON.stringify(written);
}

export function readBank(written: string): Bank {
  const { parts, difficulties, concepts, enemies } = JSON.parse(written) as WrittenBank;
  const steps = concepts.split(' ');
  let place = 0;
  let concept = 0;
  const question = (id: string) => {
    concept += Number(steps[place]);
    return [id, letters[difficulties.charAt(place++)]!, concept] as const;
  };
  return {
    files: parts.map(({ ids, ...part }) => ({ ...part, questions: readIds(ids).map(question) })),
    enemies: enemies.split(';').flatMap((group) => {
      const [id = '', ...others] = readIds(group);
      return others.map((other): [string, string] => [id, other]);
    }),
  };
}
