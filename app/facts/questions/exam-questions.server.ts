/** Questions about the exam: who gives it, how long it is, what passes, what it costs. */
import { dollars, plural } from '../../wording/wording.ts';
import { type Ask, askNumber } from './ask.server.ts';

const vendors = ['PSI', 'Pearson VUE', 'Prometric'];

export const provider: Ask<string> = ({ value, name, words }) => {
  const itself = 'The state’s own regulator, without a vendor';
  const isState = words.examBy === words.regulator;
  // Vermont’s exam is given by two: no single name would be right.
  if (!isState && !vendors.includes(value)) return null;
  return {
    question: `Who gives the real estate license exam in ${name}?`,
    right: isState ? itself : value,
    wrong: isState ? vendors : [...vendors.filter((vendor) => vendor !== value), itself],
    says: `The exam in ${name} is given by ${isState ? words.regulator : value}`,
  };
};

export const passingScore: Ask<number> = ({ value, fact, name, known }) => {
  // Where the portions differ, a single number would be half right: see splitScore.
  if (fact.note?.includes('state portion')) return null;
  const format = scoreIn(known('entry.exam.passingScore') as string | null, fact.note);
  return {
    question: `Which score do you need, at least, to pass the ${name} exam?`,
    number: value,
    plausible: [60, 65, 70, 75, 80, 85, 90],
    note: fact.note,
    format,
    says: `The pass mark in ${name} is ${format(value).toLowerCase()}`,
  };
};

/** A percentage, a score, or a scaled score, as the published wording has it. */
function scoreIn(wording: string | null, note: string | undefined): (score: number) => string {
  if (/scaled/.test(`${wording} ${note}`)) return (score) => `A scaled score of ${score}`;
  return wording && !/%|out of/.test(wording) ? (score) => `A score of ${score}` : (score) => `${score}%`;
}

/** Two portions with two pass marks. */
export const splitScore: Ask<string> = ({ value, name }) => {
  const [, national, state] = /^(\d+)% on the national portion and (\d+)% on the state portion$/.exec(value) ?? [];
  if (!national || !state) return null;
  const both = (first: string, second: string): string => `${first}% national, ${second}% state`;
  return {
    question: `Which scores do you need, at least, on the two portions of the ${name} exam?`,
    right: both(national, state),
    wrong: [both(state, national), both(national, national), both(state, state)],
    says: `You need ${national}% on the national portion and ${state}% on the state portion`,
  };
};

const questions = (count: number): string => plural(count, 'question');

export const stateQuestions = askNumber({
  format: questions,
  question: ({ name }) => `How many scored questions does the state portion of the ${name} exam have?`,
  says: (name, value) => `The state portion of the ${name} exam has ${value} that count`,
});

export const nationalQuestions = askNumber({
  format: questions,
  steps: [-30, -20, 20, 30, 40],
  question: ({ name }) => `How many scored questions does the national portion of the ${name} exam have?`,
  says: (name, value) => `The national portion has ${value} that count in ${name}`,
});

export const totalQuestions = askNumber({
  format: questions,
  question: ({ name }) => `How many scored questions does the whole ${name} exam have?`,
  says: (name, value) => `The whole exam in ${name} has ${value} that count`,
});

export const minutes = askNumber({
  format: (value) => plural(value, 'minute'),
  steps: [-60, -30, 30, 60],
  question: ({ name }) => `How much time does the ${name} exam give you in all?`,
  says: (name, value) => `The ${name} exam gives you ${value} in all`,
});

export const examFee = askNumber({
  format: dollars,
  steps: [-10, 10, 20],
  question: ({ name }) => `What does one attempt at the whole ${name} exam cost?`,
  says: (name, value) => `One attempt at the exam costs ${value} in ${name}`,
});
