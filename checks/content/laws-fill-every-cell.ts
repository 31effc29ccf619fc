import { type LawCell, lawCells, moduleSize, type StateLaw } from '../../app/exam/state-law/state-law.server.ts';
import type { ContentProblem } from './content-problem.ts';

type Law = { slug: string; questions: Pick<StateLaw['questions'][number], 'file' | 'id' | 'state' | 'cell'>[] };

/** A state's law has enough questions in each cell and in all, each in the file of its cell and of its state. */
export function lawsFillEveryCell(laws: Law[]): ContentProblem[] {
  return laws.flatMap(({ slug, questions }) => {
    const folder = `content/state-law/${slug}`;
    const thin = (Object.keys(lawCells) as LawCell[]).flatMap((cell) => {
      const count = questions.filter((question) => question.cell === cell).length;
      return count >= lawCells[cell]
        ? []
        : [
            {
              file: `${folder}/${cell}.yaml`,
              field: '',
              problem: `has ${count} questions; ${lawCells[cell]} are the fewest`,
            },
          ];
    });
    const strays = questions
      .filter(({ file, state, cell }) => state !== slug || file !== `${folder}/${cell}.yaml`)
      .map(({ file, id, cell }) => ({ file, field: id, problem: `belongs in ${folder}/${cell}.yaml, with its state` }));
    const few =
      questions.length >= moduleSize
        ? []
        : [{ file: folder, field: '', problem: `has ${questions.length} questions; ${moduleSize} are the fewest` }];
    return [...thin, ...strays, ...few];
  });
}
