// Over 250 lines: the items of every step, with the same few ways to write one; their order is the plan's order.
import { asWritten } from '../content/words-of-content.server.ts';
import { capitalize, dollars, list, sentence, withArticle } from '../wording/wording.ts';
import { type Marked, type Part, say } from '../wording/rich-text.ts';
import { rangeInWords } from '../facts/costs.ts';
import { type FeeToPay, feesToPay } from '../facts/fee-items.server.ts';
import type { FigureWriter } from '../facts/figures.server.ts';
import { type OrderedStep, orderedSteps, type StepId } from '../facts/ordered-steps.server.ts';
import { postLicenseInWords } from '../facts/entries/keeping.server.ts';
import { inWords, readingNamed } from '../facts/readings.server.ts';
import { paperToBook, paperToSave } from '../facts/road.server.ts';
import { readRecordRules } from '../facts/record-rules.server.ts';
import { applicationOffice } from '../facts/application-office.server.ts';
import { sponsorExplained, sponsorOf } from '../facts/sponsor.server.ts';
import { whatPasses } from '../facts/passing-score.server.ts';
import type { Fact, StateRecord } from '../facts/state-record.server.ts';

/** One thing to do or to have, because a fact of the state asks for it. */
export type PlanItem = {
  /** Kept with the visitor's tick: never changed while the item means the same. */
  id: string;
  /** The fact it rests on, as a path in the state's record, e.g. "entry.minimumAge". */
  fact: string;
  parts: Part[];
  /** The caveat of that fact. */
  note?: string;
  /** For some visitors only: it is folded under these words, and counts for nobody else (my-items.ts). */
  onlyIf?: string;
  /** Due once the license is there. */
  isLater?: true;
};

export type PlanSteps = { id: StepId; deadlines: string[]; items: PlanItem[] }[];

/** The things to check off, step by step in the state's own order. */
export function planItems(record: StateRecord, writer: FigureWriter): PlanSteps {
  return orderedSteps(record).map((step) => {
    const items = [...itemsOf[step.id](record, writer), ...feesAt(step, record, writer)];
    return {
      id: step.id,
      deadlines: step.deadlines,
      items: step.id === 'license' ? licensed(items, record, writer) : items,
    };
  });
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
  item(id, path, say`${what}: ${writer.inline({ ...fact, value: null }, String)}.`, fact);

/** A fact inside a sentence, written as its entry says. */
const written = (id: string, record: StateRecord, writer: FigureWriter): Marked =>
  writer.inline(inWords(readingNamed(id), record), String);

/** Asked for: an item. Not asked for: none. Not known: a question. */
function whereAsked(required: boolean | null, needed: () => PlanItem, unknown: () => PlanItem): PlanItem[] {
  if (required === null) return [unknown()];
  return required ? [needed()] : [];
}

const requirements: ItemsOf = (record, writer) => {
  const { minimumAge, highSchool, backgroundCheck } = record.entry;
  return [
    minimumAge.value === null
      ? toAsk('age', 'entry.minimumAge', 'How old you have to be', minimumAge, writer)
      : item('age', 'entry.minimumAge', say`Make sure you’re at least ${written('age', record, writer)}.`, minimumAge),
    ...whereAsked(
      highSchool.value,
      () =>
        item(
          'diploma',
          'entry.highSchool',
          say`Get a copy of your ${writer.inline(highSchool, () => 'high school diploma or its equivalent')}.`,
          highSchool,
        ),
      () => toAsk('diploma', 'entry.highSchool', 'Whether you need a high school diploma', highSchool, writer),
    ),
    ...(backgroundCheck.value === null || !hasPrintStep(record) ? background(record, writer) : []),
    ...criminalRecord(record, writer),
  ];
};

const hasPrintStep = (record: StateRecord): boolean => orderedSteps(record).some(({ id }) => id === 'fingerprints');

const background: ItemsOf = (record, writer) => {
  const { backgroundCheck: fact } = record.entry;
  const fee = feesToPay(record).find(({ id }) => id.startsWith('background-check'));
  const paid = fee ? checkFee(fee, writer) : [];
  return whereAsked(
    fact.value === null ? null : fact.value.required,
    () =>
      item(
        'background-check',
        'entry.backgroundCheck',
        fact.value?.runBy
          ? say`You don’t order a background check: the state
              ${writer.inline(fact, () => 'checks your record')} itself.`
          : fact.value?.fingerprints
            ? say`Get fingerprinted for your ${writer.inline(fact, () => 'background check')}.${paid}`
            : say`Order your ${writer.inline(fact, () => 'background check')}.${paid}`,
        fact,
      ),
    () => toAsk('background-check', 'entry.backgroundCheck', 'Whether your background is checked', fact, writer),
  );
};

/** What the check costs, or whom to ask. */
function checkFee(fee: FeeToPay, writer: FigureWriter): Part[] {
  if (isKnown(fee)) return say` Expect to pay ${amountOf(fee, writer)}.`;
  const { text, ...marked } = amountOf(fee, writer);
  const asked = fee.ask ? { text: `Ask ${fee.ask}`, marks: [] } : { ...marked, text: capitalize(text) };
  return say` ${asked} what it costs.`;
}

const ofRecord = (onlyIf: string, parts: Part[]): PlanItem => ({
  ...item('criminal-record', 'entry.criminalHistory', parts),
  onlyIf,
});

/** It is folded: the title says what comes first, so that nobody pays for a course and finds out then. */
const criminalRecord: ItemsOf = ({ entry: { criminalHistory: fact }, words, code }, writer) => {
  if (fact.value === null) {
    const { parts, note } = toAsk(
      'criminal-record',
      'entry.criminalHistory',
      'How a criminal record is judged',
      fact,
      writer,
    );
    return [{ ...ofRecord('Have a criminal record? Ask about it first', parts), note }];
  }
  const { predetermination, name } = fact.value;
  const rule = readRecordRules()[code];
  if (rule?.ruling === 'with the application')
    return [
      ofRecord(
        'Have a criminal record? Apply before you pay for a course',
        say`${capitalize(words.regulator)} ${writer.inline(fact, () => 'reviews your record')} when you apply. Ask when
          you’ll get its answer.`,
      ),
    ];
  if (!predetermination)
    return [
      ofRecord(
        'Have a criminal record? Look into it first',
        say`See ${writer.inline(fact, () => `how ${words.regulator} reviews criminal records`)} before you pay for a
          course.`,
      ),
    ];
  const late = rule?.tooLate ? ' Once you’ve applied for a license, it’s too late to ask.' : '';
  return [
    ofRecord(
      'Have a criminal record? Ask before you pay for a course',
      name
        ? say`${capitalize(words.regulator)} can ${writer.inline(fact, () => 'review your record')} first. Ask for
          the “${name.replace(/^the /i, '')}.”${late}`
        : say`${capitalize(words.regulator)} can ${writer.inline(fact, () => 'review your record')} first, if you
          ask.${late}`,
    ),
  ];
};

const course: ItemsOf = (record, writer) => {
  const { entry, words } = record;
  const { prelicenseHours, prelicenseCourses } = entry;
  const courses = prelicenseCourses.value ?? [];
  const enroll = item(
    'enroll',
    'entry.prelicenseHours',
    prelicenseHours.value === null
      ? say`Ask which courses you need, and enroll: ${writer.inline(prelicenseHours, String)}.`
      : say`Enroll in ${written('hours', record, writer)} of courses at a school approved by ${words.regulator}.`,
    prelicenseHours,
  );
  if (courses.length < 2)
    return [
      enroll,
      item(
        'hours',
        'entry.prelicenseHours',
        prelicenseHours.value === null ? say`Finish every course.` : say`Finish all the hours.`,
      ),
    ];
  const { long } = readingNamed('courses').written;
  return [
    enroll,
    ...courses.map((one) =>
      item(
        `course-${idOf(one.name)}`,
        'entry.prelicenseCourses',
        finish(one.name, (called) =>
          writer.inline({ ...prelicenseCourses, value: one }, () => long([{ ...one, name: called }]) ?? called),
        ),
      ),
    ),
  ];
};

/** Some names are words for a course, "Contract writing class", and most are titles: "Real Estate Law". */
function finish(name: string, inPlan: (name: string) => Marked): Part[] {
  const called = /^\S+( [a-z-]+)+$/.test(asWritten(name)) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  if (/ (course|class|topics)$/i.test(asWritten(name))) return say`Finish the ${inPlan(called)}.`;
  return say`Finish ${inPlan(/^one /i.test(asWritten(name)) ? called : name)}.`;
}

const courseExam: ItemsOf = (record) => [
  item(
    'course-final',
    'entry.prelicenseHours',
    // Some states ask for one course, some for several, each with an exam of its own or not.
    (record.entry.prelicenseCourses.value?.length ?? 0) < 2
      ? say`Pass the final exam at the end of your course.`
      : say`Pass every final exam your school gives you.`,
  ),
  item('certificate', 'entry.prelicenseHours', [paperToSave(record.road)]),
];

const bookExam: ItemsOf = ({ entry, words, road }, writer) => {
  const { provider } = entry.exam;
  const examiner = writer.inline(provider, (name) => words.examBy ?? name);
  // Where the state gives the exam itself, its words name it.
  const isCompany = words.examBy === undefined;
  return [
    item(
      'identification',
      'entry.exam.provider',
      provider.value === null
        ? say`Find out which kinds of ID count, and register under the name on yours: ${examiner}.`
        : isCompany
          ? say`Make sure ${examiner}, the exam company, accepts your ID. Register under the name on it.`
          : say`Make sure ${examiner} accepts your ID. Register under the name on it.`,
    ),
    item(
      'exam-application',
      'entry.exam.provider',
      provider.value === null
        ? say`Find out how to book the exam: ${examiner}.`
        : road?.bookingNeeds === 'state approval'
          ? say`Once ${words.regulator} approves your application, book your exam with ${examiner}.`
          : say`Book your exam with ${examiner}.${paperToBook(road)}`,
      provider,
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

const exam: ItemsOf = (record, writer) => {
  const { passingScore } = record.entry.exam;
  const parts =
    passingScore.value === null
      ? say`Take the exam. For the passing score, ${writer.inline(passingScore, String)}.`
      : say`Take the exam. ${whatPasses(record, writer.inline(passingScore, String))}`;
  return [item('exam', 'entry.exam.passingScore', parts, passingScore)];
};

const sponsor: ItemsOf = (record, writer) => {
  const { sponsorRequired } = record.entry;
  const title = withArticle(sponsorOf(record));
  const explained = sponsorExplained(record);
  return whereAsked(
    sponsorRequired.value,
    () =>
      item(
        'sponsor',
        'entry.sponsorRequired',
        say`Line up ${writer.inline(sponsorRequired, () => explained)}. Ask what you both need to sign.`,
        sponsorRequired,
      ),
    () => toAsk('sponsor', 'entry.sponsorRequired', `Whether you need ${title}`, sponsorRequired, writer),
  );
};

const license: ItemsOf = (record, writer) => {
  const { entry } = record;
  const { errorsAndOmissionsInsurance: insurance } = entry;
  const id = 'insurance';
  const path = 'entry.errorsAndOmissionsInsurance';
  return [
    // A broker is named with the application where the state's order has no step for it.
    ...(orderedSteps(record).some((step) => step.id === 'sponsor') ? [] : sponsor(record, writer)),
    ...whereAsked(
      insurance.value,
      () =>
        item(
          id,
          path,
          say`Get proof of ${writer.inline(insurance, () => 'errors and omissions (liability) insurance')}.
            Many brokerages arrange it for their agents.`,
          insurance,
        ),
      () => toAsk(id, path, 'Whether you need errors and omissions insurance', insurance, writer),
    ),
  ];
};

/** Where nothing is left to do, the license itself is the last thing; then what is due once it is there. */
function licensed(toDo: PlanItem[], record: StateRecord, writer: FigureWriter): PlanItem[] {
  const issued = say`Wait for ${record.words.regulator} to issue your license before you start work.`;
  const last = toDo.length > 0 ? toDo : [item('license-issued', 'entry.applicationFeeUsd', issued)];
  return [...last, ...afterwards(record, writer)];
}

const afterwards: ItemsOf = (record, writer) => {
  const { postLicense } = record.entry;
  if (postLicense.value === null) return [];
  const parts = say`Take ${writer.inline(postLicense, postLicenseInWords)}.`;
  return [{ ...item('post-license', 'entry.postLicense', parts, postLicense), isLater: true }];
};

/** Where the item of the application fee stands at the license, the application before the exam is one of its own. */
const application: ItemsOf = (record) =>
  feesToPay(record).some(({ id, step }) => id === 'application-and-license' && step === 'apply-to-state')
    ? []
    : [
        item(
          'application',
          'entry.applicationFeeUsd',
          say`Send your application to ${applicationOffice(record).full}.`,
        ),
      ];

const itemsOf: Record<StepId, ItemsOf> = {
  requirements,
  course,
  'course-exam': courseExam,
  sponsor,
  'apply-to-state': application,
  fingerprints: background,
  'book-exam': bookExam,
  exam,
  license,
};

/** The fees of the state and its exam company, each an item at its step. The check has its fee in its own item. */
function feesAt({ fees }: OrderedStep, record: StateRecord, writer: FigureWriter): PlanItem[] {
  const shown = fees.flatMap((fee) =>
    'setBy' in fee.amount || fee.id.startsWith('background-check')
      ? []
      : [{ ...itemOf(fee), fee, fact: fee.amount.fact }],
  );
  // Of several parts, the first is paid as you apply, whichever of them stands for the whole in saved plans.
  const main = shown.find(({ id }) => id === applicationId);
  const first = main && shown.find(({ fee }) => fee.isPart || fee === main.fee);
  return shown.map(({ id, path, fee, fact }) =>
    item(id, path, wordsFor(fee, amountOf(fee, writer), record, fee === first?.fee), fact),
  );
}

const isKnown = ({ amount, range }: FeeToPay): boolean =>
  'fact' in amount && (amount.fact.value !== null || range !== undefined);

function amountOf({ amount, range }: FeeToPay, writer: FigureWriter): Marked {
  if ('setBy' in amount) return { text: amount.setBy, marks: [] };
  const { fact } = amount;
  if (fact.value !== null || !range) return writer.inline(fact, dollars);
  return writer.inline({ ...fact, value: range }, rangeInWords);
}

const applicationId = 'license-application';
/** The two that are facts have had these names since plans are saved. */
const ownItems: Record<string, { id: string; path: string }> = {
  'state-exam-first-attempt': { id: 'exam-fee', path: 'entry.exam.feeUsd' },
  'application-and-license': { id: applicationId, path: 'entry.applicationFeeUsd' },
};
const itemOf = ({ id }: FeeToPay): { id: string; path: string } =>
  ownItems[id] ?? { id: `fee-${id}`.slice(0, 80), path: 'entry.applicationFeeUsd' };

function wordsFor(fee: FeeToPay, amount: Marked, record: StateRecord, isFirst: boolean): Part[] {
  const { id } = itemOf(fee);
  if (id === 'exam-fee') return say`Pay the exam fee for one attempt: ${amount}.`;
  if (!isFirst) return say`Pay ${fee.name}: ${amount}.`;
  const { full: office } = applicationOffice(record);
  if (record.road?.appliesOnce && fee.step === 'license')
    return fee.isPart ? say`Pay ${fee.name}: ${amount}.` : say`Pay the license fee: ${amount}.`;
  return fee.isPart
    ? say`Apply to ${office} and pay ${fee.name}: ${amount}.`
    : say`Apply to ${office} and pay the fee: ${amount}.`;
}

/** "Ohio Real Estate Law" is "ohio-real-estate-law". */
const idOf = (name: string): string =>
  asWritten(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
