/** Questions about the exam: who gives it, how long it is, what passes, what it costs. */
import { capitalize, dollars, plural } from '../../wording/wording.ts';
import { type Ask, askNumber } from './ask.server.ts';

const vendors = ['PSI', 'Pearson VUE', 'Prometric'];

export const provider: Ask<string> = ({ value, name, words }) => {
  const itself = 'The state regulator itself, without an exam company';
  const isState = words.examBy === words.regulator;
  // Vermont’s exam is given by two: no single name would be right.
  if (!isState && !vendors.includes(value)) return null;
  return {
    question: `Who gives the real estate license exam in ${name}?`,
    right: isState ? itself : value,
    wrong: isState ? vendors : [...vendors.filter((vendor) => vendor !== value), itself],
    says: `${isState ? capitalize(words.regulator) : value} gives the ${name} exam`,
  };
};

export const passingScore: Ask<number> = ({ value, fact, name, known }) => {
  // Where the portions differ, a single number would be half right: see splitScore.
  if (fact.note?.includes('state portion')) return null;
  const format = scoreIn(known('entry.exam.passingScore') as string | null, fact.note);
  return {
    question: `What score do you need to pass the ${name} exam?`,
    number: value,
    plausible: [60, 65, 70, 75, 80, 85, 90],
    note: fact.note,
    format,
    says: `You need ${format(value).replace(/^A/, 'a')} to pass`,
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
    question: `What scores do you need on the two portions of the ${name} exam?`,
    right: both(national, state),
    wrong: [both(state, national), both(national, national), both(state, state)],
    says: `You need ${national}% on the national portion and ${state}% on the state portion`,
  };
};

const questions = (count: number): string => plural(count, 'question');
const scored = (count: number): string => plural(count, 'scored question');

export const stateQuestions = askNumber({
  format: questions,
  question: ({ name }) => `How many scored questions does the state portion of the ${name} exam have?`,
  says: (_, { value }) => `The state portion has ${scored(value)}`,
});

export const nationalQuestions = askNumber({
  format: questions,
  steps: [-30, -20, 20, 30, 40],
  question: ({ name }) => `How many scored questions does the national portion of the ${name} exam have?`,
  says: (_, { value }) => `The national portion has ${scored(value)}`,
});

export const totalQuestions = askNumber({
  format: questions,
  question: ({ name }) => `How many scored questions does the whole ${name} exam have?`,
  says: (_, { value }) => `The whole exam has ${scored(value)}`,
});

export const minutes = askNumber({
  format: (value) => plural(value, 'minute'),
  steps: [-60, -30, 30, 60],
  question: ({ name }) => `How much time do you get for the whole ${name} exam?`,
  says: (value) => `You get ${value} in all`,
});

export const examFee = askNumber({
  format: dollars,
  steps: [-10, 10, 20],
  question: ({ name }) => `What does one attempt at the whole ${name} exam cost?`,
  says: (value) => `One attempt costs ${value}`,
});
