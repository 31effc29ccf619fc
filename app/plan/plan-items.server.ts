import { list, dollars, hours, sentence } from '../wording/wording.ts';
import { type Part, say } from '../wording/rich-text.ts';
import type { Fact, StateRecord } from '../facts/state-record.server.ts';
import type { FigureWriter } from '../facts/figures.server.ts';

/** One thing to do or to have, because a fact of the state asks for it. */
export type PlanItem = {
  /** Kept with the visitor's tick: never changed while the item means the same. */
  id: string;
  /** The fact it rests on, as a path in the state's record, e.g. "entry.minimumAge". */
  fact: string;
  parts: Part[];
  /** The caveat of that fact. */
  note?: string;
};

/** The things to tick off in each of the six steps, in the order of app/licensing/licensing-steps.ts. */
export function planItems(record: StateRecord, writer: FigureWriter): PlanItem[][] {
  return [requirements, education, courseFinal, examApplication, exam, sponsor].map((itemsOf) =>
    itemsOf(record, writer),
  );
}

type ItemsOf = (record: StateRecord, writer: FigureWriter) => PlanItem[];

const item = (id: string, fact: string, parts: Part[], { note }: { note?: string } = {}): PlanItem => ({
  id,
  fact,
  parts,
  note: note ? sentence(note) : undefined,
});

/** A fact that nobody published is a question to settle, not a thing to skip. */
const toAsk = (id: string, path: string, what: string, fact: Fact<unknown>, writer: FigureWriter): PlanItem =>
  item(id, path, say`${what}: ${writer.inline(fact, String)}.`, fact);

const requirements: ItemsOf = (record, writer) => {
  const { minimumAge, highSchool } = record.entry;
  return [
    minimumAge.value === null
      ? toAsk('age', 'entry.minimumAge', 'How old you have to be', minimumAge, writer)
      : item(
          'age',
          'entry.minimumAge',
          say`Be at least ${writer.inline(minimumAge, (age) => `${age} years old`)}.`,
          minimumAge,
        ),
    ...whereAsked(
      highSchool.value,
      () =>
        item(
          'diploma',
          'entry.highSchool',
          say`Have your ${writer.inline(highSchool, () => 'high school diploma or its equivalent')} at hand.`,
          highSchool,
        ),
      () => toAsk('diploma', 'entry.highSchool', 'Whether you need a high school diploma', highSchool, writer),
    ),
    ...background(record, writer),
    ...criminalRecord(record, writer),
  ];
};

/** Asked for: an item. Not asked for: none. Not known: a question. */
function whereAsked(required: boolean | null, needed: () => PlanItem, unknown: () => PlanItem): PlanItem[] {
  if (required === null) return [unknown()];
  return required ? [needed()] : [];
}

const background: ItemsOf = ({ entry: { backgroundCheck: fact } }, writer) =>
  whereAsked(
    fact.value === null ? null : fact.value.required,
    () =>
      item(
        'background-check',
        'entry.backgroundCheck',
        say`Go through the ${writer.inline(fact, ({ fingerprints }) =>
          fingerprints ? 'background check with fingerprints' : 'background check',
        )}.
          Its fee: ${writer.inline({ ...fact, value: fact.value?.feeUsd ?? null }, dollars)}.`,
        fact,
      ),
    () => toAsk('background-check', 'entry.backgroundCheck', 'Whether your background is checked', fact, writer),
  );

const criminalRecord: ItemsOf = ({ entry: { criminalHistory: fact }, words }, writer) => {
  if (fact.value === null)
    return [
      toAsk('criminal-record', 'entry.criminalHistory', 'With a criminal record, how it is judged', fact, writer),
    ];
  const parts = fact.value.predetermination
    ? say`With a criminal record: before you pay for a course, ask for
      ${writer.inline(fact, ({ name }) => (name ? `the ${name.replace(/^the /i, '')}` : 'an early answer'))}. Without
        one, tick this.`
    : say`With a criminal record: read ${writer.inline(fact, () => `how ${words.regulator} judges it`)} before you pay
      for a course. Without one, tick this.`;
  return [item('criminal-record', 'entry.criminalHistory', parts)];
};

const education: ItemsOf = ({ entry: { prelicenseHours, prelicenseCourses }, words }, writer) => {
  const courses = prelicenseCourses.value ?? [];
  const enroll = item(
    'enroll',
    'entry.prelicenseHours',
    say`Enroll at a school that ${words.regulator} accepts. Pre-licensing education:
      ${writer.inline(prelicenseHours, hours)}.`,
    prelicenseHours,
  );
  if (courses.length < 2) return [enroll, item('hours', 'entry.prelicenseHours', say`Finish the course.`)];
  return [
    enroll,
    ...courses.map((course) =>
      item(
        `course-${idOf(course.name)}`,
        'entry.prelicenseCourses',
        say`Course: ${writer.inline({ ...prelicenseCourses, value: course }, ({ name, hours: length }) =>
          length === null ? name : `${name}, ${hours(length)}`,
        )}.`,
      ),
    ),
  ];
};

const courseFinal: ItemsOf = () => [
  item('course-final', 'entry.prelicenseHours', say`Pass your school’s final exam.`),
  item(
    'certificate',
    'entry.prelicenseHours',
    say`Keep the school’s certificate: it is your proof of education. Write down when it runs out.`,
  ),
];

const examApplication: ItemsOf = ({ entry, words }, writer) => {
  const { provider, feeUsd } = entry.exam;
  const givenBy = (name: string): string => words.examBy ?? name;
  return [
    item(
      'identification',
      'entry.exam.provider',
      say`Have identification in the name you apply with. The exam provider says which kinds it takes:
        ${writer.inline(provider, givenBy)}.`,
    ),
    item(
      'exam-application',
      'entry.exam.provider',
      say`Send the exam application with your proof of education, and book a seat. The exam is given by:
        ${writer.inline(provider, givenBy)}.`,
      provider,
    ),
    item(
      'exam-fee',
      'entry.exam.feeUsd',
      say`Pay for one attempt at the exam: ${writer.inline(feeUsd, dollars)}.`,
      feeUsd,
    ),
    ...languages(entry.examLanguages, writer),
  ];
};

/** Known for few states. Where nothing is published there is nothing to choose, so no item asks about it. */
function languages(fact: Fact<string[]>, writer: FigureWriter): PlanItem[] {
  if (!fact.value?.length) return [];
  const named = writer.inline(fact, (found) => list(found, 'or'));
  return [
    item(
      'exam-language',
      'entry.examLanguages',
      fact.value.length > 1
        ? say`Choose the language of your exam: ${named}.`
        : say`Be ready to take the exam in ${named}.`,
      fact,
    ),
  ];
}

const exam: ItemsOf = (
  {
    entry: {
      exam: { passingScore },
    },
  },
  writer,
) => [
  item(
    'exam',
    'entry.exam.passingScore',
    say`Pass the state exam. To pass you need: ${writer.inline(passingScore, String)}.`,
    passingScore,
  ),
];

const sponsor: ItemsOf = ({ entry, words }, writer) => {
  const { sponsorRequired, errorsAndOmissionsInsurance: insurance, applicationFeeUsd, postLicense } = entry;
  return [
    ...whereAsked(
      sponsorRequired.value,
      () =>
        item(
          'sponsor',
          'entry.sponsorRequired',
          say`Agree with a ${writer.inline(sponsorRequired, () => 'sponsoring broker')} and ask which form the broker
            signs.`,
          sponsorRequired,
        ),
      () => toAsk('sponsor', 'entry.sponsorRequired', 'Whether you need a sponsoring broker', sponsorRequired, writer),
    ),
    ...whereAsked(
      insurance.value,
      () =>
        item(
          'insurance',
          'entry.errorsAndOmissionsInsurance',
          say`Have proof of ${writer.inline(insurance, () => 'errors and omissions insurance')}. Many firms arrange
            it.`,
          insurance,
        ),
      () =>
        toAsk(
          'insurance',
          'entry.errorsAndOmissionsInsurance',
          'Whether you need errors and omissions insurance',
          insurance,
          writer,
        ),
    ),
    item(
      'license-application',
      'entry.applicationFeeUsd',
      say`Apply to ${words.regulator} for the license. Application and license:
        ${writer.inline(applicationFeeUsd, dollars)}.`,
      applicationFeeUsd,
    ),
    ...(postLicense.value === null
      ? []
      : [
          item(
            'post-license',
            'entry.postLicense',
            say`Put the course after the license on your calendar:
              ${writer.inline(postLicense, ({ hours: length, deadline }) => `${hours(length)}, ${deadline}`)}.`,
            postLicense,
          ),
        ]),
  ];
};

/** "Ohio Real Estate Law" is "ohio-real-estate-law". */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
