import { costsOf } from '../states/guide/fees.server.ts';
import { feeStandingOf } from '../states/guide/standings.server.ts';
import { courseHoursOf } from '../facts/course-hours.server.ts';
import { applicationOffice } from '../facts/application-office.server.ts';
import { examWait } from '../facts/road.server.ts';
import { feesBeside } from './fees-beside.server.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import { say } from '../wording/rich-text.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { capitalize, hours, sentence } from '../wording/wording.ts';
import { regulatorToAsk } from '../plan/regulator.server.ts';
import { costBar } from './bar-parts.ts';
import type { OwnFigure } from './amounts.ts';
import { regulatorInFull } from '../facts/regulator-in-full.server.ts';
import { placeName, placeNameFirst } from '../wording/place-name.ts';

/** What no state publishes because it is not the state's: asked of every visitor, missed in no sum. */
const extras: OwnFigure[] = [
  { id: 'exam-preparation', label: 'Books and exam preparation', why: 'Prices vary' },
  { id: 'dues', label: 'Association and multiple listing service (MLS) dues', why: 'Set by the local association' },
  { id: 'broker-fees', label: 'Your sponsoring broker’s fees', why: 'Set by the broker' },
];

/**
 * The page of one state's costs and time, worked out at build time; its source numbers follow the order of the page.
 */
export function writeStateCost(record: StateRecord) {
  const { name, slug, words, entry } = record;
  const writer = new FigureWriter(record);
  const costs = costsOf(record, writer);
  const needed = costs.rows
    .filter(({ amount }) => amount === null)
    .map(({ id, item, figure, range }): OwnFigure => ({
      id,
      label: item,
      why: range ? `Expect to pay ${figure.text}` : figure.text,
      ...(range && { range }),
    }));
  const courses = courseHoursOf(record);
  const split = courses?.afterwards
    ? ` (${courses.beforeExam} before the exam and ${courses.afterwards} more before you apply)`
    : '';
  const course = courses
    ? say`${placeNameFirst(name)} requires ${writer.inline({ ...entry.prelicenseHours, value: courses.all }, hours)} of
        pre-licensing education${split}.`
    : say`Ask ${words.regulator} whether you need a course.`;
  // A course in parts, some after the exam, is told in the caveats of these two facts.
  const notes = [split ? undefined : entry.prelicenseHours.note, entry.prelicenseCourses.note].flatMap((note) =>
    note ? [sentence(note)] : [],
  );
  const regulator = regulatorToAsk(record, writer);
  return {
    name,
    slug,
    place: placeName(name),
    asked: words.regulator,
    issuer: regulatorInFull(record),
    costs,
    bar: costBar(costs.rows, costs.known, costs.unknown),
    standing: feeStandingOf(record),
    beside: feesBeside(record),
    needed: needed.map(({ id }) => id),
    figures: [...needed, ...extras],
    courseHours: courses?.all ?? null,
    course,
    order: [orderOf(record), examWait(record)].filter(Boolean).join(' '),
    hasFewExams: record.road?.examsPerYear !== undefined,
    notes: [...new Set(notes)],
    regulator,
    sources: writer.sources(),
  };
}

/**
 * The page of one state's costs as it is sent: what only sums, tests and other pages ask of a fee is left out, for it
 * counts to the page's script.
 */
export function costData(record: StateRecord) {
  const { costs, ...page } = writeStateCost(record);
  const { known, total, sum, unknown, reported } = costs;
  const rows = costs.rows.map(({ item, paidTo, amount, figure: { text, marks, doubt, note, href } }) => ({
    item,
    paidTo,
    ...(amount !== null && { amount }),
    figure: { text, marks, ...(doubt && { doubt }), ...(note && { note }), ...(href && { href }) },
  }));
  return { ...page, costs: { rows, known, total, sum, unknown, ...(reported && { reported }) } };
}

export type StateCost = ReturnType<typeof costData>;

/** Whether the application comes before the exam, as far as the state's own order of steps is known. */
function orderOf(record: StateRecord): string {
  const { road, words } = record;
  if (!road) return `Ask ${words.regulator} whether you apply before or after the exam.`;
  if (road.bookingNeeds === 'state approval')
    return [
      `${capitalize(words.regulator)} must approve you before you book the exam.`,
      'Add the wait for that approval to “Weeks from course to booking.”',
    ].join(' ');
  const office = applicationOffice(record).full;
  return road.order.includes('apply-to-state')
    ? `Apply to ${office} before you take the exam.`
    : `Apply to ${office} after you pass the exam.`;
}
