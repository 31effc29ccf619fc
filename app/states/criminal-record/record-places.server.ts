import { FigureWriter } from '../../facts/figures.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { readRecordRules } from '../../facts/record-rules.server.ts';
import { canAskFirst, type RecordAnswer, writeRecordAnswer } from './write-record.server.ts';

export type RecordPlace = {
  name: string;
  slug: string;
  answer: RecordAnswer;
  regulator: { name: string; url: string | null; phone: string };
};

/** Every place that issues licenses, in alphabetical order; the sources are in its guide. */
export const recordPlaces = (): RecordPlace[] =>
  listJurisdictions().map((record) => {
    const { name, slug, regulator } = record;
    return {
      name,
      slug,
      // The sources are in the guide: no marks here.
      answer: { ...writeRecordAnswer(record, new FigureWriter(record)), marks: [] },
      regulator: { name: regulator.name.value ?? '', url: regulator.url.value, phone: regulator.phone.value ?? '' },
    };
  });

/** How many places let you ask first, and how many rules look at what. */
export function recordTotals() {
  const all = listJurisdictions();
  const rules = Object.values(readRecordRules());
  const weighing = (what: 'relation' | 'time' | 'rehabilitation'): number =>
    rules.filter(({ weighs }) => weighs?.includes(what)).length;
  return {
    all: all.length,
    canAsk: all.filter(canAskFirst).length,
    relation: weighing('relation'),
    time: weighing('time'),
    rehabilitation: weighing('rehabilitation'),
    bars: rules.filter(({ bars }) => bars !== undefined).length,
  };
}
