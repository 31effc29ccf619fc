import { cellsOf, examAreaSlugs } from '../../app/question-bank/exam-areas.ts';
import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

type Filed = Pick<BankQuestion, 'file' | 'id' | 'area' | 'cell'>;

/** Each cell of an area has as many questions as it should, in the file of its name. */
export function questionsFillEveryCell(questions: Filed[]): ContentProblem[] {
  const counts = examAreaSlugs.flatMap((area) =>
    Object.entries(cellsOf(area)).flatMap(([cell, wanted]) => {
      const count = questions.filter((question) => question.area === area && question.cell === cell).length;
      return count === wanted
        ? []
        : [{ file: fileOf({ area, cell }), field: '', problem: `has ${count} questions, not ${wanted}` }];
    }),
  );
  const strays = questions
    .filter((question) => question.file !== fileOf(question))
    .map((question) => ({
      file: question.file,
      field: `${question.id} cell`,
      problem: `belongs in ${fileOf(question)}`,
    }));
  return [...counts, ...strays];
}

const fileOf = ({ area, cell }: { area: string; cell: string }): string => `content/questions/${area}/${cell}.yaml`;
