import { orderedSteps, type StepId } from '../../facts/ordered-steps.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { plural, weeksOfStudy } from '../../wording/wording.ts';
import { stepTitle } from './steps.server.ts';

/**
 * The road to the license as a line to scale. `spans`: the number of each step that takes time, with its weeks, or null
 * where nobody publishes them; a step that is over in a day has none. `said`: the same in words.
 */
export type RoadLine = { spans: [step: number, weeks: number | null][]; said: string };

/** At this pace the guide counts courses in weeks. */
const pace = 10;
/** What somebody else has to do first: print, check, approve, or have a seat free. */
const waits = new Set<StepId>(['fingerprints', 'apply-to-state', 'book-exam', 'license']);

export function roadLineOf(record: StateRecord): RoadLine {
  const steps = orderedSteps(record).map(({ id }, index) => ({ id, number: index + 1 }));
  const hours = record.entry.prelicenseHours.value;
  const spans = steps.flatMap(({ id, number }): RoadLine['spans'] => {
    if (id === 'course') return [[number, hours ? weeksOfStudy(hours, pace) : null]];
    return waits.has(id) ? [[number, null]] : [];
  });
  const named = (isKnown: boolean): string[] =>
    spans
      .filter(([, weeks]) => (weeks !== null) === isKnown)
      .map(([number, weeks]) => {
        const title = `${number} ${stepTitle(steps[number - 1]!.id, record)}`;
        return weeks === null ? title : `${title}, ${plural(weeks, 'week')} at ${pace} hours a week`;
      });
  const [known, unknown] = [named(true), named(false)];
  const parts = [
    ...known.map((one) => `Drawn to scale: ${one}.`),
    `Striped steps have no published wait time: ${unknown.join(', ')}.`,
  ];
  return { spans, said: (unknown.length > 0 ? parts : parts.slice(0, -1)).join(' ') };
}
