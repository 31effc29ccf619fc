import { type Part, plainText } from '../wording/rich-text.ts';
import type { PlanItem } from './plan-items.server.ts';
import type { MilestoneId } from '../facts/weeks-to-license.ts';

/**
 * A thing to check off as the page shows it: words first, so that they can be the name of its checkbox, then the marks.
 */
export type ShownItem = {
  id: string;
  text: string;
  marks: number[];
  ask?: true;
  note?: string;
  onlyIf?: string;
  /** Due once the license is there: it stands after the step's deadlines. */
  isLater?: true;
};
export type ShownStep = {
  id: string;
  title: string;
  items: ShownItem[];
  deadlines: string[];
  /** Where the guide says more; null where it does not. */
  guide: string | null;
  /** By which milestone of the calendar the step is over. */
  milestone: MilestoneId;
};

export function shownItem({ id, parts, note, onlyIf, isLater }: Omit<PlanItem, 'fact'> & { parts: Part[] }): ShownItem {
  const marked = parts.filter((part) => typeof part !== 'string');
  return {
    id,
    text: plainText(parts),
    marks: [...new Set(marked.flatMap(({ marks }) => marks))],
    ...(marked.some(({ href }) => href !== undefined) && { ask: true }),
    ...(note && { note }),
    ...(onlyIf && { onlyIf }),
    ...(isLater && { isLater }),
  };
}
