import { postLicenseInWords } from '../facts/entries/keeping.server.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import { countedInWords, readPostLicenseCounts } from '../facts/post-license-counts.server.ts';
import { inWords, readingNamed, writeFigure } from '../facts/readings.server.ts';
import { groupsInWords, ruleInWords } from '../facts/renewal-words.ts';
import { readRenewalExtras } from '../facts/renewal-extras.server.ts';
import type { RenewalRule } from '../facts/renewal-rule.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { regulatorToAsk } from '../plan/regulator.server.ts';
import { type LedgerRow, together } from '../states/guide/ledgers.server.ts';
import { placeName } from '../wording/place-name.ts';
import { type Part, say } from '../wording/rich-text.ts';
import { dollars, hours, plural, sentence } from '../wording/wording.ts';
import { lateRow } from './late-row.ts';
import { dayIn } from './months.ts';
import { renewBy } from './terms.ts';

/** What a state asks of those who hold its license, worked out at build time; with what the tool counts by. */
export function writeKeeping(record: StateRecord) {
  const writer = new FigureWriter(record);
  const { name, slug, words, entry, renewal } = record;
  const answer = answerOf(record, writer);
  const rows = rowsOf(record, writer);
  const { perYears: _, ...education } = renewal.education.value ?? { mandatory: [], firstTermHours: null };
  return {
    name,
    place: placeName(name),
    slug,
    regulatorWord: words.regulator,
    answer,
    rows: withoutNotesAgain(rows).map(shownRow),
    /** The rule for the browser, and what it counts hours by; null where nothing was found. */
    rule: renewal.rule.value,
    education: {
      hours: entry.continuingEducationHours.value,
      ...education,
      firstTermHours: firstTermHoursOf(record),
    },
    postLicense: entry.postLicense.value && {
      hours: entry.postLicense.value.hours,
      due: renewal.postLicenseDue.value,
    },
    late: renewal.late.value && lateInWords(renewal.late.value),
    regulator: regulatorToAsk(record, writer),
    sources: writer.sources(),
  };
}

/** No continuing education is due before the post-license course is done (content/post-license.yaml). */
const isPostLicenseInstead = ({ code }: StateRecord): boolean => readPostLicenseCounts()[code] === 'instead';

/** Of continuing education at the first renewal; null where nobody says. */
const firstTermHoursOf = (record: StateRecord): number | null =>
  isPostLicenseInstead(record) ? 0 : (record.renewal.education.value?.firstTermHours ?? null);

/** Two rows of one fact, as renewing late and its fee, say its note once. */
const withoutNotesAgain = (rows: LedgerRow[]): LedgerRow[] =>
  rows.map((row, place) => {
    const { note } = row.figure;
    const isSaid = note !== undefined && rows.slice(0, place).some(({ figure }) => figure.note === note);
    return isSaid ? withoutNote(row) : row;
  });

const withoutNote = (row: LedgerRow): LedgerRow => ({ ...row, figure: { ...row.figure, note: undefined } });

/** Whether the sentence on renewing late names its fee. */
const saysLateFee = ({ renewal: { late } }: StateRecord): boolean =>
  late.value !== null && late.value.feeUsd !== null && late.value.says.includes(dollars(late.value.feeUsd));

/** A row without what the page does not show of it: its data is part of the first visit's script. */
const shownRow = ({ label, figure: { asOf: _asOf, known: _known, ...figure } }: LedgerRow) => ({
  ...(label === readingNamed('late-renewal').label && { id: lateRow }),
  label,
  figure,
});

/** What renewing late takes; where the rule names no amount, the fee beside it, or that there is none. */
function lateInWords({ says, feeUsd }: NonNullable<StateRecord['renewal']['late']['value']>): string {
  if (says.includes('$')) return sentence(says);
  const fee = feeUsd === null ? 'We couldn’t find how much that costs.' : `The late fee is ${dollars(feeUsd)}.`;
  return `${sentence(says)} ${fee}`;
}

export type KeepingView = ReturnType<typeof writeKeeping>;

/** "$66, plus surcharges": a total never leaves out what is known to come on top of it. */
function feeInWords({ code, renewal: { feeUsd } }: StateRecord, writer: FigureWriter): Part[] {
  const fee = writer.inline(feeUsd, dollars);
  const { plus, paid } = readRenewalExtras()[code] ?? {};
  if (plus) return say`${fee}, plus ${plus}`;
  return paid ? say`${fee} ${paid}` : [fee];
}

/** When it expires, and what renewing takes, in two sentences. */
function answerOf(record: StateRecord, writer: FigureWriter): Part[] {
  const { name, words, entry, renewal } = record;
  const { rule, feeUsd } = renewal;
  const when = rule.value
    ? say`Your ${name} license expires ${writer.inline(rule, ruleInWords)}.`
    : say`We couldn’t find when licenses in ${placeName(name)} expire. Check the date on yours, and ask
        ${words.regulator}.`;
  // In the order in which they are said: marks are numbered as they come.
  const postLicense = entry.postLicense.value === null ? null : writer.inline(entry.postLicense, postLicenseInWords);
  const course = entry.continuingEducationHours;
  const hoursNeeded = course.value === null ? null : writer.inline(course, hours);
  const fee = feeUsd.value === null ? null : feeInWords(record, writer);
  const counted = countedInWords(readPostLicenseCounts()[record.code]);
  const first = postLicense ? say`${when} Newly licensed? Take ${postLicense}.${counted}` : when;
  // The hours of later renewals, where post-license education takes their place at the first one, or nothing does.
  if (hoursNeeded && firstTermHoursOf(record) === 0) {
    const then =
      postLicense && isPostLicenseInstead(record)
        ? say`${when} Take ${postLicense}. After that, each renewal takes ${hoursNeeded} of continuing education.`
        : say`${first} From your second renewal on, complete ${hoursNeeded} of continuing education.`;
    return fee ? say`${then} Renewing costs ${fee}.` : then;
  }
  if (hoursNeeded && fee)
    return say`${first} To renew, complete ${hoursNeeded} of continuing education and pay ${fee}.`;
  if (hoursNeeded) return say`${first} To renew, complete ${hoursNeeded} of continuing education.`;
  return fee ? say`${first} To renew, pay ${fee}.` : first;
}

/** Every figure on keeping the license, in the order in which it matters. What nobody published is one row. */
function rowsOf(record: StateRecord, writer: FigureWriter): LedgerRow[] {
  const row = (id: string): LedgerRow => {
    const reading = readingNamed(id);
    return { label: reading.label, figure: writeFigure(reading, record, writer) };
  };
  const known = (id: string): LedgerRow[] => (inWords(readingNamed(id), record).value === null ? [] : [row(id)]);
  const topics = known('mandatory-courses');
  return together(
    [
      row('renewal-rule'),
      ...startRows(record, writer),
      // What its note says of topics, the next row says.
      topics.length > 0 ? withoutNote(row('continuing')) : row('continuing'),
      ...topics,
      ...firstHours(record, writer),
      row('post-license'),
      row('renewal-fee'),
      row('late-renewal'),
      ...(saysLateFee(record) ? [] : known('late-fee')),
    ],
    record,
  );
}

/** How the first term differs, and when renewal is due before the license expires. */
function startRows({ renewal: { rule } }: StateRecord, writer: FigureWriter): LedgerRow[] {
  if (!rule.value) return [];
  const { first, renewBefore, groups, groupsBy } = rule.value;
  const said = (label: string, text: string): LedgerRow => ({
    label,
    figure: writer.figure({ value: text, sources: rule.sources }, sentence),
  });
  return [
    ...(first ? [said('Your first license', first.says)] : []),
    ...(groupsBy === 'licensee' && groups ? [said('Dates by group', groupsInWords(groups))] : []),
    ...(renewBefore ? [said('Renew by', renewByInWords(rule.value))] : []),
  ];
}

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "November 30, a month before it expires": the day itself where one holds for all. */
function renewByInWords(rule: RenewalRule): string {
  const { renewBefore, month, day } = rule;
  const span =
    renewBefore && 'days' in renewBefore ? plural(renewBefore.days, 'day') : plural(renewBefore?.months ?? 0, 'month');
  if (month === null || day === null) return `The end of the month, ${span} before it expires`;
  const anyYear = renewBy(rule, dayIn(2025, month, day));
  return `${dayOfYear.format(new Date(`${anyYear}T12:00:00Z`))}, ${span} before it expires`;
}

function firstHours(record: StateRecord, writer: FigureWriter): LedgerRow[] {
  const { entry, renewal } = record;
  const row = (value: string, { sources }: { sources: string[] }): LedgerRow[] => [
    { label: 'At your first renewal', figure: writer.figure({ value, sources }, String) },
  ];
  if (isPostLicenseInstead(record))
    return row('The post-license hours below, and no continuing education', entry.postLicense);
  const count = firstTermHoursOf(record);
  if (count === null) return [];
  const none = entry.postLicense.value ? 'No hours beyond post-license education' : 'No continuing education';
  return row(count === 0 ? none : hours(count), renewal.education);
}
