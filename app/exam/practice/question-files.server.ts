import { createHash } from 'node:crypto';
import { readGlossary } from '../../glossary/glossary.server.ts';
import { readFormulas } from '../../math/formulas.server.ts';
import { type ExamArea, examAreaSlugs } from '../../question-bank/exam-areas.ts';
import { examTopics } from '../../question-bank/exam-topics.ts';
import { type BankQuestion, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import type { Difficulty } from '../readiness/readiness.ts';
import type { Question } from './question.ts';
import { variesOf } from './varies.server.ts';
import { workedSum } from './worked-sum.server.ts';

/**
 * `address` bears a hash of `content` (JSON, a list of questions): a file at one address never changes. `topic`: the id
 * of the one that all its questions have. `concept`: a number for each concept of the bank.
 */
export type QuestionFile = {
  area: ExamArea;
  topic: string;
  address: string;
  content: string;
  questions: { id: string; difficulty: Difficulty; concept: number }[];
};

let files: QuestionFile[] | undefined;

/**
 * Questions in a file: about 4 KB as served. Ten questions from anywhere then cost at most ten files of that, and a
 * full exam few more requests than it has areas and topics.
 */
const largestPart = 16;

/**
 * The bank as the practice page fetches it: a few files an area, each of one topic, so that a sitting loads only what
 * it asks. Made once: the page's loader and the build name them alike.
 */
export function questionFiles(): QuestionFile[] {
  const bank = readQuestionBank();
  const concepts = [...new Set(bank.map(({ concept }) => concept))];
  return (files ??= examAreaSlugs.flatMap((area) =>
    examTopics.flatMap(({ id: topic, name }) =>
      inParts(bank.filter((question) => question.area === area && question.topic === name)).map((part) =>
        questionFile(area, topic, part, concepts),
      ),
    ),
  ));
}

/** As few parts as there can be, none larger than another by more than one. */
function inParts<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / largestPart);
  const start = (part: number): number => Math.round((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(start(part), start(part + 1)));
}

function questionFile(area: ExamArea, topic: string, bank: BankQuestion[], concepts: string[]): QuestionFile {
  const content = JSON.stringify(bank.map(publicQuestion));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return {
    area,
    topic,
    content,
    address: `/assets/questions/${area}-${hash}.json`,
    questions: bank.map(({ id, difficulty, concept }) => ({ id, difficulty, concept: concepts.indexOf(concept) })),
  };
}

export const publicQuestion = (found: BankQuestion): Question => ({
  ...questionAsShown(found),
  ...(found.math && {
    sum: workedSum(found.math),
    ...formulaOf(found.term),
    ...variesOf({ ...found, math: found.math }),
  }),
});

/** What a page needs of any question, national or on a state's law: its term with the name that the glossary gives. */
export function questionAsShown({
  id,
  concept,
  difficulty,
  question,
  options,
  translated,
  answer,
  because,
  wrong,
  term,
}: Pick<
  BankQuestion,
  'id' | 'concept' | 'difficulty' | 'question' | 'options' | 'translated' | 'answer' | 'because' | 'wrong' | 'term'
>): Question {
  const name = readGlossary().get(term)?.term ?? term;
  return {
    id,
    concept,
    difficulty,
    question,
    options,
    ...(translated && { translated }),
    answer,
    because,
    wrong,
    term: { name, slug: term },
  };
}

/** The formula that a term belongs to; of several the first, which is the one that is learned first. */
function formulaOf(term: string): Pick<Question, 'formula'> {
  const found = readFormulas().find(({ terms }) => terms.includes(term));
  return found ? { formula: { name: found.name, slug: found.slug } } : {};
}
