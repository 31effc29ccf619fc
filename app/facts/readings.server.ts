/** What is shown of a record's facts, written as its entries say. */
import { recentChange } from './fact-changes.server.ts';
import { factAt, knownOf } from './fact-paths.server.ts';
import type { ShownFact } from './fact.server.ts';
import type { WhenNull } from './fact-entry.server.ts';
import type { Figure, FigureWriter } from './figures.server.ts';
import { facts, type FoundReading, readingsOf } from './registry.server.ts';
import type { StateRecord } from './state-record.server.ts';
import type { Writing } from './writings.server.ts';

/** Why a figure is missing, where it does not mean that nothing was found. */
export function reasonOf({ path, whenNull }: FoundReading, record: StateRecord): WhenNull | undefined {
  const isMissing = whenNull && (whenNull.when ? whenNull.when(knownOf(record)) : factAt(record, path).value === null);
  return isMissing ? whenNull : undefined;
}

/** How a reading is written for this record. */
export const writingOf = ({ written, writtenIn }: FoundReading, { code }: StateRecord): Writing<unknown> =>
  writtenIn?.(code) ?? written;

/** The fact with its value in words; null where nothing was found. */
export function inWords(
  reading: FoundReading,
  record: StateRecord,
  written: Writing<unknown> = writingOf(reading, record),
): ShownFact<string> {
  const fact = factAt(record, reading.path);
  return { ...fact, value: fact.value === null ? null : written.long(fact.value) };
}

/** A row's figure: at length, with marks, doubt and caveat. */
export function writeFigure(reading: FoundReading, record: StateRecord, writer: FigureWriter): Figure {
  const missing = reasonOf(reading, record);
  const fact = inWords(reading, record);
  const figure = missing && fact.value === null ? writer.none(fact, missing.long) : writer.figure(fact, String);
  const changed = recentChange(record, reading.path);
  return changed ? { ...figure, changed } : figure;
}

/** The figure without its unit, and what a table sorts it by. Null where nothing was found. */
export function shortFigure(reading: FoundReading, record: StateRecord): { text: string; sort: number | null } | null {
  const written = writingOf(reading, record);
  const { value } = factAt(record, reading.path);
  const text = value === null ? null : (written.short ?? written.long)(value);
  if (text !== null) return { text, sort: written.sort?.(value) ?? null };
  const missing = reasonOf(reading, record);
  return missing ? { text: missing.short ?? missing.long, sort: missing.sort ?? null } : null;
}

const ours = new Map(readingsOf(facts).map((reading) => [reading.id, reading]));

/** One of the site's own readings, e.g. 'exam-fee'. @throws Error for an id that no entry has. */
export function readingNamed(id: string): FoundReading {
  const found = ours.get(id);
  if (!found) throw new Error(`no entry of app/facts has a reading "${id}"`);
  return found;
}
