import type { FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import { capitalize, list, sentence } from '../../wording/wording.ts';
import { readRecordRules, type RecordRule } from '../../facts/record-rules.server.ts';

/** One place's answer to somebody with a record: rows that are known, and in words what is not. */
export type RecordAnswer = {
  /** "Yes: Fitness Determination", "No"; empty where nobody says. */
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
  const missing = canAsk === false ? [] : missingOf(rule, canAsk);
  return {
    canAsk: answerOf(canAsk, found?.name ?? null),
    rule: found
      ? say`${writer.inline(criminalHistory, ({ rule: said }) => sentence(said))}`
      : say`${writer.inline(criminalHistory, String)}.`,
    marks: found ? writer.seal(criminalHistory).marks : [],
    rows: rowsOf(rule),
    unknown: missing.length === 0 ? '' : `We couldn’t find ${list(missing, 'or')}. Ask ${words.regulator}.`,
    note: criminalHistory.note ? sentence(criminalHistory.note) : '',
  };
}

function answerOf(canAsk: boolean | null, name: string | null): string {
  if (canAsk === null) return '';
  if (!canAsk) return 'No';
  return name ? `Yes: ${name.replace(/^the /i, '')}` : 'Yes';
}

const rowsOf = ({ before, form, fee, wait, binds, bars }: RecordRule): RecordAnswer['rows'] =>
  [
    ['When you can ask', before],
    ['What it involves', form],
    ['Fee', fee],
    ['Response time', wait],
    ['Is the answer binding?', binds === undefined ? undefined : binds ? 'Yes' : 'No'],
    ['Disqualifying crimes', bars],
  ].flatMap(([label, text]) => (text ? [{ label: label!, text: capitalize(text) }] : []));

function missingOf({ fee, wait, binds }: RecordRule, canAsk: boolean | null): string[] {
  return [
    ...(canAsk === null ? ['whether you can ask before you apply'] : []),
    ...(canAsk && fee === undefined ? ['the fee'] : []),
    ...(canAsk && wait === undefined ? ['how long the answer takes'] : []),
    ...(canAsk && binds === undefined ? ['whether the answer is binding'] : []),
  ];
}
