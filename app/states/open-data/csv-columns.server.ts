import { factAt } from '../../facts/fact-paths.server.ts';
import type { AnyEntry } from '../../facts/fact-entry.server.ts';
import { facts, type Registry } from '../../facts/registry.server.ts';
import { type FactField, factFields, partsOf, type Schema, valueOf, withoutNull } from './data-schema.server.ts';
import { stateParts, sureNull, unsureNull } from './field-meanings.ts';
import type { PublishedState } from './published-state.server.ts';

/** A column of /data/states.csv. */
export type CsvColumn = {
  name: string;
  meaning: string;
  /** As CSVW names it. */
  datatype: 'string' | 'integer' | 'decimal' | 'boolean' | 'anyURI' | 'gYearMonth';
  /** What stands between several values in a cell. */
  separator?: string;
  /** Null where nothing is published: an empty cell. */
  read: (state: PublishedState) => string | null;
};

const between = '; ';

/** 'entry.exam.feeUsd' is exam_fee_usd, 'broker.hours' is broker_hours, where the entry does not name another. */
export const columnName = (path: string, entry?: AnyEntry): string => entry?.column ?? columnOf(path);

const columnOf = (path: string): string =>
  path
    .replace(/^entry\./, '')
    .replaceAll('.', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * One row a state: who it is, then for each fact its value or values, confidence, sources, newest source date, caveat
 * and doubt.
 */
export function csvColumns(registry: Registry = facts): CsvColumn[] {
  const identity = (['name', 'code', 'slug', 'guide'] as const).map((name): CsvColumn => ({
    name,
    meaning: stateParts[name]!,
    datatype: name === 'guide' ? 'anyURI' : 'string',
    read: (state) => state[name],
  }));
  return [...identity, ...factFields(registry).flatMap(columnsOf)];
}

/** The figures people choose by, for a reader who needs no sources in the file. */
const leanNames = [
  'name',
  'code',
  'minimum_age',
  'prelicense_hours',
  'exam_provider',
  'exam_total_questions',
  'exam_minutes',
  'exam_passing_percent',
  'exam_fee_usd',
  'application_fee_usd',
  'background_check_required',
  'renewal_years',
  'continuing_education_hours',
  'reciprocity_kind',
  'guide',
];

/** The columns of /data/states-lean.csv, in its order. @throws Error for a name that the whole file does not have */
export function leanCsvColumns(): CsvColumn[] {
  const columns = new Map(csvColumns().map((column) => [column.name, column]));
  return leanNames.map((name) => {
    const column = columns.get(name);
    if (!column) throw new Error(`/data/states.csv has no column ${name}`);
    return column;
  });
}

function columnsOf({ path, entry, fact }: FactField): CsvColumn[] {
  const name = columnName(path, entry);
  const { meaning, unit, noneMeans } = entry;
  const ofNone = noneMeans ? ` ${sureNull(noneMeans)} ${unsureNull}`.replaceAll('Null', 'Empty') : '';
  const schema = valueOf(fact);
  const parts = schema.type === 'object' ? Object.entries(partsOf(schema)) : [];
  const values =
    parts.length > 0
      ? parts.map(([part, partSchema]) =>
          valueColumn(`${name}_${columnName(part)}`, `${partSchema.description}${ofNone}`, partSchema, (state) =>
            partOf(factOf(state, path).value, part),
          ),
        )
      : [
          valueColumn(
            name,
            `${unit ? `${meaning} In ${unit}.` : meaning}${ofNone}`,
            schema,
            (state) => factOf(state, path).value,
          ),
        ];
  return [...values, ...aboutColumns(name, path)];
}

function valueColumn(
  name: string,
  meaning: string,
  schema: Schema,
  take: (state: PublishedState) => unknown,
): CsvColumn {
  const read = (state: PublishedState) => cell(take(state));
  return { name, meaning, datatype: datatypeOf(schema), read, ...(schema.type === 'array' && { separator: between }) };
}

/** What stands beside a fact's value. */
function aboutColumns(name: string, path: string): CsvColumn[] {
  return [
    {
      name: `${name}_confidence`,
      meaning: 'high, medium or low. Beside an empty value, low: not found; high or medium: none, or it does not apply',
      datatype: 'string',
      read: (state) => factOf(state, path).confidence,
    },
    {
      name: `${name}_sources`,
      meaning: 'Addresses of the pages it was read from, best first',
      datatype: 'anyURI',
      separator: ' ',
      read: (state) =>
        factOf(state, path)
          .sources.map((id) => state.sources[id]!.url)
          .join(' ') || null,
    },
    {
      name: `${name}_as_of`,
      meaning: 'Newest date those pages bear, as YYYY-MM',
      datatype: 'gYearMonth',
      read: (state) => newestDate(state, factOf(state, path).sources),
    },
    { name: `${name}_note`, meaning: 'Caveat', datatype: 'string', read: (state) => factOf(state, path).note ?? null },
    {
      name: `${name}_doubt`,
      meaning: 'sources disagree, unconfirmed, or nothing where there is no doubt',
      datatype: 'string',
      read: (state) => factOf(state, path).doubt ?? null,
    },
  ];
}

const factOf = (state: PublishedState, path: string) => factAt(state, path);

const partOf = (value: unknown, part: string): unknown => (value as Record<string, unknown> | null)?.[part] ?? null;

const newestDate = ({ sources }: PublishedState, ids: string[]): string | null =>
  ids
    .flatMap((id) => sources[id]?.asOf ?? [])
    .toSorted()
    .at(-1) ?? null;

/** A value as a cell: a list joined, a course with its hours, another object as JSON, anything else as it is. */
function cell(value: unknown): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => cell(item)).join(between);
  if (typeof value !== 'object') return String(value);
  if (!('name' in value && 'hours' in value)) return JSON.stringify(value);
  const { name, hours } = value as { name: string; hours: number | null };
  return hours === null ? name : `${name}: ${hours} hours`;
}

function datatypeOf(schema: Schema): CsvColumn['datatype'] {
  const { type, format } = withoutNull(schema);
  if (format === 'uri') return 'anyURI';
  return ({ integer: 'integer', number: 'decimal', boolean: 'boolean' } as const)[String(type)] ?? 'string';
}
