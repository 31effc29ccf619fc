/** What is shown of a record's facts, written as its entries say. */
import { rangeInWords } from './costs.ts';
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
export const writingOf = ({ written, writtenIn }: FoundReading, record: StateRecord): Writing<unknown> =>
  writtenIn?.(record.code, knownOf(record)) ?? written;

/** The fact with its value in words; null where nothing was found. */
export function inWords(
  reading: FoundReading,
  record: StateRecord,
  written: Writing<unknown> = writingOf(reading, record),
): ShownFact<string> {
  const fact = factAt(record, reading.path);
  return { ...fact, value: fact.value === null ? null : written.long(fact.value) };
}

/** The lowest and highest amount of a fee that is a fact and has no single amount. */
export const rangeOf = ({ path, compared }: FoundReading, { road }: StateRecord): [number, number] | undefined =>
  compared === 'fees' ? road?.fees.find(({ fact }) => fact === path)?.rangeUsd : undefined;

/** A row's figure: at length, with marks, doubt and caveat. */
export function writeFigure(reading: FoundReading, record: StateRecord, writer: FigureWriter): Figure {
  const missing = reasonOf(reading, record);
  const range = rangeOf(reading, record);
  const found = inWords(reading, record);
  const fact = found.value === null && range && !missing ? { ...found, value: rangeInWords(range) } : found;
  const figure = missing && fact.value === null ? writer.none(fact, missing.long) : writer.figure(fact, String);
  const changed = recentChange(record, reading.path);
  return changed ? { ...figure, changed } : figure;
}

/**
 * The figure without its unit, and what a table sorts it by: of a range the higher end, as of a total. Null where
 * nothing was found.
 */
export function shortFigure(reading: FoundReading, record: StateRecord): { text: string; sort: number | null } | null {
  const written = writingOf(reading, record);
  const { value } = factAt(record, reading.path);
  const text = value === null ? null : (written.short ?? written.long)(value);
  if (text !== null) return { text, sort: written.sort?.(value) ?? null };
  const missing = reasonOf(reading, record);
  const range = rangeOf(reading, record);
  if (range && !missing) return { text: rangeInWords(range), sort: range[1] };
  return missing ? { text: missing.short ?? missing.long, sort: missing.sort ?? null } : null;
}

const ours = new Map(readingsOf(facts).map((reading) => [reading.id, reading]));

/** One of the site's own readings, e.g. 'exam-fee'. @throws Error for an id that no entry has. */
export function readingNamed(id: string): FoundReading {
  const found = ours.get(id);
  if (!found) throw new Error(`no entry of app/facts has a reading "${id}"`);
  return found;
}
