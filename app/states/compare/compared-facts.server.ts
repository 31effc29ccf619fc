import { comparedGroups, type ComparedGroupId } from '../../facts/fact-entry.server.ts';
import { factAt } from '../../facts/fact-paths.server.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';
import { writeFigure } from '../../facts/readings.server.ts';
import { facts, type FoundReading, inOrder, readingsOf, type Registry } from '../../facts/registry.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { costsOf } from '../guide/fees.server.ts';
import type { ComparedFact, FactGroup } from './comparison.ts';

type Written = ComparedFact & {
  write: (record: StateRecord, writer: FigureWriter) => Figure;
  /** Of a figure that is drawn; null where it is not known. */
  amountIn?: (record: StateRecord) => number | null;
};

/** What people would rather see than read; each is one number. */
const drawn = new Set(['hours', 'exam-fee', 'application-fee', 'minutes', 'continuing', 'term']);

/** The order in a group where it is not the order of the entries; a fact that is not named here comes after. */
const orders: Partial<Record<ComparedGroupId, string[]>> = {
  education: ['hours', 'courses', 'age', 'school'],
  exam: ['provider', 'questions', 'national', 'state', 'minutes', 'percent', 'score'],
  again: ['retake', 'languages'],
  fees: ['exam-fee', 'application-fee', 'check-fee', 'total'],
  applying: ['check', 'sponsor', 'insurance'],
  keeping: ['term', 'continuing', 'post-license'],
};

/** What the fees that are known come to. A sum is no fact of its own: it rests on those of its parts. */
const knownFees: Written = { id: 'total', label: 'Known fees in all', inWords: true, write: knownTotal };

/**
 * A sum rests on the sources of its parts. What is missing differs from state to state: sums are read, not compared by
 * machine.
 */
function knownTotal(record: StateRecord, writer: FigureWriter): Figure {
  const { rows, total, sum, unknown } = costsOf(record, writer);
  const marks = [
    ...new Set(rows.filter(({ figure }) => figure.known).flatMap(({ figure }) => figure.marks.slice(0, 1))),
  ];
  // Nothing added up is no sum of zero.
  if (marks.length === 0 && sum === 0) return writer.figure<never>({ value: null, sources: [] }, String);
  const doubtful = rows.some(({ figure }) => figure.known && figure.doubt);
  return {
    text: total,
    marks,
    doubt: doubtful ? 'partly unconfirmed' : undefined,
    known: marks.length > 0,
    asOf: '',
    note: `Not included: ${unknown}.`,
  };
}

const compared = (reading: FoundReading): Written => ({
  id: reading.id,
  label: reading.label,
  ...(reading.inWords && { inWords: true }),
  ...(drawn.has(reading.id) && {
    isDrawn: true,
    amountIn: (record) => factAt(record, reading.path).value as number | null,
  }),
  write: (record, writer) => writeFigure(reading, record, writer),
});

/** The facts of a comparison in reading order, with what writes them. */
function groupsOf(registry: Registry): { id: string; title: string; facts: Written[] }[] {
  const readings = readingsOf(registry);
  return (Object.keys(comparedGroups) as ComparedGroupId[]).map((id) => {
    const own = readings.filter((reading) => reading.compared === id).map(compared);
    return {
      id,
      title: comparedGroups[id],
      facts: inOrder(id === 'fees' ? [...own, knownFees] : own, orders[id] ?? []),
    };
  });
}

/** What the page needs to lay a comparison out; the figures come from each state's file. */
export const factGroups = (registry: Registry = facts): FactGroup[] =>
  groupsOf(registry).map(({ id, title, facts: own }) => ({
    id,
    title,
    facts: own.map(({ id: fact, label, inWords, isDrawn }) => ({
      id: fact,
      label,
      ...(inWords && { inWords }),
      ...(isDrawn && { isDrawn }),
    })),
  }));

/** The same facts with what writes them. */
export const writtenFacts = (registry: Registry = facts): Written[] =>
  groupsOf(registry).flatMap((group) => group.facts);
