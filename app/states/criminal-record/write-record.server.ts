import type { FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import { capitalize, list, sentence } from '../../wording/wording.ts';
import { type AskFirst, askFirst, readRecordRules, type RecordRule } from '../../facts/record-rules.server.ts';

/** One place's answer to somebody with a record: rows that are known, and in words what to ask. */
export type RecordAnswer = {
  /** "Yes: Fitness Determination", "Possibly: …", "No"; empty where nobody says. */
  canAsk: string;
  /** Of the fact that all rows rest on. */
  marks: number[];
  rule: Part[];
  rows: { label: string; text: string }[];
  unknown: string;
  note: string;
};

/** From the fact and content/records.yaml, which reads the same sources. */
export function writeRecordAnswer(record: StateRecord, writer: FigureWriter): RecordAnswer {
  const { entry, code, words } = record;
  const { criminalHistory } = entry;
  const found = criminalHistory.value;
  const rule = readRecordRules()[code] ?? {};
  const missing = canAskFirst(record) ? missingOf(rule) : [];
  // What nobody can make good later.
  const opening = rule.tooLate ? tooLate(words.regulator) : '';
  return {
    canAsk: inWords(answerIn(record), found?.name ?? null),
    rule: found
      ? say`${opening}${writer.inline(criminalHistory, ({ rule: said }) => sentence(said))}`
      : say`${writer.inline(criminalHistory, String)}.`,
    marks: found ? writer.seal(criminalHistory).marks : [],
    rows: rowsOf(rule),
    unknown: unknownOf(missing, answerIn(record), words.regulator),
    note: criminalHistory.note ? sentence(criminalHistory.note) : '',
  };
}

const tooLate = (regulator: string): string =>
  `Ask ${regulator} before you pay for a course and before you apply. Once you’ve applied, it’s too late to ask. `;

const answerIn = ({ entry, code }: StateRecord): AskFirst | null =>
  askFirst(entry.criminalHistory.value?.predetermination ?? null, code);

/** Whether there surely is a ruling before an application. */
export const canAskFirst = (record: StateRecord): boolean => answerIn(record) === 'yes';

function inWords(answer: AskFirst | null, name: string | null): string {
  const called = name?.replace(/^the /i, '');
  if (answer === null) return '';
  if (answer === 'no') return 'No';
  if (answer === 'early') return 'No, but you can apply early';
  if (answer === 'possibly') return called ? `Possibly: ${called}` : 'Possibly';
  return called ? `Yes: ${called}` : 'Yes';
}

/** Not what closes the door: the rule above the rows says it. */
const rowsOf = ({ ruling, before, form, fee, wait, binds }: RecordRule): RecordAnswer['rows'] =>
  [
    [ruling ? 'When you can apply' : 'When you can ask', before],
    [ruling ? 'What to file' : 'What it involves', form],
    ['Fee', fee],
    ['Response time', wait],
    ['Is the answer binding?', binds === undefined ? undefined : binds ? 'Yes' : 'No'],
  ].flatMap(([label, text]) => (text ? [{ label: label!, text: capitalize(text) }] : []));

const missingOf = ({ fee, wait, binds }: RecordRule): string[] => [
  ...(fee === undefined ? ['what it costs'] : []),
  ...(wait === undefined ? ['how long it takes'] : []),
  ...(binds === undefined ? ['whether the answer is binding'] : []),
];

function unknownOf(missing: string[], answer: AskFirst | null, regulator: string): string {
  if (answer === 'no')
    return (
      `You get a decision only after you apply. Before you pay for a course, ask ${regulator} how it treats records ` +
      'like yours.'
    );
  if (answer === null) return `Ask ${regulator} whether it will review your record before you pay for a course.`;
  return missing.length === 0 ? '' : `Ask ${regulator} ${list(missing)}.`;
}
