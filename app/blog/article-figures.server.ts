/** The figures that articles take from the facts, as their pages and their Markdown show them. */
import { factAt, formatFact } from '../facts/fact-paths.server.ts';
import { listStates, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { type Confidence, doubtInWords } from '../facts/fact.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { rangeOf } from '../wording/range.ts';

/** @throws Error for a slug that is no jurisdiction's. */
export function stateNamed(slug: string): StateRecord {
  const record = readJurisdictions().get(slug);
  if (!record) throw new Error(`an article names a state "${slug}" that does not exist`);
  return record;
}

type ArticleFigure = { text: string; record: StateRecord; confidence: Confidence; doubt?: string };

/** "180 hours", and how sure we are. @throws Error for a fact that is not known. */
export function figureOf(slug: string, path: string): ArticleFigure {
  const record = stateNamed(slug);
  const { value, confidence, doubt } = factAt(record, path);
  if (value === null) throw new Error(`an article asks for ${slug} ${path}, which is not known`);
  return { text: formatFact(path, value), record, confidence, ...(doubt && { doubt: doubtInWords(doubt) }) };
}

/** "40 to 180 hours": the lowest and highest figure of the 50 states that is not in doubt. */
export function rangeInStates(path: string): string {
  const values = listStates()
    .map((record) => factAt(record, path))
    .filter(({ value, confidence }) => typeof value === 'number' && confidence !== 'low')
    .map(({ value }) => value as number);
  return rangeOf(values, (value) => formatFact(path, value));
}
