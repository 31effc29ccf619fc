import { expect, test } from 'vitest';
import { bankSize, cellsOf, examAreaSlugs } from '../../app/question-bank/exam-areas.ts';
import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import { conceptsAreAskedThrice } from './concepts-are-asked-thrice.ts';
import { enemiesAreInTheBank } from './enemies-are-in-the-bank.ts';
import { type LawCell, lawCells } from '../../app/exam/state-law/state-law.server.ts';
import { lawsFillEveryCell } from './laws-fill-every-cell.ts';
import { mathAddsUp, numberIn } from './math-adds-up.ts';
import { optionsAreFour } from './options-are-four.ts';
import { questionTermsExist } from './question-terms-exist.ts';
import { questionsAreDifferent } from './questions-are-different.ts';
import { questionsFillEveryCell } from './questions-fill-every-cell.ts';
import { rightOptionsAreNotTheLongest } from './right-options-are-not-the-longest.ts';
import { rightOptionsAreSpread } from './right-options-are-spread.ts';
import { wrongOptionsAreExplained } from './wrong-options-are-explained.ts';

const sound: BankQuestion = {
  file: 'content/questions/real-estate-math/commission-and-sale-sums.yaml',
  id: 'math-001',
  area: 'real-estate-math',
  topic: 'Laws of Agency',
  cell: 'commission-and-sale-sums',
  concept: 'commission-rates',
  skill: 'application',
  difficulty: 'easy',
  question: 'How much is the fee?',
  options: ['$50', '$60', '$70', '$80'],
  answer: 1,
  because: 'Why.',
  wrong: { 0: 'Low.', 2: 'High.', 3: 'Higher.' },
  term: 'commission',
  math: { inputs: { price: 1000, rate: 0.06 }, formula: 'price * rate', result: 60, unit: 'dollars', round: 2 },
};
const question = (changes: Partial<BankQuestion> = {}): BankQuestion => ({ ...sound, ...changes });
const withMath = (changes: Partial<NonNullable<BankQuestion['math']>>) =>
  question({ math: { ...sound.math!, ...changes } });
const problems = (found: { problem: string }[]) => found.map(({ problem }) => problem);

test('a cell with a question too few and a question in the wrong file are found', () => {
  const bank = examAreaSlugs.flatMap((area) =>
    Object.entries(cellsOf(area)).flatMap(([cell, count]) =>
      Array.from({ length: count }, () => question({ area, cell, file: `content/questions/${area}/${cell}.yaml` })),
    ),
  );
  expect(bank).toHaveLength(bankSize);
  expect(questionsFillEveryCell(bank)).toEqual([]);
  expect(problems(questionsFillEveryCell(bank.slice(1)))).toEqual(['has 49 questions, not 50']);
  expect(
    problems(questionsFillEveryCell([question({ file: 'content/questions/x.yaml' }), ...bank.slice(1)])),
  ).toContain('belongs in content/questions/real-estate-math/commission-and-sale-sums.yaml');
});

test('a concept with two questions, and one that stands in two cells, are found', () => {
  const asked = (cell: string) => question({ concept: 'points', cell });
  expect(conceptsAreAskedThrice([asked('loan-sums'), asked('loan-sums'), asked('loan-sums')])).toEqual([]);
  expect(problems(conceptsAreAskedThrice([asked('loan-sums'), asked('closing-sums')]))).toEqual([
    'has 2 questions; 3 are the fewest',
    'stands in more than one cell: loan-sums, closing-sums',
  ]);
});

test('an enemy that is not in the bank, or the question itself, is found', () => {
  const bank = [question(), question({ id: 'math-002', enemies: ['math-001'] })];
  expect(enemiesAreInTheBank(bank)).toEqual([]);
  expect(problems(enemiesAreInTheBank([question({ enemies: ['math-001', 'gone-001'] })]))).toEqual([
    'math-001 is no other question of the bank',
    'gone-001 is no other question of the bank',
  ]);
});

test('options that are not four, not different or without the answer are found', () => {
  expect(optionsAreFour([sound])).toEqual([]);
  expect(problems(optionsAreFour([question({ options: ['a', 'A', 'b'], answer: 3 })]))).toEqual([
    'has 3 options, not 4',
    'has an option twice',
    'answers with option 3, which it does not have',
  ]);
});

test('a place that holds the right option too often is found', () => {
  const bank = (firsts: number) =>
    Array.from({ length: 10 }, (_, index) => ({ answer: index < firsts ? 0 : 1 + (index % 3) }));
  expect(rightOptionsAreSpread(bank(3))).toEqual([]);
  expect(problems(rightOptionsAreSpread(bank(4)))).toEqual(['is 0 in 4 of 10 questions; 30% are the most']);
});

test('right options that are the longest too often are found; a tie does not count', () => {
  const bank = (longest: number) =>
    Array.from({ length: 10 }, (_, index) => ({
      options: [index < longest ? 'long one' : 'tie', 'tie', 'b', 'c'],
      answer: 0,
    }));
  expect(rightOptionsAreNotTheLongest(bank(3))).toEqual([]);
  expect(rightOptionsAreNotTheLongest(bank(4))).toHaveLength(1);
});

test('questions that share an id, a text or most of their words are found', () => {
  const asked = (id: string, text: string) => question({ id, question: text });
  const bank = [
    asked('a-001', 'Which deed promises the most to a buyer?'),
    asked('a-002', 'Which lien is paid first of all?'),
  ];
  expect(questionsAreDifferent(bank)).toEqual([]);
  expect(problems(questionsAreDifferent([...bank, asked('a-001', 'What is escheat?')]))).toEqual([
    'has an id that another question has',
  ]);
  expect(problems(questionsAreDifferent([...bank, asked('a-003', bank[0]!.question)]))).toEqual([
    'asks the same as a-001',
  ]);
  expect(
    problems(questionsAreDifferent([...bank, asked('a-003', 'Which deed promises the most to a seller?')])),
  ).toEqual(['asks nearly the same as a-001']);
});

test('a wrong option without a reason and a reason for the right one are found', () => {
  expect(wrongOptionsAreExplained([sound])).toEqual([]);
  expect(problems(wrongOptionsAreExplained([question({ wrong: { 0: 'Low.', 1: 'Right.', 2: 'High.' } })]))).toEqual([
    'does not say why option 3 is wrong',
    'says why option 1 is wrong, which is the right one',
  ]);
});

test('a term that is not in the glossary is found', () => {
  expect(questionTermsExist([sound], new Set(['commission']))).toEqual([]);
  expect(problems(questionTermsExist([sound], new Set(['deed'])))).toEqual(['commission is no term of the glossary']);
});

test('sums are done again and compared with the result and the options', () => {
  expect(mathAddsUp([sound])).toEqual([]);
  expect(problems(mathAddsUp([withMath({ formula: 'price * rate * 2' })]))).toEqual(['gives 120, not 60']);
  expect(problems(mathAddsUp([question({ answer: 0 })]))).toEqual([
    'the right option "$50" is not 60',
    'the wrong option "$60" is 60 too',
  ]);
  expect(problems(mathAddsUp([withMath({ inputs: { price: 1000, rate: 0.06, days: 30 } })]))).toEqual([
    'does not use its input days',
  ]);
  expect(problems(mathAddsUp([withMath({ formula: 'price * tax' })]))[0]).toContain('names tax');
  expect(problems(mathAddsUp([question({ math: undefined })]))).toEqual(['is missing']);
  expect(mathAddsUp([question({ math: undefined, area: 'contracts-and-agency' })])).toEqual([]);
});

test('the number of an option is read through signs, commas and words', () => {
  expect(['$179,820.81', '0.5 acre', '7 percent', '120'].map(numberIn)).toEqual([179_820.81, 0.5, 7, 120]);
  expect(['none', '2 of 3'].map(numberIn)).toEqual([undefined, undefined]);
});

test('a state law with a thin cell, too few questions or one in the wrong file is found', () => {
  const law = (slug: string, counts: Partial<Record<LawCell, number>>) => ({
    slug,
    questions: (Object.keys(lawCells) as LawCell[]).flatMap((cell) =>
      Array.from({ length: counts[cell] ?? lawCells[cell] }, (_, index) => ({
        file: `content/state-law/${slug}/${cell}.yaml`,
        id: `xx-${index}`,
        state: slug,
        cell,
      })),
    ),
  });
  expect(lawsFillEveryCell([law('ohio', {})])).toEqual([]);
  expect(problems(lawsFillEveryCell([law('ohio', { records: 2 })]))).toEqual([
    'has 2 questions; 4 are the fewest',
    'has 78 questions; 80 are the fewest',
  ]);
  const strayed = law('ohio', {});
  strayed.questions[0] = { ...strayed.questions[0]!, state: 'iowa' };
  expect(problems(lawsFillEveryCell([strayed]))).toEqual([
    'belongs in content/state-law/ohio/licensing.yaml, with its state',
  ]);
});
