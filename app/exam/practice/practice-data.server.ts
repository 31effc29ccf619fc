import { asWritten } from '../../content/words-of-content.server.ts';
import { examAreaSlugs } from '../../question-bank/exam-areas.ts';
import { examTopics } from '../../question-bank/exam-topics.ts';
import { enemyPairs, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import { writeBank } from './bank-files.ts';
import { publicQuestion, questionFiles } from './question-files.server.ts';
import { listStateLaws } from '../state-law/state-law.server.ts';
import { combinedSources, statesOfExam } from './exam-states.server.ts';

/** Everything of the page but the questions themselves, which are fetched when an exam begins. */
export function practiceData() {
  return {
    bank: writeBank({
      files: questionFiles().map(({ area, topic, address, questions }) => ({
        area,
        topic,
        address,
        questions: questions.map(({ id, difficulty, concept }) => [id, difficulty, concept]),
      })),
      enemies: enemyPairs([...readQuestionBank(), ...listStateLaws().flatMap(({ questions }) => questions)]),
    }),
    topics: examTopics.map(({ id, name }) => ({ id, name })),
    states: statesOfExam(),
    combined: combinedSources(),
    samples: samples(),
  };
}

/** Ten short questions, always the same: one of each area, and the next of the two largest. */
function samples() {
  const bank = readQuestionBank().filter(({ math }) => !math?.formula.includes('**'));
  const length = ({ question, options, because }: (typeof bank)[number]): number =>
    question.length + options.join('').length + asWritten(because).length;
  const shortest = (area: string) =>
    bank.filter((question) => question.area === area).toSorted((a, b) => length(a) - length(b));
  const second = new Set<string>(['contracts-and-agency', 'property-characteristics']);
  return examAreaSlugs
    .flatMap((area) => shortest(area).slice(0, second.has(area) ? 2 : 1))
    .map((question) => {
      const { id, question: text, options, answer, because } = publicQuestion(question);
      return { id, area: question.area, question: text, options, answer, because };
    });
}
