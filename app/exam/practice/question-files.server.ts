import { createHash } from 'node:crypto';
import { readGlossary } from '../../glossary/glossary.server.ts';
import { type ExamArea, examAreaSlugs } from '../../question-bank/exam-areas.ts';
import { examTopics } from '../../question-bank/exam-topics.ts';
import { type BankQuestion, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import type { Question } from './question.ts';
import { workedSum } from './worked-sum.server.ts';

/** `address` bears a hash of `content` (JSON, a list of questions): a file at one address never changes. */
export type QuestionFile = {
  area: ExamArea;
  address: string;
  content: string;
  questions: { id: string; topic: string }[];
};

let files: QuestionFile[] | undefined;

/**
 * The bank as the practice page fetches it, one file an area. Made once: the page's loader and the build name them
 * alike.
 */
export function questionFiles(): QuestionFile[] {
  const bank = readQuestionBank();
  return (files ??= examAreaSlugs.map((area) =>
    questionFile(
      area,
      bank.filter((question) => question.area === area),
    ),
  ));
}

function questionFile(area: ExamArea, bank: BankQuestion[]): QuestionFile {
  const content = JSON.stringify(bank.map(publicQuestion));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return {
    area,
    content,
    address: `/assets/questions/${area}-${hash}.json`,
    questions: bank.map(({ id, topic }) => ({ id, topic: topicId(topic) })),
  };
}

export function publicQuestion({
  id,
  difficulty,
  question,
  options,
  answer,
  because,
  wrong,
  term,
  math,
}: BankQuestion): Question {
  const name = readGlossary().get(term)?.term ?? term;
  return {
    id,
    difficulty,
    question,
    options,
    answer,
    because,
    wrong,
    term: { name, slug: term },
    ...(math && { sum: workedSum(math) }),
  };
}

function topicId(topic: string): string {
  const found = examTopics.find(({ name }) => name === topic);
  if (!found) throw new Error(`content/questions: ${topic} is no topic`);
  return found.id;
}
