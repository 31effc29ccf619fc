import type { QuestionRecord } from '../../study/exam-work.ts';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import { firstAnswers, lawAnswers } from './first-answers.ts';
import { type Difficulty, type ExamMix, type FirstAnswer, readiness, type Readiness } from './readiness.ts';

/**
 * What an estimate takes from the chosen state. `percent`: its mark, where that is known. `hasStatePortion`: its law is
 * a portion of its own. `law`: the code of its questions on law, where the bank has some; `parts`: what its exam has.
 */
export type EstimateState = {
  name: string;
  percent: number | null;
  hasStatePortion: boolean;
  law?: { code: string };
  parts?: { national: number; law: number; isMixed: boolean };
};

export type Estimate = {
  /** First answers to national questions. */
  answers: FirstAnswer[];
  /** First answers to questions on the state's law; undefined where the bank has none. */
  law: FirstAnswer[] | undefined;
  /** Undefined where there are too few answers. */
  found: Readiness | undefined;
  /** What the figures are about: the whole exam, its national portion, or its national questions alone. */
  covers: 'whole' | 'portion' | 'national';
  /** Where law counts in the one score of an exam, and too little of it was answered: how the exam is made up. */
  wantsLaw?: { law: number; all: number };
};

/** Below this many first answers on a law nothing is said of an exam that counts it. */
export const fewestOnLaw = 10;

/** The estimate for the exam of a state, with its law where that counts in the same score. */
export function estimate(
  records: Record<string, QuestionRecord>,
  bank: { id: string; area: ExamArea; difficulty: Difficulty }[],
  mix: ExamMix,
  state: EstimateState | undefined,
): Estimate {
  const answers = firstAnswers(records, bank);
  const law = state?.law && lawAnswers(records, state.law.code);
  const counted = law && state.parts?.isMixed && state.parts.law > 0 ? state.parts : undefined;
  const mark = state?.percent ? state.percent / 100 : undefined;
  if (!law || !counted) {
    const covers = state?.hasStatePortion ? 'portion' : 'national';
    return { answers, law, found: readiness(answers, mix, mark) ?? undefined, covers };
  }
  if (law.length < fewestOnLaw)
    return {
      answers,
      law,
      found: readiness(answers, mix) ?? undefined,
      covers: 'national',
      wantsLaw: { law: counted.law, all: counted.national + counted.law },
    };
  const national = mix.reduce((sum, { questions }) => sum + questions, 0);
  const whole: ExamMix = [
    ...mix,
    { area: 'state-law', difficulty: 'medium', questions: (national * counted.law) / counted.national },
  ];
  return { answers, law, found: readiness([...answers, ...law], whole, mark) ?? undefined, covers: 'whole' };
}
