import type { LedgerId } from '../../facts/fact-entry.server.ts';
import { factAt } from '../../facts/fact-paths.server.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';
import { inWords, reasonOf, writeFigure } from '../../facts/readings.server.ts';
import { facts, type FoundReading, inOrder, readingsOf, type Registry } from '../../facts/registry.server.ts';
import { capitalize, list } from '../../wording/wording.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';

export type LedgerRow = { label: string; figure: Figure };

/** The order of rows; a fact that is not named here comes after them. */
const orders: Record<LedgerId, string[]> = {
  exam: ['provider', 'national', 'state', 'questions', 'minutes', 'score', 'retake', 'languages', 'pass-rate'],
  renewing: ['term', 'continuing', 'post-license'],
  broker: ['broker-title', 'broker-age', 'broker-experience', 'broker-hours', 'broker-first-hours', 'broker-exam'],
};

/** A ledger of a guide: the facts whose entries ask for a row in it. */
export const ledgerRows = (
  id: LedgerId,
  record: StateRecord,
  writer: FigureWriter,
  registry: Registry = facts,
): LedgerRow[] =>
  together(
    linesOf(id, record, registry).map((line) => rowOf(line, record, writer)),
    record,
  );

/** The exam's ledger. The editors' estimate of the pass rate, where there is one, follows a published rate. */
export function examRows(
  record: StateRecord,
  writer: FigureWriter,
  estimate?: number,
  registry: Registry = facts,
): LedgerRow[] {
  const rows = linesOf('exam', record, registry).flatMap((line) => {
    if (line.reading.id !== 'pass-rate') return [rowOf(line, record, writer)];
    if (!estimate) return [findable(rowOf(line, record, writer), record)];
    const isPublished = record.examPassRate.value !== null;
    const published = isPublished ? [{ ...rowOf(line, record, writer), label: 'Published pass rate' }] : [];
    const own = {
      label: isPublished ? 'Overall pass rate now (our estimate)' : 'Pass rate (our estimate)',
      figure: { ...writer.estimate(`About ${estimate}%`), doubt: undefined },
    };
    return [...published, own];
  });
  return together(rows, record);
}

/** No state has to publish it, so the row says that there was nothing to find. */
const findable = (row: LedgerRow, { words }: StateRecord): LedgerRow =>
  row.figure.known || !row.figure.href
    ? row
    : { ...row, figure: { ...row.figure, text: `Not found. Ask ${words.regulator}.` } };

/** Three rows or more of which nothing is known say so once, in one row at the end. */
export function together(rows: LedgerRow[], { words }: StateRecord): LedgerRow[] {
  const unknown = rows.filter(({ figure }) => !figure.known);
  if (unknown.length < 3) return rows;
  const names = capitalize(list(unknown.map(({ label }) => label.toLowerCase())));
  const figure: Figure = { text: names, marks: [], href: '#regulator', known: false, asOf: '' };
  return [...rows.filter((row) => row.figure.known), { label: `Ask ${words.regulator}`, figure }];
}

type Line = { label: string; reading: FoundReading };

/** The rows in their order. Neighbors that miss their figure for the same reason are one. */
function linesOf(id: LedgerId, record: StateRecord, registry: Registry): Line[] {
  const wanted = readingsOf(registry).filter(({ ledger }) => ledger?.of === id);
  const shown = inOrder(wanted, orders[id]).filter(
    ({ ledger, path }) => !ledger?.ifKnown || factAt(record, path).value !== null,
  );
  const reasons = shown.map((reading) => reasonOf(reading, record)?.together);
  return shown.flatMap((reading, index) => {
    const reason = reasons[index];
    return reason && reason === reasons[index - 1] ? [] : [{ label: reason ?? labelOf(reading), reading }];
  });
}

const rowOf = ({ label, reading }: Line, record: StateRecord, writer: FigureWriter): LedgerRow => ({
  label,
  figure: reading.ledger?.isBrief
    ? writer.brief(inWords(reading, record))
    : answeredByNote(writeFigure(reading, record, writer), factAt(record, reading.path), writer),
});

/** Where there is no figure but a sourced caveat, that is the answer: "Ask the Board" above it would deny it. */
function answeredByNote(figure: Figure, { sources }: { sources: string[] }, writer: FigureWriter): Figure {
  const { note, href: _, ...rest } = figure;
  if (figure.known || !note || sources.length === 0) return figure;
  return { ...rest, ...writer.seal({ sources }), text: note };
}

const labelOf = ({ ledger, label, shortLabel }: FoundReading): string =>
  (ledger?.label === 'short' && shortLabel) || label;
