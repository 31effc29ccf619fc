import { costsOf } from '../guide/fees.server.ts';
import { type Figure, FigureWriter } from '../../facts/figures.server.ts';
import { noneAsked } from '../guide/ledgers.server.ts';
import { reciprocityKinds } from '../../facts/reciprocity-kinds.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { capitalize, dollars, duration, hours, list, plural, sentence, years } from '../../wording/wording.ts';
import type { ComparedFact, FactGroup } from './comparison.ts';

type Written = ComparedFact & { write: (record: StateRecord, writer: FigureWriter) => Figure };

const questions = (count: number): string => plural(count, 'question');
const asked = (required: boolean): string => (required ? 'Required' : 'Not required');
/** One figure of a fact that holds several; a missing one is unknown. */
const part = <T, P>(
  fact: { value: T | null; confidence: 'high' | 'medium' | 'low'; sources: string[]; note?: string },
  take: (value: T) => P | null,
) => ({
  ...fact,
  value: fact.value === null ? null : take(fact.value),
});

const education: Written[] = [
  {
    id: 'hours',
    label: 'Pre-licensing education',
    write: ({ entry }, writer) => writer.figure(entry.prelicenseHours, hours),
  },
  {
    id: 'courses',
    label: 'Courses',
    inWords: true,
    write: ({ entry }, writer) =>
      writer.figure(entry.prelicenseCourses, (courses) =>
        list(
          courses.map((course) => (course.hours === null ? course.name : `${course.name} (${hours(course.hours)})`)),
        ),
      ),
  },
  { id: 'age', label: 'Minimum age', write: ({ entry }, writer) => writer.figure(entry.minimumAge, String) },
  {
    id: 'school',
    label: 'High school diploma or its equivalent',
    write: ({ entry }, writer) =>
      writer.figure(entry.highSchool, (required) => (required ? 'Required' : 'No such rule that we found')),
  },
];

/** A combined exam has no portions: that is an answer, not a gap. */
const isCombined = ({ entry: { exam } }: StateRecord): boolean =>
  exam.totalQuestions.value !== null && exam.nationalQuestions.value === null && exam.stateQuestions.value === null;

const exam: Written[] = [
  { id: 'provider', label: 'Given by', write: ({ entry }, writer) => writer.figure(entry.exam.provider, String) },
  {
    id: 'questions',
    label: 'Scored questions in all',
    write: ({ entry }, writer) => writer.figure(entry.exam.totalQuestions, questions),
  },
  {
    id: 'national',
    label: 'National portion',
    write: (record, writer) => portion(record, record.entry.exam.nationalQuestions, writer),
  },
  {
    id: 'state',
    label: 'State portion',
    write: (record, writer) => portion(record, record.entry.exam.stateQuestions, writer),
  },
  { id: 'minutes', label: 'Time allowed', write: ({ entry }, writer) => writer.figure(entry.exam.minutes, duration) },
  {
    id: 'percent',
    label: 'To pass, at least',
    write: ({ entry }, writer) => writer.figure(entry.exam.passingPercent, (percent) => `${percent}%`),
  },
  {
    id: 'score',
    label: 'Passing score as published',
    inWords: true,
    write: ({ entry }, writer) => writer.figure(entry.exam.passingScore, capitalize),
  },
  {
    id: 'pass-rate',
    label: 'Published pass rate',
    write: ({ examPassRate }, writer) =>
      writer.figure(examPassRate, ({ percent, period }) => `${percent}% (${period})`),
  },
];

function portion(
  record: StateRecord,
  fact: StateRecord['entry']['exam']['stateQuestions'],
  writer: FigureWriter,
): Figure {
  return isCombined(record) ? noneAsked(writer, fact, 'One combined exam') : writer.figure(fact, questions);
}

const again: Written[] = [
  {
    id: 'retake',
    label: 'If you fail',
    inWords: true,
    write: ({ entry }, writer) => writer.figure(entry.retake, ({ rule }) => sentence(rule)),
  },
  {
    id: 'languages',
    label: 'Languages of the exam',
    write: ({ entry }, writer) => writer.figure(entry.examLanguages, (languages) => list(languages)),
  },
];

const fees: Written[] = [
  {
    id: 'exam-fee',
    label: 'Exam, one attempt',
    write: ({ entry }, writer) => writer.figure(entry.exam.feeUsd, dollars),
  },
  {
    id: 'application-fee',
    label: 'Application and license',
    write: ({ entry }, writer) => writer.figure(entry.applicationFeeUsd, dollars),
  },
  { id: 'check-fee', label: 'Background check', write: checkFee },
  { id: 'total', label: 'Fees we could find, in all', inWords: true, write: knownTotal },
];

function checkFee({ entry }: StateRecord, writer: FigureWriter): Figure {
  const check = entry.backgroundCheck;
  if (check.value && !check.value.required) return noneAsked(writer, check, 'No check required');
  return writer.figure(
    part(check, ({ feeUsd }) => feeUsd),
    dollars,
  );
}

/**
 * A sum rests on the sources of its parts. What is missing differs from state to state: sums are read, not compared by
 * machine.
 */
function knownTotal(record: StateRecord, writer: FigureWriter): Figure {
  const { rows, total, unknown } = costsOf(record, writer);
  const marks = [
    ...new Set(rows.filter(({ figure }) => figure.known).flatMap(({ figure }) => figure.marks.slice(0, 1))),
  ];
  const doubtful = rows.some(({ figure }) => figure.known && figure.doubt);
  return {
    text: total,
    marks,
    doubt: doubtful ? 'a part is unconfirmed' : undefined,
    known: marks.length > 0,
    asOf: '',
    note: `Not in it: ${unknown}.`,
  };
}

const applying: Written[] = [
  {
    id: 'check',
    label: 'Background check',
    write: ({ entry }, writer) =>
      writer.figure(entry.backgroundCheck, ({ required, fingerprints }) =>
        fingerprints ? 'Required, with fingerprints' : asked(required),
      ),
  },
  {
    id: 'sponsor',
    label: 'Sponsoring broker to be active',
    write: ({ entry }, writer) => writer.figure(entry.sponsorRequired, asked),
  },
  {
    id: 'insurance',
    label: 'Errors and omissions insurance',
    write: ({ entry }, writer) => writer.figure(entry.errorsAndOmissionsInsurance, asked),
  },
];

const record: Written[] = [
  {
    id: 'record-answer',
    label: 'An answer before you apply',
    write: ({ entry }, writer) =>
      writer.figure(
        part(entry.criminalHistory, ({ predetermination }) => predetermination),
        (possible) => (possible ? 'You can ask for one' : 'No way that we found'),
      ),
  },
  {
    id: 'record-rule',
    label: 'The rule',
    inWords: true,
    write: ({ entry }, writer) => writer.figure(entry.criminalHistory, ({ rule }) => sentence(rule)),
  },
];

const keeping: Written[] = [
  { id: 'term', label: 'License term', write: ({ entry }, writer) => writer.figure(entry.renewalYears, years) },
  {
    id: 'continuing',
    label: 'Continuing education each term',
    write: ({ entry }, writer) => writer.figure(entry.continuingEducationHours, hours),
  },
  { id: 'post-license', label: 'Post-license education, once', write: postLicense },
];

function postLicense({ entry }: StateRecord, writer: FigureWriter): Figure {
  const found = entry.postLicense;
  return found.value
    ? writer.figure(found, (value) => `${hours(value.hours)}, ${value.deadline}`)
    : noneAsked(writer, found, 'None that we found');
}

const moving: Written[] = [
  {
    id: 'reciprocity',
    label: 'With a license from elsewhere',
    write: ({ reciprocity }, writer) => writer.figure(reciprocity.kind, (kind) => reciprocityKinds[kind]),
  },
  {
    id: 'reciprocity-rule',
    label: 'The rule',
    inWords: true,
    write: ({ reciprocity }, writer) => writer.figure(reciprocity.summary, sentence),
  },
];

const broker: Written[] = [
  { id: 'broker-title', label: 'Title', write: (state, writer) => writer.figure(state.broker.title, String) },
  { id: 'broker-age', label: 'Minimum age', write: (state, writer) => writer.figure(state.broker.minimumAge, String) },
  {
    id: 'broker-experience',
    label: 'Experience as a licensee',
    write: (state, writer) => writer.figure(state.broker.experienceYears, years),
  },
  { id: 'broker-hours', label: 'Education', write: (state, writer) => writer.figure(state.broker.hours, hours) },
  {
    id: 'broker-exam',
    label: 'Broker exam',
    write: (state, writer) => writer.figure(state.broker.examRequired, asked),
  },
];

/** The facts of a comparison in reading order. */
const groups: { id: string; title: string; facts: Written[] }[] = [
  { id: 'education', title: 'Education', facts: education },
  { id: 'exam', title: 'The exam', facts: exam },
  { id: 'again', title: 'Retakes and languages', facts: again },
  { id: 'fees', title: 'Fees', facts: fees },
  { id: 'applying', title: 'Applying', facts: applying },
  { id: 'record', title: 'With a criminal record', facts: record },
  { id: 'keeping', title: 'Keeping the license', facts: keeping },
  { id: 'moving', title: 'Moving a license here', facts: moving },
  { id: 'broker', title: 'The broker license', facts: broker },
];

/** What the page needs to lay a comparison out; the figures come from each state's file. */
export const factGroups = (): FactGroup[] =>
  groups.map(({ id, title, facts }) => ({
    id,
    title,
    facts: facts.map(({ id: fact, label, inWords }) => ({ id: fact, label, ...(inWords && { inWords }) })),
  }));

/** The same facts with what writes them. */
export const writtenFacts = (): Written[] => groups.flatMap(({ facts }) => facts);
