import { type Fee, sumFees } from '../../facts/costs.ts';
import { dollars, list } from '../../wording/wording.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';

/** `amount`: dollars, null where no amount is published or it is set by a seller. */
export type FeeRow = { item: string; paidTo: string; figure: Figure; amount: number | null };
/** `total` in words, `sum` in dollars: the known fees together. */
export type Costs = { rows: FeeRow[]; total: string; sum: number; unknown: string };

const plain = (text: string): Figure => ({ text, marks: [], known: false, asOf: '' });

/** The cost table of one state: every fee on the way to a first license, and the sum of those that are known. */
export function costsOf(record: StateRecord, writer: FigureWriter): Costs {
  const { entry, words } = record;
  const provider = words.examBy ?? entry.exam.provider.value ?? 'the exam provider';
  const lines: { fee: Fee; row: FeeRow }[] = [
    line('Pre-licensing courses', 'your school', null, 'course tuition', plain('Set by each school')),
    line(
      'State exam, first attempt',
      provider,
      entry.exam.feeUsd.value,
      'the exam fee',
      writer.figure(entry.exam.feeUsd, dollars),
    ),
    ...backgroundLine(record, writer),
    line(
      'Application and license',
      words.regulator,
      entry.applicationFeeUsd.value,
      'the application and license fee',
      writer.figure(entry.applicationFeeUsd, dollars),
    ),
  ];
  if (entry.errorsAndOmissionsInsurance.value) {
    lines.push(
      line('Errors and omissions insurance', 'the insurer', null, 'insurance', {
        ...plain('Set by the insurer'),
        ...writer.seal(entry.errorsAndOmissionsInsurance),
        text: 'Set by the insurer',
      }),
    );
  }
  const { total, unknown } = sumFees(lines.map(({ fee }) => fee));
  return { rows: lines.map(({ row }) => row), total: dollars(total), sum: total, unknown: list(unknown) };
}

function line(
  item: string,
  paidTo: string,
  amount: number | null,
  name: string,
  figure: Figure,
): { fee: Fee; row: FeeRow } {
  return { fee: { item, amount, name }, row: { item, paidTo, figure, amount } };
}

/** A check that is not required costs nothing and has no line; one whose fee is unknown is named under the total. */
function backgroundLine({ entry }: StateRecord, writer: FigureWriter): { fee: Fee; row: FeeRow }[] {
  const check = entry.backgroundCheck.value;
  if (!check?.required) return [];
  const item = check.fingerprints ? 'Background check and fingerprints' : 'Background check';
  const fee = { ...entry.backgroundCheck, value: check.feeUsd };
  return [line(item, 'the checking agency', check.feeUsd, item.toLowerCase(), writer.figure(fee, dollars))];
}
