import { expect, test } from 'vitest';
import { asksTranslated, shownQuestion } from './shown-question.ts';
import type { LoadedQuestion } from './use-question-bank.ts';

const question: LoadedQuestion = {
  id: 'math-900',
  concept: 'commission',
  difficulty: 'easy',
  area: 'real-estate-math',
  topic: 'math',
  question: 'A house sells for $200,000 at 5%. What is the commission?',
  options: ['$10,000', '$20,000', '$5,000', '$1,000'],
  translated: {
    question: 'La comisión es del 5%. Una casa se vende en $200,000. ¿De cuánto es la comisión?',
    options: ['$10,000', '$20,000', '$5,000', '$1,000'],
  },
  answer: 0,
  because: '5% of $200,000 is $10,000.',
  wrong: {},
  term: { name: 'Commission', slug: 'commission' },
  // Each column where its figure stands: question, options, reason, and the same translated, in its own order.
  varies: {
    rows: [['300,000', '15,000', '30,000', '7,500', '1,500']],
    columns: [0, -1, 1, 2, 3, 4, -1, 0, 1, -1, 0, 1, 2, 3, 4],
  },
};
const exam = { id: 'exam', shuffled: true, varied: true };

test('the same figures and the same order of options stand in both languages', () => {
  const [english, translated] = [false, true].map((isTranslated) => shownQuestion(question, exam, isTranslated));
  expect(english!.question).toBe('A house sells for $300,000 at 5%. What is the commission?');
  expect(translated!.question).toBe('La comisión es del 5%. Una casa se vende en $300,000. ¿De cuánto es la comisión?');
  expect(translated!.options).toEqual(english!.options);
  expect(translated!.answer).toBe(english!.answer);
  expect(translated!.options[translated!.answer]).toBe('$15,000');
});

test('a question without words in the language of the page stays as it is written', () => {
  const { translated: _, ...plain } = question;
  expect(shownQuestion(plain, exam, true).question).toBe('A house sells for $300,000 at 5%. What is the commission?');
});

test('questions are asked as the chosen state gives its exam, until a visitor says otherwise', () => {
  const states = [{ slug: 'florida', isTranslated: true }, { slug: 'ohio' }];
  expect(asksTranslated({ state: 'florida' }, states)).toBe(true);
  expect(asksTranslated({ state: 'ohio' }, states)).toBe(false);
  expect(asksTranslated({ state: 'florida', translated: false }, states)).toBe(false);
  expect(asksTranslated({ state: '', translated: true }, states)).toBe(true);
  expect(asksTranslated(undefined, states)).toBe(false);
});
