import type { BankEntry } from './bank-entry.ts';
import type { Tally } from '../../study/exam-work.ts';

/** Tallies by the slug of the outline's area and by the id of the topic. */
export type ExamScore = Tally & { unanswered: number; areas: Record<string, Tally>; topics: Record<string, Tally> };

/** A question with its key: the place of the right option, counted from 0. */
export type KeyedEntry = Omit<BankEntry, 'concept'> & { answer: number };

/** `answers`: places of the chosen options by the id of the question. */
export function scoreExam(questions: KeyedEntry[], answers: Record<string, number>): ExamScore {
  const isRight = ({ id, answer }: KeyedEntry): boolean => answers[id] === answer;
  return {
    ...tally(questions, isRight),
    unanswered: questions.filter(({ id }) => answers[id] === undefined).length,
    areas: talliesBy(questions, ({ area }) => area, isRight),
    topics: talliesBy(questions, ({ topic }) => topic, isRight),
  };
}

function talliesBy(
  questions: KeyedEntry[],
  keyOf: (question: KeyedEntry) => string,
  isRight: (question: KeyedEntry) => boolean,
): Record<string, Tally> {
  const keys = [...new Set(questions.map(keyOf))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      tally(
        questions.filter((question) => keyOf(question) === key),
        isRight,
      ),
    ]),
  );
}

const tally = (questions: KeyedEntry[], isRight: (question: KeyedEntry) => boolean): Tally => ({
  right: questions.filter(isRight).length,
  asked: questions.length,
});

export const percentOf = ({ right, asked }: Tally): number => (asked === 0 ? 0 : (right / asked) * 100);

/** 83.75 is "83.7%": cut, not rounded, so that no figure shown reaches a mark that the score does not reach. */
export const percentText = (percent: number): string => `${Math.floor(percent * 10 + 1e-9) / 10}%`;

/** What the site advises to reach in practice before the exam, in percent. */
export const aim = { from: 85, to: 90 } as const;

export function againstAim(percent: number): 'above' | 'within' | 'below' {
  if (percent > aim.to) return 'above';
  return percent >= aim.from ? 'within' : 'below';
}
