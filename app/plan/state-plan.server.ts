import { licensingSteps } from '../licensing/licensing-steps.ts';
import { stateGuide } from '../paths.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import { plainText } from '../wording/rich-text.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { type PlanItem, planItems } from './plan-items.server.ts';
import { regulatorToAsk } from './regulator.server.ts';
import { placeName } from '../wording/place-name.ts';

/**
 * A thing to tick off as the page shows it: words first, so that they can be the name of its checkbox, then the marks.
 */
export type ShownItem = { id: string; text: string; marks: number[]; ask: boolean; note?: string };
export type ShownStep = { id: string; title: string; items: ShownItem[]; guide: string };

/** The section of the guide that says more about each step. */
const sections = ['steps', 'steps', 'steps', 'costs', 'exam', 'costs'];

/** One state's checklist, worked out at build time; its source numbers follow the order of the page. */
export function writePlan(record: StateRecord) {
  const writer = new FigureWriter(record);
  const steps = planItems(record, writer).map((items, index): ShownStep => ({
    id: licensingSteps[index]!.id,
    title: licensingSteps[index]!.name,
    items: items.map(shown),
    guide: `${stateGuide(record.slug)}#${sections[index]}`,
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

function shown({ id, parts, note }: PlanItem): ShownItem {
  const marked = parts.filter((part) => typeof part !== 'string');
  return {
    id,
    text: plainText(parts),
    marks: [...new Set(marked.flatMap(({ marks }) => marks))],
    ask: marked.some(({ href }) => href !== undefined),
    note,
  };
}
