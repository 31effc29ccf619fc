/** Questions about the state’s exam: who gives it, how long it is, what passes, what it costs. */
import type { Fact } from '../../facts/state-record.server.ts';
import { dollars, plural } from '../../wording/wording.ts';
import { because, type Kind, sureOf, valuesElsewhere } from './draft.server.ts';
import type { GuideSection } from './state-question.ts';

const vendors = ['PSI', 'Pearson VUE', 'Prometric'];

export const provider: Kind = ({
  record: {
    name,
    words,
    entry: {
      exam: { provider: fact },
    },
  },
}) => {
  const found = sureOf(fact);
  const itself = 'The state’s own regulator, without a vendor';
  if (found === null) return null;
  const isState = words.examBy === words.regulator;
  // Vermont’s exam is given by two: no single name would be right.
  if (!isState && !vendors.includes(found)) return null;
  return {
    fact: 'entry.exam.provider',
    section: 'exam',
    question: `Who gives the real estate license exam in ${name}?`,
    right: isState ? itself : found,
    wrong: isState ? vendors : [...vendors.filter((vendor) => vendor !== found), itself],
    why: (writer) => because(writer, fact, `The exam in ${name} is given by ${isState ? words.regulator : found}`),
  };
};

export const passingScore: Kind = ({
  record: {
    name,
    entry: { exam },
  },
}) => {
  const { passingPercent: fact, passingScore: wording } = exam;
  const value = sureOf(fact);
  // Where the portions differ, a single number would be half right: see splitScore.
  if (value === null || fact.note?.includes('state portion')) return null;
  const scaled = /scaled/.test(`${wording.value} ${fact.note}`);
  const format = (score: number): string =>
    scaled
      ? `A scaled score of ${score}`
      : wording.value && !/%|out of/.test(wording.value)
        ? `A score of ${score}`
        : `${score}%`;
  return {
    fact: 'entry.exam.passingPercent',
    section: 'exam',
    question: `Which score do you need, at least, to pass the ${name} exam?`,
    number: value,
    plausible: [60, 65, 70, 75, 80, 85, 90],
    note: fact.note,
    format,
    why: (writer) => because(writer, fact, `The pass mark in ${name} is ${format(value).toLowerCase()}`),
  };
};

/** Two portions with two pass marks. */
export const splitScore: Kind = ({
  record: {
    name,
    entry: {
      exam: { passingScore: fact },
    },
  },
}) => {
  const [, national, state] =
    /^(\d+)% on the national portion and (\d+)% on the state portion$/.exec(sureOf(fact) ?? '') ?? [];
  if (!national || !state) return null;
  const both = (first: string, second: string): string => `${first}% national, ${second}% state`;
  return {
    fact: 'entry.exam.passingScore',
    section: 'exam',
    question: `Which scores do you need, at least, on the two portions of the ${name} exam?`,
    right: both(national, state),
    wrong: [both(state, national), both(national, national), both(state, state)],
    why: (writer) =>
      because(writer, fact, `You need ${national}% on the national portion and ${state}% on the state portion`),
  };
};

type Numbered = {
  path: string;
  fact: (record: Parameters<Kind>[0]['record']) => Fact<number>;
  section: GuideSection;
  question: (name: string) => string;
  says: (name: string, value: string) => string;
  format: (value: number) => string;
  more?: number[];
};

/** A question whose answer is one number of one fact. */
const numbered =
  ({ path, fact: find, section, question, says, format, more = [] }: Numbered): Kind =>
  ({ record, states }) => {
    const fact = find(record);
    const value = sureOf(fact);
    return value === null
      ? null
      : {
          fact: path,
          section,
          question: question(record.name),
          number: value,
          plausible: [...valuesElsewhere(states, path), ...more.map((step) => Math.round((value + step) * 100) / 100)],
          note: fact.note,
          format,
          why: (writer) => because(writer, fact, says(record.name, format(value))),
        };
  };

const questions = (count: number): string => plural(count, 'question');

export const stateQuestions = numbered({
  path: 'entry.exam.stateQuestions',
  fact: ({ entry }) => entry.exam.stateQuestions,
  section: 'exam',
  format: questions,
  question: (name) => `How many scored questions does the state portion of the ${name} exam have?`,
  says: (name, value) => `The state portion of the ${name} exam has ${value} that count`,
});

export const nationalQuestions = numbered({
  path: 'entry.exam.nationalQuestions',
  fact: ({ entry }) => entry.exam.nationalQuestions,
  section: 'exam',
  format: questions,
  more: [-30, -20, 20, 30, 40],
  question: (name) => `How many scored questions does the national portion of the ${name} exam have?`,
  says: (name, value) => `The national portion has ${value} that count in ${name}`,
});

export const totalQuestions = numbered({
  path: 'entry.exam.totalQuestions',
  fact: ({ entry }) => entry.exam.totalQuestions,
  section: 'exam',
  format: questions,
  question: (name) => `How many scored questions does the whole ${name} exam have?`,
  says: (name, value) => `The whole exam in ${name} has ${value} that count`,
});

export const minutes = numbered({
  path: 'entry.exam.minutes',
  fact: ({ entry }) => entry.exam.minutes,
  section: 'exam',
  format: (value) => plural(value, 'minute'),
  more: [-60, -30, 30, 60],
  question: (name) => `How much time does the ${name} exam give you in all?`,
  says: (name, value) => `The ${name} exam gives you ${value} in all`,
});

export const examFee = numbered({
  path: 'entry.exam.feeUsd',
  fact: ({ entry }) => entry.exam.feeUsd,
  section: 'costs',
  format: dollars,
  more: [-10, 10, 20],
  question: (name) => `What does one attempt at the whole ${name} exam cost?`,
  says: (name, value) => `One attempt at the exam costs ${value} in ${name}`,
});

export const applicationFee = numbered({
  path: 'entry.applicationFeeUsd',
  fact: ({ entry }) => entry.applicationFeeUsd,
  section: 'costs',
  format: dollars,
  more: [-60, -30, 40, 80, 150],
  question: (name) => `What does ${name} charge for the application and the first license together?`,
  says: (name, value) => `The application and the license cost ${value} in ${name}`,
});
