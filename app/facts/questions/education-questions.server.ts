/** Questions about the license itself and the courses before it. */
import { hours, withArticle } from '../../wording/wording.ts';
import { adultAges, type Ask, askNumber } from './ask.server.ts';

/** Titles that share all words of one of them ("Broker" and "Associate Broker") can be called the same. */
function isOtherTitle(title: string, right: string): boolean {
  const [ours, theirs] = [right, title].map((text) => text.toLowerCase().split(' ')) as [string[], string[]];
  return !ours.every((word) => theirs.includes(word)) && !theirs.every((word) => ours.includes(word));
}

export const title: Ask<string> = ({ value, fact, name, elsewhere }) => {
  const wrong = [...new Set(elsewhere)].filter(
    (other) => isOtherTitle(other, value) && !fact.note?.toLowerCase().includes(other.toLowerCase()),
  );
  return wrong.length < 3
    ? null
    : {
        question: `What does ${name} call its entry-level real estate license?`,
        right: value,
        wrong,
        says: `The first license in ${name} is the ${value.toLowerCase()} license`,
      };
};

export const minimumAge: Ask<number> = ({ value: age, fact, name, words, person, odd }) => {
  const says = `You must be at least ${age}`;
  if (odd)
    return {
      says,
      question: `What’s the minimum age for ${withArticle(words.licensee)} license in ${name}?`,
      number: age,
      plausible: adultAges,
      note: fact.note,
      format: String,
    };
  const { name: who, they, their } = person;
  return {
    says,
    question:
      `${who} is ${age - 1} and has found a broker in ${name}. When can ${they} first be licensed as ` +
      `${withArticle(words.licensee)}?`,
    right: `On ${their} ${age}th birthday`,
    wrong: [
      'Right away, since a broker will sponsor the application',
      'Right away, with a parent’s written consent',
      `On ${their} 21st birthday`,
    ],
  };
};

export const highSchool: Ask<boolean> = ({ value, name }) =>
  value
    ? {
        question: `Besides the pre-licensing course, what education does ${name} require?`,
        right: 'A high school diploma or its equivalent',
        wrong: [
          'A two-year degree from a community college',
          'A bachelor’s degree in business, law, or real estate',
          'None at all beyond elementary school',
        ],
        says: `${name} requires a diploma or its equivalent`,
      }
    : null;

export const prelicenseHours = askNumber({
  question: ({ name, words }) =>
    `How many hours of pre-licensing education does ${name} require for ${withArticle(words.licensee)} license?`,
  says: (value, { name }) => `${name} requires ${value}`,
  format: hours,
});

/** A comparison with neighbors whose figure is as sure, where one of the four stands clear of the rest. */
export const mostHours: Ask<number> = ({ value: own, name, neighbors }) => {
  const others = neighbors.slice(0, 3);
  if (others.length < 3) return null;
  const [most, next] = [{ name, value: own }, ...others].toSorted((a, b) => b.value - a.value) as [
    { name: string; value: number },
    { value: number },
  ];
  // Ten hours apart: an extra class here or there must not turn the answer around.
  if (most.value - next.value < 10) return null;
  return {
    question: 'Which of these neighboring states requires the most hours of pre-licensing education?',
    right: most.name,
    wrong: [name, ...others.map((other) => other.name)].filter((other) => other !== most.name),
    says: `${name} requires ${hours(own)}`,
    caveat: false,
    more: [
      ' ',
      ...others.flatMap(({ name: other, guide, value }, index) => [
        ...(index === 0 ? [] : [index === 1 ? ', ' : ', and ']),
        { text: `${other}${index === 0 ? ' requires' : ''} ${hours(value)}`, marks: [], href: `${guide}#steps` },
      ]),
      '.',
    ],
  };
};
