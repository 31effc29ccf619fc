/** Questions about the license above the first one. */
import { hours, years } from '../../wording/wording.ts';
import { adultAges, type Ask } from './ask.server.ts';

const brokerTitles = [
  'Managing Broker',
  'Principal Broker',
  'Qualifying Broker',
  'Responsible Broker',
  'Employing Broker',
];

/**
 * Asked only where the title is a name of its own: "broker" goes by many. Other licenses may lie between it and the
 * first one, as Associate Broker does in Wyoming, and no fact lists them: so the question never asks for the next one
 * up.
 */
export const brokerTitle: Ask<string> = ({ value, name }) => {
  const right = brokerTitles.find((title) => value.startsWith(title));
  return right === undefined
    ? null
    : {
        question: `Which of these licenses does ${name} have above its entry-level one?`,
        right,
        wrong: brokerTitles.filter((title) => title !== right),
        says: `In ${name}, the ${value} license is above the entry-level one`,
      };
};

export const brokerExam: Ask<boolean> = ({ value, name, words, person: { name: who, they, their } }) =>
  value
    ? {
        question:
          `${who} has been licensed in ${name} for years and now wants the ${words.broker} license. Which exam ` +
          `must ${they} pass?`,
        right: 'The state’s exam for that license',
        wrong: [
          `None: ${their} first exam counts again`,
          `The ${words.licensee} exam once more, with a higher passing score`,
          'None, if the years of experience are enough',
        ],
        says: `The ${words.broker} license has its own exam`,
      }
    : null;

export const brokerExperience: Ask<number> = ({ value, fact, name, words }) =>
  fact.note?.includes('none')
    ? null
    : {
        question: `How much experience does ${name} require for the ${words.broker} license?`,
        number: value,
        plausible: [1, 2, 3, 4, 5, 6],
        note: fact.note,
        format: years,
        says: `${name} requires ${years(value)}`,
      };

export const brokerAge: Ask<number> = ({ value, fact, name, words }) => ({
  question: `What’s the minimum age for the ${words.broker} license in ${name}?`,
  number: value,
  plausible: adultAges,
  note: fact.note,
  format: String,
  says: `You must be at least ${value}`,
});

/** Asked only where the figure needs no caveat: many states count the entry course in, others do not. */
export const brokerHours: Ask<number> = ({ value, fact, name, words, elsewhere }) =>
  fact.note
    ? null
    : {
        question: `How many hours of education does ${name} require for the ${words.broker} license?`,
        number: value,
        plausible: elsewhere,
        format: hours,
        says: `${name} requires ${hours(value)}`,
      };
