import { examAreas, examAreaSlugs } from '../../app/question-bank/exam-areas.ts';
import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** Each area of the exam has as many questions as its weight says, in the file of its name. */
export function questionsFillEveryArea(questions: Pick<BankQuestion, 'file' | 'id' | 'area'>[]): ContentProblem[] {
  const counts = examAreaSlugs.flatMap((area) => {
    const [count, wanted] = [questions.filter((question) => question.area === area).length, examAreas[area].questions];
    return count === wanted
      ? []
      : [{ file: fileOf(area), field: '', problem: `has ${count} questions, not ${wanted}` }];
  });
  const strays = questions
    .filter(({ file, area }) => file !== fileOf(area))
    .map(({ file, id, area }) => ({ file, field: `${id} area`, problem: `belongs in ${fileOf(area)}` }));
  return [...counts, ...strays];
}

const fileOf = (area: string): string => `content/questions/${area}.yaml`;
