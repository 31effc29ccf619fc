import { examAreas, examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';
import { type BankQuestion, readQuestionBank } from '../../../app/question-bank/question-bank.server.ts';
import { paths, termPage } from '../../../app/paths.ts';
import { readGlossary } from '../../../app/glossary/glossary.server.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { chooseQuestions } from './choose-questions.ts';

export const examLength = 100;
const letters = ['A', 'B', 'C', 'D'];

/** What the template says. */
const words = {
  intro:
    `${examLength} questions, mixed as in a national exam. Give yourself ${examLength * 1.5} minutes, mark your ` +
    'answers on the <0>answer sheet</0>, then read the <1>key</1>, which says why the right answer is right and why ' +
    'each other one is wrong.',
  rules: [
    'Each question has one best answer.',
    'Answer them all before you look at the key.',
    'In the file, the number of a question opens its answer, and the number of an answer goes back.',
  ],
  warnings: [
    'These questions were written for {0}. None was copied from an exam.',
    'Your state’s own law is not asked here: study it with your state’s guide and handbook.',
    'No practice test can promise a pass.',
  ],
  questions: 'Questions',
  sheet: 'Answer sheet',
  name: 'Name',
  date: 'Date',
  rightAnswers: 'Right answers',
  score: 'Your score by area',
  scoring: 'Count the right answers of each area. The area with the smallest share is where to study next.',
  areas: [{ label: 'Area' }, { label: 'Questions' }, { label: 'Of' }, { label: 'Right' }],
  key: 'Answers at a glance',
  answers: [{ label: 'No.' }, { label: 'Answer' }],
  reasons: 'Answers and reasons',
  toRead: 'To read: {0}',
};

/** A hundred questions, a sheet to answer on, and a key that says why. */
export function practiceExamDocument(origin: string): PdfDocument {
  const questions = chooseQuestions(readQuestionBank(), examLength);
  return {
    name: 'practice-exam-questions',
    template: 'practice-exam',
    title: 'Practice exam questions',
    description:
      `${examLength} original questions in the style of a national real estate exam, with an answer sheet and a ` +
      'key that says why.',
    path: paths.practice,
    license: licenses.study,
    words,
    content: {
      asksIn: 'en',
      questions: questions.map((question, index) => shown(question, index + 1, origin)),
      areas: areasOf(questions),
    },
  };
}

function shown(question: BankQuestion, number: number, origin: string) {
  return {
    number,
    area: examAreas[question.area].name,
    question: question.question,
    options: question.options.map((text, place) => ({ letter: letters[place], text })),
    answer: letters[question.answer],
    because: question.because,
    wrong: Object.entries(question.wrong).map(([place, text]) => ({ letter: letters[Number(place)], text })),
    term: readGlossary().get(question.term)?.term ?? question.term,
    termAddress: `${origin}${termPage(question.term)}`,
  };
}

/** Which numbers belong to which area, for the reader's score by area. */
function areasOf(questions: BankQuestion[]): { name: string; numbers: number[] }[] {
  return examAreaSlugs.map((slug) => ({
    name: examAreas[slug].name,
    numbers: questions.flatMap(({ area }, index) => (area === slug ? [index + 1] : [])),
  }));
}
