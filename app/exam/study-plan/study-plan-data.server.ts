import { questionFiles } from '../practice/question-files.server.ts';
import { statesOfExam } from '../practice/exam-states.server.ts';

/** What the estimate has to know of the bank, without a question's text: id and difficulty of each, by area. */
export const studyPlanData = () => ({
  bank: questionFiles().map(({ area, questions }) => ({
    area,
    questions: questions.map(({ id, difficulty }) => [id, difficulty] as const),
  })),
  states: statesOfExam().map(({ slug, name, percent, hasStatePortion, outline, parts, law }) => ({
    slug,
    name,
    percent,
    hasStatePortion,
    outline,
    ...(parts && { parts: { national: parts.national, law: parts.law, isMixed: parts.isMixed, shares: parts.shares } }),
    ...(law && { law: { code: law.code } }),
  })),
});

export type StudyPlanData = ReturnType<typeof studyPlanData>;
