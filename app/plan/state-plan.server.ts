import { stateGuide } from '../paths.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import type { StepId } from '../facts/ordered-steps.server.ts';
import { plainText } from '../wording/rich-text.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { stepTitle } from '../states/guide/steps.server.ts';
import { sentence } from '../wording/wording.ts';
import { type PlanItem, planItems } from './plan-items.server.ts';
import type { MilestoneId } from './road.ts';
import { regulatorToAsk } from './regulator.server.ts';
import { placeName } from '../wording/place-name.ts';

/**
 * A thing to check off as the page shows it: words first, so that they can be the name of its checkbox, then the marks.
 */
export type ShownItem = { id: string; text: string; marks: number[]; ask: boolean; note?: string; onlyIf?: string };
export type ShownStep = {
  id: string;
  title: string;
  items: ShownItem[];
  deadlines: string[];
  guide: string;
  /** By which milestone of the calendar the step is over. */
  milestone: MilestoneId;
};

/** Stand in saved plans since there were six steps: never changed. `section`: of the guide, which says more. */
const saved: Record<StepId, { id: string; section: string }> = {
  requirements: { id: 'basic-requirements', section: 'steps' },
  course: { id: 'pre-licensing-education', section: 'steps' },
  'course-exam': { id: 'course-final-exam', section: 'steps' },
  'book-exam': { id: 'apply-for-the-exam', section: 'costs' },
  exam: { id: 'pass-the-exam', section: 'exam' },
  sponsor: { id: 'sponsoring-broker', section: 'steps' },
  'apply-to-state': { id: 'apply-to-state', section: 'costs' },
  fingerprints: { id: 'fingerprints', section: 'costs' },
  license: { id: 'license', section: 'costs' },
};

/** One state's checklist, worked out at build time; its source numbers follow the order of the page. */
export function writePlan(record: StateRecord) {
  const writer = new FigureWriter(record);
  const planned = planItems(record, writer);
  const ids = planned.map(({ id }) => id);
  const steps = planned.map(({ id, items, deadlines }): ShownStep => ({
    // Without a step of its own, the broker's date and note stand where the license is.
    id: saved[id === 'license' && !ids.includes('sponsor') ? 'sponsor' : id].id,
    title: stepTitle(id, record),
    items: items.map(shown),
    deadlines: deadlines.map(sentence),
    guide: `${stateGuide(record.slug)}#${saved[id].section}`,
    milestone: milestoneOf(id, ids),
  }));
  const regulator = regulatorToAsk(record, writer);
  const { name, slug, entry } = record;
  return {
    name,
    place: placeName(name),
    slug,
    courseHours: entry.prelicenseHours.value,
    steps,
    regulator,
    sources: writer.sources(),
  };
}

export type StatePlanView = ReturnType<typeof writePlan>;

function milestoneOf(id: StepId, ids: StepId[]): MilestoneId {
  if (id === 'requirements') return 'start';
  if (id === 'course' || id === 'course-exam') return 'course';
  if (id === 'exam') return 'exam';
  return ids.indexOf(id) < ids.indexOf('exam') ? 'application' : 'license';
}

function shown({ id, parts, note, onlyIf }: PlanItem): ShownItem {
  const marked = parts.filter((part) => typeof part !== 'string');
  return {
    id,
    text: plainText(parts),
    marks: [...new Set(marked.flatMap(({ marks }) => marks))],
    ask: marked.some(({ href }) => href !== undefined),
    note,
    ...(onlyIf && { onlyIf }),
  };
}
