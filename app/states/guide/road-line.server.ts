import { courseHoursOf } from '../../facts/course-hours.server.ts';
import { orderedSteps, type StepId } from '../../facts/ordered-steps.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { list, plural, weeksOfStudy } from '../../wording/wording.ts';

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
  const hours = courseHoursOf(record)?.all;
  const spans = steps.flatMap(({ id, number }): RoadLine['spans'] => {
    if (id === 'course') return [[number, hours ? weeksOfStudy(hours, pace) : null]];
    return waits.has(id) ? [[number, null]] : [];
  });
  return { spans, said: inWords(spans) };
}

/** "Step 2 takes 8 weeks at 10 hours a week. Steps 4 and 8 have no published wait time." */
function inWords(spans: RoadLine['spans']): string {
  const unknown = spans.flatMap(([step, weeks]) => (weeks === null ? [`${step}`] : []));
  const known = spans.flatMap(([step, weeks]) =>
    weeks === null ? [] : [`Step ${step} takes ${plural(weeks, 'week')} at ${pace} hours a week.`],
  );
  const rest = {
    0: [],
    1: [`Step ${unknown[0]} has no published wait time.`],
    2: [`Steps ${list(unknown)} have no published wait time.`],
  }[Math.min(unknown.length, 2)]!;
  return [...known, ...rest].join(' ');
}
