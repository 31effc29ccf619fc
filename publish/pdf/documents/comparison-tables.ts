/** What the comparison shows, table by table. Longer than usual: it is one list. */
import type { ShownFact } from '../../../app/facts/fact.server.ts';
import type { StateRecord } from '../../../app/facts/state-record.server.ts';
import { capitalize, dollars, hours, plural, sentence, years } from '../../../app/wording/wording.ts';

export type ComparisonColumn = {
  label: string;
  /** Its share of the table's width. */
  width: number;
  align?: 'right';
  fact: (record: StateRecord) => ShownFact<unknown>;
  format: (value: never, record: StateRecord) => string;
  /** The words for a null that means "none asked"; absent where a null means that nothing was found. */
  whenNull?: (record: StateRecord) => string | undefined;
};

export type ComparisonTable = { title: string; intro: string; columns: ComparisonColumn[] };

type Options = Pick<ComparisonColumn, 'align' | 'whenNull'>;

function column<T>(
  label: string,
  width: number,
  fact: (record: StateRecord) => ShownFact<T>,
  format: (value: T, record: StateRecord) => string,
  options: Options = {},
): ComparisonColumn {
  return { label, width, fact, format: format as ComparisonColumn['format'], ...options };
}

const right = { align: 'right' } as const;
const asIs = (text: string): string => text;
const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');
const count = (value: number): string => plural(value, 'question');

/** No figure for either portion, but one for the whole: the exam has no portions. */
const combined = ({ entry: { exam } }: StateRecord): string | undefined =>
  exam.totalQuestions.value !== null && exam.nationalQuestions.value === null && exam.stateQuestions.value === null
    ? 'One combined exam'
    : undefined;

const kinds = { full: 'Any state', partial: 'Part is waived', mutual: 'Listed states', none: 'None' };

export const comparisonTables: ComparisonTable[] = [
  {
    title: 'Who can be licensed, and the course',
    intro: 'The first license: its name, the youngest age, and the hours of pre-licensing courses.',
    columns: [
      column('License', 1.8, ({ entry }) => entry.title, asIs),
      column('Age', 0.7, ({ entry }) => entry.minimumAge, String, right),
      column('Diploma asked', 1, ({ entry }) => entry.highSchool, yesOrNo),
      column('Course', 1, ({ entry }) => entry.prelicenseHours, hours, right),
      column(
        'Background check',
        1.7,
        ({ entry }) => entry.backgroundCheck,
        ({ required, fingerprints }) => (required ? `Yes${fingerprints ? ', fingerprints' : ''}` : 'No'),
      ),
      column('Sponsoring broker', 1.1, ({ entry }) => entry.sponsorRequired, yesOrNo),
      column('E&O insurance', 1.1, ({ entry }) => entry.errorsAndOmissionsInsurance, yesOrNo),
    ],
  },
  {
    title: 'The exam',
    intro:
      'Scored questions, the time allowed, and what passes. Where a state gives one combined exam, its portions ' +
      'are not counted apart.',
    columns: [
      column('Given by', 1.5, ({ entry }) => entry.exam.provider, asIs),
      column('National portion', 1.25, ({ entry }) => entry.exam.nationalQuestions, count, { whenNull: combined }),
      column('State portion', 1.25, ({ entry }) => entry.exam.stateQuestions, count, { whenNull: combined }),
      column('In all', 1.25, ({ entry }) => entry.exam.totalQuestions, count),
      column(
        'Time',
        1.25,
        ({ entry }) => entry.exam.minutes,
        (value) => plural(value, 'minute'),
      ),
      column('To pass', 2.2, ({ entry }) => entry.exam.passingScore, capitalize),
      column(
        'Percent',
        1.35,
        ({ entry }) => entry.exam.passingPercent,
        (value) => `${value}%`,
        right,
      ),
    ],
  },
  {
    title: 'After a failed attempt',
    intro: 'When and how often the exam can be taken again. Each attempt is paid again.',
    columns: [
      column(
        'The rule',
        6,
        ({ entry }) => entry.retake,
        ({ rule }) => sentence(rule),
      ),
    ],
  },
  {
    title: 'Fees',
    intro: 'What the state and its exam vendor charge. School tuition is set by each school and is not here.',
    columns: [
      column('Exam, one attempt', 1, ({ entry }) => entry.exam.feeUsd, dollars, right),
      column(
        'Background check',
        1,
        ({ entry }) => ({ ...entry.backgroundCheck, value: entry.backgroundCheck.value?.feeUsd ?? null }),
        dollars,
        {
          ...right,
          whenNull: ({ entry }) => (entry.backgroundCheck.value?.required === false ? 'No check asked' : undefined),
        },
      ),
      column('Application and license', 1, ({ entry }) => entry.applicationFeeUsd, dollars, right),
    ],
  },
  {
    title: 'Keeping the license',
    intro: 'How long a license runs, the continuing education of each term, and what a new licensee takes once.',
    columns: [
      column('Term', 0.9, ({ entry }) => entry.renewalYears, years, right),
      column('Continuing education', 1.4, ({ entry }) => entry.continuingEducationHours, hours, right),
      column(
        'Post-license education, once',
        3.6,
        ({ entry }) => entry.postLicense,
        (value) => `${hours(value.hours)}, ${value.deadline}`,
        { whenNull: () => 'None that we found' },
      ),
    ],
  },
  {
    title: 'Moving a license here',
    intro: 'Whether a license of another state shortens the way. Listed states are given by their postal codes.',
    columns: [
      column(
        'Open to',
        0.9,
        ({ reciprocity }) => reciprocity.kind,
        (kind) => kinds[kind],
      ),
      column('What it takes', 5, ({ reciprocity }) => reciprocity.summary, sentence),
      column(
        'Listed states',
        1.4,
        ({ reciprocity }) => reciprocity.states,
        (codes) => (codes.length > 0 ? codes.join(', ') : 'None listed'),
        {
          whenNull: ({ reciprocity }) => (reciprocity.kind.value === 'mutual' ? undefined : 'No list'),
        },
      ),
    ],
  },
  {
    title: 'The broker license',
    intro: 'What a licensee needs to become a broker.',
    columns: [
      column('Title', 1.9, ({ broker }) => broker.title, asIs),
      column('Age', 1.15, ({ broker }) => broker.minimumAge, String, right),
      column('Experience', 1.15, ({ broker }) => broker.experienceYears, years, right),
      column('Education', 1.2, ({ broker }) => broker.hours, hours, right),
      column(
        'Exam',
        1,
        ({ broker }) => broker.examRequired,
        (required) => (required ? 'Required' : 'Not required'),
      ),
    ],
  },
  {
    title: 'With a criminal record',
    intro: 'Whether you can ask before you pay for a course. No table can tell you how your own case will be decided.',
    columns: [
      column(
        'An answer before you apply',
        1.6,
        ({ entry }) => entry.criminalHistory,
        ({ predetermination, name }) =>
          predetermination === null
            ? 'No page says'
            : predetermination
              ? `Yes${name ? `: ${name}` : ''}`
              : 'No way found',
      ),
      column(
        'The rule',
        4.4,
        ({ entry }) => entry.criminalHistory,
        ({ rule }) => sentence(rule),
      ),
    ],
  },
  {
    title: 'Who decides',
    intro: 'The regulator of each state. Confirm what matters to you there.',
    columns: [
      column('Regulator', 3.2, ({ regulator }) => regulator.name, asIs),
      column('Phone', 1.9, ({ regulator }) => regulator.phone, asIs),
      column(
        'Website',
        1.8,
        ({ regulator }) => regulator.url,
        (url) => new URL(url).hostname.replace(/^www\./, ''),
      ),
    ],
  },
];
