import { paths, stateGuide } from '../../../app/paths.ts';
import { knownOf } from '../../../app/facts/fact-paths.server.ts';
import { doubts } from '../../../app/facts/fact.server.ts';
import { FigureWriter, type ShownSource } from '../../../app/facts/figures.server.ts';
import { inWords, reasonOf, writingOf } from '../../../app/facts/readings.server.ts';
import { facts, type Registry } from '../../../app/facts/registry.server.ts';
import type { StateRecord } from '../../../app/facts/state-record.server.ts';
import { listJurisdictions } from '../../../app/facts/jurisdictions.server.ts';
import { notFound } from '../../../app/wording/wording.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';
import { type ComparisonColumn, comparisonTables } from './comparison-tables.ts';

/** A figure of one state: its words, the numbers of its sources, and a word of doubt where we are not sure. */
export type Cell = { text: string; marks: number[]; doubt?: string; unknown: boolean };

/** What the template says. */
const words = {
  howToRead: 'How to read the tables',
  marks:
    'A small number after a figure is its best source: find it under the state’s name in {0}. In the file, it is a ' +
    'link.',
  doubts: '{1} and {0} mark figures we are not sure of.',
  doubtful: Object.values(doubts).map(({ says }) => says),
  notFound: '{0} means that we found no page we trust: ask the state’s regulator.',
  none: '{0} and {1} mean that no source asks for it. Confirm with your regulator.',
  noneAsked: ['No', 'None'],
  more: 'Caveats, older figures and second sources are in each state’s guide, at {0}.',
  contents: 'Contents',
  state: 'State',
  sources: 'Sources',
  sourcesIntro:
    'For each state, in the order in which the tables use them: publisher, kind of page, the date the page bears, ' +
    'and its address. Most pages bear no date.',
  guide: 'Guide: {0}',
  namedOnly: 'named only',
};

/** The same facts of all jurisdictions side by side, in tables that fit a sheet, each with its sources at the end. */
export function comparisonDocument(
  origin: string,
  records: StateRecord[] = listJurisdictions(),
  registry: Registry = facts,
): PdfDocument {
  const states = records.map((record) => ({ record, writer: new FigureWriter(record) }));
  const tables = comparisonTables(registry).map(({ title, intro, columns }) => ({
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
      'states, DC and territories, each figure with its source.',
    path: paths.stateTable,
    license: licenses.facts,
    words,
    content: {
      tables,
      notFound,
      guides: origin + paths.stateGuides,
      states: states.map(({ record, writer }) => ({
        ...placeOf(record, origin),
        sources: writer.sources().map((source) => named(source, origin)),
      })),
    },
  };
}

/** The figure as its column writes it. One that is missing for a reason says so; any other was not found. */
function cellOf({ reading }: ComparisonColumn, record: StateRecord, writer: FigureWriter): Cell {
  const { written: wanted, writtenIn } = reading.sheet ?? {};
  const written = writtenIn?.(record.code, knownOf(record)) ?? writingOf(reading, record);
  const fact = inWords(
    reading,
    record,
    wanted === 'short' ? { long: written.short ?? written.long } : (wanted ?? written),
  );
  const value = fact.value ?? reasonOf(reading, record)?.long ?? null;
  if (value === null) return { text: notFound, marks: [], unknown: true };
  const { text, marks, doubt } = writer.inline({ ...fact, value }, String);
  return { text, marks, doubt, unknown: false };
}

const placeOf = ({ name, code, slug, words: { regulator } }: StateRecord, origin: string) => ({
  name,
  code,
  regulator,
  address: `${origin}${stateGuide(slug)}`,
});

function named({ publisher, url, kind, date }: ShownSource, origin: string) {
  const address = url?.startsWith('/') ? origin + url : url;
  return { publisher, kind, date, address, host: address ? new URL(address).hostname.replace(/^www\./, '') : null };
}
