import { examMix } from '../practice/exam-mix.server.ts';
import { questionFiles } from '../practice/question-files.server.ts';
import { stateMarks } from '../practice/state-marks.server.ts';

/** What the estimate has to know of the bank, without a question's text: id and difficulty of each, by area. */
export const studyPlanData = () => ({
  bank: questionFiles().map(({ area, questions }) => ({
    area,
    questions: questions.map(({ id, difficulty }) => [id, difficulty] as const),
  })),
  mix: examMix(),
  states: stateMarks(),
});

export type StudyPlanData = ReturnType<typeof studyPlanData>;
