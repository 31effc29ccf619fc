import { examAreas, examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';
import { type BankQuestion, readQuestionBank } from '../../../app/question-bank/question-bank.server.ts';
import { paths, termPage } from '../../../app/paths.ts';
import { readGlossary } from '../../../app/glossary/glossary.server.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { chooseQuestions } from './choose-questions.ts';

export const examLength = 100;
const letters = ['A', 'B', 'C', 'D'];

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
    content: {
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
