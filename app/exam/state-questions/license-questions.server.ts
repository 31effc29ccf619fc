/** Questions about who licenses, the license itself and what an applicant must bring. */
import { stateGuide } from '../../paths.ts';
import { hours, withArticle } from '../../wording/wording.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import { adultAges, because, type Kind, personIn, sureOf, valuesElsewhere } from './draft.server.ts';
import { isOdd } from './options.ts';

const withoutParentheses = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');

export const regulator: Kind = ({
  record: {
    name,
    words,
    regulator: { name: fact },
  },
}) => {
  const right = sureOf(fact);
  return right === null
    ? null
    : {
        fact: 'regulator.name',
        section: 'regulator',
        question: `Who licenses real estate ${words.licensees} in ${name}?`,
        right: withoutParentheses(right),
        wrong: [
          `${name} Association of Realtors`,
          `Attorney General of ${name}`,
          `Multiple listing service of ${name}`,
          'U.S. Department of Housing and Urban Development (HUD)',
        ],
        why: (writer) =>
          because(writer, fact, `Each state licenses its own agents. In ${name}, this agency does it: ${right}`),
      };
};

/** A citation that says what the law is about would answer a question about it. */
const isTelling = (citation: string): boolean => /licens|broker|real estate/i.test(citation);

export const law: Kind = ({ record: { name, law: fact } }) => {
  const found = sureOf(fact);
  if (found === null) return null;
  const citation = withoutParentheses(found.citation);
  const about = {
    fact: 'law',
    section: 'regulator' as const,
    why: (writer: FigureWriter) =>
      because(
        writer,
        { ...fact, note: undefined },
        `Each state has a license law of its own: in ${name} it is ${found.citation.replace(/\.$/, '')}`,
      ),
  };
  if (isTelling(citation))
    return {
      ...about,
      question: `Which of these is ${name}’s real estate license law?`,
      right: found.citation,
      wrong: otherRules,
    };
  return {
    ...about,
    question: `You see “${citation}” cited in ${name}. What is in that law?`,
    right: 'The rules on licensing brokers and those who work for them',
    wrong: otherContents,
  };
};

const otherRules = [
  'Real Estate Settlement Procedures Act, 12 U.S.C. 2601 and following',
  'Truth in Lending Act, 15 U.S.C. 1601 and following',
  'Code of Ethics of the National Association of Realtors, Articles 1 to 17',
  'Fair Housing Act, 42 U.S.C. 3601 and following',
  'Equal Credit Opportunity Act, 15 U.S.C. 1691 and following',
];
const otherContents = [
  'The rights and duties of landlords and of those who rent from them',
  'The building code, and the zoning of land in cities and counties',
  'The recording of deeds and mortgages in the counties',
  'The taxation of land and buildings, and appeals against an assessment',
];

/** Titles that share all words of one of them ("Broker" and "Associate Broker") can be called the same. */
function isOtherTitle(title: string, right: string): boolean {
  const [ours, theirs] = [right, title].map((text) => text.toLowerCase().split(' ')) as [string[], string[]];
  return !ours.every((word) => theirs.includes(word)) && !theirs.every((word) => ours.includes(word));
}

export const title: Kind = ({
  record: {
    name,
    entry: { title: fact },
  },
  states,
}) => {
  const right = sureOf(fact);
  const wrong = [...new Set(states.flatMap(({ entry }) => sureOf(entry.title) ?? []))].filter(
    (other) => right !== null && isOtherTitle(other, right) && !fact.note?.toLowerCase().includes(other.toLowerCase()),
  );
  return right === null || wrong.length < 3
    ? null
    : {
        fact: 'entry.title',
        section: 'steps',
        question: `What does ${name} call its entry-level real estate license?`,
        right,
        wrong,
        why: (writer) =>
          because(writer, fact, `The first license in ${name} is that of ${withArticle(right.toLowerCase())}`),
      };
};

export const minimumAge: Kind = ({ record }) => {
  const {
    name,
    slug,
    words,
    entry: { minimumAge: fact },
  } = record;
  const age = sureOf(fact);
  if (age === null) return null;
  const about = {
    fact: 'entry.minimumAge',
    section: 'steps' as const,
    why: (writer: FigureWriter) => because(writer, fact, `${name} licenses nobody who is younger than ${age}`),
  };
  if (isOdd(slug)) {
    return {
      ...about,
      question: `How old must you be, at least, to be licensed as ${withArticle(words.licensee)} in ${name}?`,
      number: age,
      plausible: adultAges,
      note: fact.note,
      format: String,
    };
  }
  const { name: who, they, their } = personIn(record, about.fact);
  return {
    ...about,
    question:
      `${who} is ${age - 1} and has found a broker in ${name}. When can ${they} first be licensed as ` +
      `${withArticle(words.licensee)}?`,
    right: `On ${their} ${age}th birthday`,
    wrong: [
      'At once, since a broker will sponsor the application',
      'At once, with the written consent of a parent',
      `On ${their} 21st birthday`,
    ],
  };
};

export const highSchool: Kind = ({
  record: {
    name,
    words,
    entry: { highSchool: fact },
  },
}) =>
  sureOf(fact) !== true
    ? null
    : {
        fact: 'entry.highSchool',
        section: 'steps',
        question: `Besides the pre-licensing course, which schooling does ${name} ask of a future ${words.licensee}?`,
        right: 'A high school diploma or its equivalent',
        wrong: [
          'A two-year degree from a community college',
          'A bachelor’s degree in business, law or real estate',
          'None at all beyond elementary school',
        ],
        why: (writer) => because(writer, fact, `${name} asks for a high school diploma or its equivalent`),
      };

export const backgroundCheck: Kind = ({
  record: {
    name,
    entry: { backgroundCheck: fact },
  },
}) => {
  const check = sureOf(fact);
  if (!check?.required) return null;
  const [withPrints, withoutPrints] = [
    'A background check that includes fingerprints',
    'A background check that needs no fingerprints',
  ];
  return {
    fact: 'entry.backgroundCheck',
    section: 'steps',
    question: `Which check does ${name} ask of applicants for a first license?`,
    right: check.fingerprints ? withPrints : withoutPrints,
    wrong: [
      check.fingerprints ? withoutPrints : withPrints,
      'No check of any kind, unless a client complains later',
      'A lie detector test at the regulator’s office',
    ],
    why: (writer) =>
      because(writer, fact, `${name} runs a background check ${check.fingerprints ? 'with' : 'without'} fingerprints`),
  };
};

export const criminalRecord: Kind = ({ record }) => {
  const {
    name,
    words,
    entry: { criminalHistory: fact },
  } = record;
  const found = sureOf(fact);
  // "No separate ruling": there is an advance answer only in effect, and the question would be unfair.
  if (!found || found.predetermination === null || fact.note?.includes('no separate ruling')) return null;
  const { name: who, they, their } = personIn(record, 'entry.criminalHistory');
  const ask = `Ask ${words.regulator} in advance how it sees ${their} record`;
  const wait = `Nothing: ${words.regulator} gives no answer before ${they} applies`;
  return {
    fact: 'entry.criminalHistory',
    section: 'criminal-record',
    question:
      `${who} has an old conviction and wants to be licensed in ${name}. What can ${they} do before ${they} pays ` +
      'for a course?',
    right: found.predetermination ? ask : wait,
    wrong: [
      found.predetermination ? wait : ask,
      `Have ${their} school certify that the conviction is no obstacle to a license`,
      `Ask the exam vendor to clear ${their} record for the exam`,
    ],
    why: (writer) =>
      because(
        writer,
        fact,
        found.predetermination
          ? `${name} answers in advance${found.name ? `; the request is called ${found.name}` : ''}`
          : `${name} decides only once there is an application`,
      ),
  };
};

export const prelicenseHours: Kind = ({
  record: {
    name,
    words,
    entry: { prelicenseHours: fact },
  },
  states,
}) => {
  const value = sureOf(fact);
  return value === null
    ? null
    : {
        fact: 'entry.prelicenseHours',
        section: 'steps',
        question: `How many hours of pre-licensing education does ${name} ask of a future ${words.licensee}?`,
        number: value,
        plausible: valuesElsewhere(states, 'entry.prelicenseHours'),
        note: fact.note,
        format: hours,
        why: (writer) => because(writer, fact, `${name} asks for ${hours(value)} of pre-licensing education`),
      };
};

/** A comparison with neighbors whose figure is as sure, where one of the four stands clear of the rest. */
export const mostHours: Kind = ({ record, neighbors }) => {
  const own = sureOf(record.entry.prelicenseHours);
  const others = neighbors
    .flatMap(({ name, slug, entry }) => {
      const value = sureOf(entry.prelicenseHours);
      return value === null ? [] : [{ name, slug, value }];
    })
    .slice(0, 3);
  if (own === null || others.length < 3) return null;
  const [most, next] = [{ name: record.name, value: own }, ...others].toSorted((a, b) => b.value - a.value) as [
    { name: string; value: number },
    { value: number },
  ];
  // Ten hours apart: an extra class here or there must not turn the answer around.
  if (most.value - next.value < 10) return null;
  return {
    fact: 'entry.prelicenseHours',
    section: 'steps',
    question: 'Which of these neighboring states asks for the most hours of pre-licensing education?',
    right: most.name,
    wrong: [record.name, ...others.map(({ name }) => name)].filter((name) => name !== most.name),
    why: (writer) => [
      ...because(writer, { ...record.entry.prelicenseHours, note: undefined }, `${record.name} asks for ${hours(own)}`),
      ' By their own guides, ',
      ...others.flatMap(({ name, slug, value }, index) => [
        ...(index === 0 ? [] : [index === 1 ? ', ' : ' and ']),
        { text: `${name} asks for ${hours(value)}`, marks: [], href: `${stateGuide(slug)}#steps` },
      ]),
      '.',
    ],
  };
};
