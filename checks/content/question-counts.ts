import type { StateLaw } from '../../app/exam/state-law/state-law.server.ts';
import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';

/** How many questions each area of the bank and each state's law has, with its cells: a line each. */
export const questionCounts = (questions: BankQuestion[], laws: StateLaw[]): string[] => [
  ...[...Map.groupBy(questions, ({ area }) => area)].map(([area, of]) => `${area} ${byCell(of)}`),
  ...laws.map((law) => `${law.name} law ${byCell(law.questions)}`),
];

function byCell(questions: { cell: string }[]): string {
  const cells = [...Map.groupBy(questions, ({ cell }) => cell)].map(([cell, found]) => `${cell} ${found.length}`);
  return `${questions.length}: ${cells.join(', ')}`;
}
