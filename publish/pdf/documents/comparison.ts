import { paths, stateGuide } from '../../../app/paths.ts';
import { FigureWriter, type ShownSource } from '../../../app/facts/figures.server.ts';
import type { ShownFact } from '../../../app/facts/fact.server.ts';
import type { StateRecord } from '../../../app/facts/state-record.server.ts';
import { listJurisdictions } from '../../../app/facts/jurisdictions.server.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { type ComparisonColumn, comparisonTables } from './comparison-tables.ts';

/** A figure of one state: its words, the numbers of its sources, and a word of doubt where we are not sure. */
export type Cell = { text: string; marks: number[]; doubt?: string; unknown: boolean };

const notPublished = 'Not published';

/** The same facts of all 50 states side by side, in tables that fit a sheet, with each state's sources at the end. */
export function comparisonDocument(origin: string): PdfDocument {
  const states = listJurisdictions().map((record) => ({ record, writer: new FigureWriter(record) }));
  const tables = comparisonTables.map(({ title, intro, columns }) => ({
    title,
    intro,
    columns: columns.map(({ label, width, align }) => ({ label, width, align: align ?? 'left' })),
    rows: states.map(({ record, writer }) => ({
      name: record.name,
      code: record.code,
      cells: columns.map((column) => cellOf(column, record, writer)),
    })),
  }));
  return {
    name: 'state-licensing-requirements-comparison',
    template: 'comparison',
    title: 'State licensing requirements compared',
    description:
      'Education, exam, fees, renewal, reciprocity and broker rules for the first real estate license in all 50 ' +
      'states, each figure with its source.',
    path: paths.stateTable,
    license: licenses.facts,
    content: {
      tables,
      notPublished,
      states: states.map(({ record, writer }) => ({
        ...placeOf(record, origin),
        sources: writer.sources().map((source) => named(source, origin)),
      })),
    },
  };
}

/** A null means that nothing was found, unless the column knows that it means "none asked". */
function cellOf({ fact, format, whenNull }: ComparisonColumn, record: StateRecord, writer: FigureWriter): Cell {
  const found: ShownFact<unknown> = fact(record);
  const none = found.value === null ? whenNull?.(record) : undefined;
  if (found.value === null && !none) return { text: notPublished, marks: [], unknown: true };
  const { text, marks, doubt } = writer.inline(
    { ...found, value: found.value ?? none },
    (value) => none ?? format(value as never, record),
  );
  return { text, marks, doubt, unknown: false };
}

const placeOf = ({ name, code, slug, words }: StateRecord, origin: string) => ({
  name,
  code,
  regulator: words.regulator,
  address: `${origin}${stateGuide(slug)}`,
});

function named({ publisher, url, kind, date }: ShownSource, origin: string) {
  const address = url?.startsWith('/') ? origin + url : url;
  return { publisher, kind, date, address, host: address ? new URL(address).hostname.replace(/^www\./, '') : null };
}
