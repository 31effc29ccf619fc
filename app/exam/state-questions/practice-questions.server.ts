/**
 * Questions about holding a license: the sponsor, insurance, courses and renewals, other states, and the broker
 * license.
 */
import { hours, years } from '../../wording/wording.ts';
import { adultAges, because, type Kind, personIn, sureOf, valuesElsewhere } from './draft.server.ts';

export const sponsor: Kind = ({ record }) => {
  const {
    name,
    words,
    entry: { sponsorRequired: fact },
  } = record;
  if (sureOf(fact) !== true) return null;
  const { name: who, they, them, their } = personIn(record, 'entry.sponsorRequired');
  return {
    fact: 'entry.sponsorRequired',
    section: 'steps',
    question:
      `${who} has passed the ${words.licensee} exam in ${name}, but no broker has taken ${them} on. What may ` +
      `${they} do?`,
    right: `Not work for clients yet: ${they} needs a sponsoring broker`,
    wrong: [
      `Work for clients of ${their} own in the first six months`,
      `Work for clients as long as ${they} keeps their money in a trust account`,
      `Open an office of ${their} own, and hire other licensees to work for clients`,
    ],
    why: (writer) => because(writer, fact, `In ${name} this license is active only under a sponsoring broker`),
  };
};

export const insurance: Kind = ({
  record: {
    name,
    words,
    entry: { errorsAndOmissionsInsurance: fact },
  },
}) =>
  sureOf(fact) !== true
    ? null
    : {
        fact: 'entry.errorsAndOmissionsInsurance',
        section: 'costs',
        question: `Which insurance must an active ${words.licensee} in ${name} have?`,
        right: 'Errors and omissions insurance',
        wrong: [
          'Private mortgage insurance for clients',
          'Title insurance on each house that is sold',
          'Flood insurance for open houses',
        ],
        why: (writer) => because(writer, fact, `${name} asks active licensees for errors and omissions insurance`),
      };

export const postLicense: Kind = ({
  record: {
    name,
    entry: { postLicense: fact },
  },
  states,
}) => {
  const found = sureOf(fact);
  // Maine’s course belongs to the next license up.
  if (!found || fact.note?.includes('next license')) return null;
  const elsewhere = states.flatMap(({ entry }) => sureOf(entry.postLicense)?.hours ?? []);
  return {
    fact: 'entry.postLicense',
    section: 'renewing',
    question: `How many hours of post-license education does ${name} ask for after the first license?`,
    number: found.hours,
    plausible: [...elsewhere, 6, 15, 20, 24, 60, 75, 120],
    note: `${fact.note ?? ''} ${found.deadline}`,
    format: hours,
    why: (writer) => because(writer, fact, `${name} asks for ${hours(found.hours)}, ${found.deadline}`),
  };
};

export const renewalTerm: Kind = ({
  record: {
    name,
    words,
    entry: { renewalYears: fact },
  },
}) => {
  const value = sureOf(fact);
  if (value === null || fact.note?.includes('cannot be renewed')) return null;
  return {
    fact: 'entry.renewalYears',
    section: 'renewing',
    question: `How long does a regular license term run for ${words.licensees} in ${name}?`,
    number: value,
    plausible: [1, 2, 3, 4, 5, 6],
    note: fact.note,
    format: years,
    why: (writer) => because(writer, fact, `A regular term in ${name} is ${years(value)}`),
  };
};

export const continuingEducation: Kind = ({
  record: {
    name,
    entry: { continuingEducationHours: fact },
  },
  states,
}) => {
  const value = sureOf(fact);
  if (value === null || fact.note?.includes('does not renew')) return null;
  return {
    fact: 'entry.continuingEducationHours',
    section: 'renewing',
    question: `How many hours of continuing education does a regular renewal take in ${name}?`,
    number: value,
    plausible: [...valuesElsewhere(states, 'entry.continuingEducationHours'), 4, 6, 9],
    note: fact.note,
    format: hours,
    why: (writer) =>
      because(writer, fact, `A regular renewal in ${name} takes ${hours(value)} of continuing education`),
  };
};

const recognized = {
  full: 'Those of every state',
  mutual: 'Those of the states on its list',
  none: 'Those of no other state',
};

/** "Partial" is left out: what is waived there differs from case to case. So are rules with a condition or a doubt. */
export const otherStates: Kind = ({
  record: {
    name,
    reciprocity: { kind: fact },
  },
}) => {
  const kind = sureOf(fact);
  if (kind === null || kind === 'partial' || /strict reader|holds if/.test(fact.note ?? '')) return null;
  return {
    fact: 'reciprocity.kind',
    section: 'moving',
    question: `Whose licenses does ${name} recognize, wholly or in part, instead of starting anew?`,
    right: recognized[kind],
    wrong: [
      ...Object.values(recognized).filter((text) => text !== recognized[kind]),
      'Those of states that use the same exam vendor',
    ],
    why: (writer) =>
      because(
        writer,
        fact,
        {
          full: `${name} takes a license from any state and asks for a state exam at most`,
          mutual: `${name} recognizes licenses of the states it has agreements with`,
          none: `${name} has no reciprocity with any state`,
        }[kind],
      ),
  };
};

const brokerTitles = [
  'Managing Broker',
  'Principal Broker',
  'Qualifying Broker',
  'Responsible Broker',
  'Employing Broker',
];

/** Asked only where the title is a name of its own: "broker" goes by many. */
export const brokerTitle: Kind = ({
  record: {
    name,
    broker: { title: fact },
  },
}) => {
  const right = brokerTitles.find((title) => sureOf(fact)?.startsWith(title));
  return right === undefined
    ? null
    : {
        fact: 'broker.title',
        section: 'broker',
        question: `What does ${name} call the license above its entry-level one?`,
        right,
        wrong: brokerTitles.filter((title) => title !== right),
        why: (writer) => because(writer, fact, `The next license in ${name} is ${fact.value}`),
      };
};

export const brokerExam: Kind = ({ record }) => {
  const {
    name,
    words,
    broker: { examRequired: fact },
  } = record;
  if (sureOf(fact) !== true) return null;
  const { name: who, they, their } = personIn(record, 'broker.examRequired');
  return {
    fact: 'broker.examRequired',
    section: 'broker',
    question:
      `${who} has been a licensee in ${name} for years and now wants the ${words.broker} license. Which exam must ` +
      `${they} pass?`,
    right: 'The state’s exam for that license',
    wrong: [
      `None: ${their} first exam counts again`,
      `The ${words.licensee} exam once more, with a higher pass mark`,
      'None, if the years of experience are enough',
    ],
    why: (writer) => because(writer, fact, `For the ${words.broker} license ${name} asks for an exam of its own`),
  };
};

export const brokerExperience: Kind = ({
  record: {
    name,
    words,
    broker: { experienceYears: fact },
  },
}) => {
  const value = sureOf(fact);
  if (value === null || fact.note?.includes('none')) return null;
  return {
    fact: 'broker.experienceYears',
    section: 'broker',
    question: `How much experience does ${name} ask of an applicant for the ${words.broker} license?`,
    number: value,
    plausible: [1, 2, 3, 4, 5, 6],
    note: fact.note,
    format: years,
    why: (writer) => because(writer, fact, `${name} asks for ${years(value)} of experience`),
  };
};

export const brokerAge: Kind = ({
  record: {
    name,
    words,
    broker: { minimumAge: fact },
  },
}) => {
  const value = sureOf(fact);
  return value === null
    ? null
    : {
        fact: 'broker.minimumAge',
        section: 'broker',
        question: `How old must you be, at least, for the ${words.broker} license in ${name}?`,
        number: value,
        plausible: adultAges,
        note: fact.note,
        format: String,
        why: (writer) => because(writer, fact, `${name} asks brokers to be at least ${value}`),
      };
};

/** Asked only where the figure needs no caveat: many states count the entry course in, others do not. */
export const brokerHours: Kind = ({
  record: {
    name,
    words,
    broker: { hours: fact },
  },
  states,
}) => {
  const value = sureOf(fact);
  return value === null || fact.note
    ? null
    : {
        fact: 'broker.hours',
        section: 'broker',
        question: `How many hours of education does ${name} ask for the ${words.broker} license?`,
        number: value,
        plausible: valuesElsewhere(states, 'broker.hours'),
        format: hours,
        why: (writer) => because(writer, fact, `${name} asks for ${hours(value)} of broker education`),
      };
};
