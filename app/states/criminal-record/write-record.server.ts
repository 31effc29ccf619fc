import type { FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import { capitalize, list, sentence } from '../../wording/wording.ts';
import { readRecordRules, type RecordRule } from '../../facts/record-rules.server.ts';

/** One place's answer to somebody with a record: rows that are known, and in words what is not. */
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
  const canAsk = found?.predetermination ?? null;
  const missing = canAskFirst(record) ? missingOf(rule) : [];
  return {
    canAsk: rule.ruling ? 'No, but you can apply early' : answerOf(canAsk, found?.name ?? null, rule),
    rule: found
      ? say`${writer.inline(criminalHistory, ({ rule: said }) => sentence(said))}`
      : say`${writer.inline(criminalHistory, String)}.`,
    marks: found ? writer.seal(criminalHistory).marks : [],
    rows: rowsOf(rule),
    unknown: unknownOf(missing, canAsk, words.regulator),
    note: criminalHistory.note ? sentence(criminalHistory.note) : '',
  };
}

/** Whether there surely is a ruling before an application. */
export function canAskFirst({ entry, code }: StateRecord): boolean {
  const { ruling, unsure } = readRecordRules()[code] ?? {};
  return entry.criminalHistory.value?.predetermination === true && !ruling && !unsure;
}

function answerOf(canAsk: boolean | null, name: string | null, { unsure }: RecordRule): string {
  if (canAsk === null) return '';
  if (!canAsk) return 'No';
  const called = name?.replace(/^the /i, '');
  if (unsure) return called ? `Possibly: ${called}` : 'Possibly';
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
  ...(fee === undefined ? ['what it costs to ask'] : []),
  ...(wait === undefined ? ['how long the answer takes'] : []),
  ...(binds === undefined ? ['whether the answer is binding'] : []),
];

function unknownOf(missing: string[], canAsk: boolean | null, regulator: string): string {
  if (canAsk === null) return `Ask ${regulator} whether it will review your record before you pay for a course.`;
  return missing.length === 0 ? '' : `We couldn’t find out ${list(missing, 'or')}. Ask ${regulator}.`;
}
