import { createHash } from 'node:crypto';
import { stateGuide, transferTo } from '../paths.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import { courseHoursOf } from '../facts/course-hours.server.ts';
import type { StepId } from '../facts/ordered-steps.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { stepTitle } from '../states/guide/steps.server.ts';
import { listTransferPlaces } from '../resources/reciprocity/state-transfer.server.ts';
import { hours, sentence, years } from '../wording/wording.ts';
import { planItems } from './plan-items.server.ts';
import { type ShownStep, shownItem } from './shown-item.server.ts';
import { type TransferPlan, transferPlans } from './transfer-plan.server.ts';
import type { MilestoneId } from '../facts/weeks-to-license.ts';
import { regulatorToAsk } from './regulator.server.ts';
import { regulatorInFull } from '../facts/regulator-in-full.server.ts';
import { placeName } from '../wording/place-name.ts';

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
    items: items.map(shownItem),
    deadlines: deadlines.map(sentence),
    guide: `${stateGuide(record.slug)}#${saved[id].section}`,
    milestone: milestoneOf(id, ids),
  }));
  const regulator = regulatorToAsk(record, writer);
  const moves = transferPlans(record, writer);
  const { name, slug } = record;
  return {
    name,
    place: placeName(name),
    issuer: regulatorInFull(record),
    slug,
    courseHours: courseHoursOf(record)?.all ?? null,
    hasFewExams: record.road?.examsPerYear !== undefined,
    steps,
    /** For somebody licensed elsewhere. */
    moves,
    after: afterwards(record),
    regulator,
    sources: writer.sources(),
  };
}

/**
 * What the page needs at once. `moves`: the address of the rest, or null where no rule is known; `rule`: of its page.
 */
export function planData(record: StateRecord) {
  const { moves, ...plan } = writePlan(record);
  const isKnown = moves.length > 0;
  return {
    ...plan,
    moves: isKnown ? moveFileOf(plan.slug, moves).address : null,
    rule: isKnown ? transferTo(plan.slug) : '',
  };
}

export type StatePlanView = ReturnType<typeof planData>;

/** What a plan fetches once somebody is licensed elsewhere, and from where that can be. */
export type MoveFile = { origins: { name: string; slug: string }[]; moves: TransferPlan[] };

/** In a file whose name changes with it: every plan page would carry 2 KB that few need. */
function moveFileOf(slug: string, moves: TransferPlan[]): { address: string; content: string } {
  const content = JSON.stringify({ origins: originsOf(moves), moves } satisfies MoveFile);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return { address: `/assets/plan/${slug}-${hash}.json`, content };
}

/** One for each place that people move a license to. */
export const moveFiles = (): { address: string; content: string }[] =>
  listTransferPlaces().map((record) => moveFileOf(record.slug, writePlan(record).moves));

function milestoneOf(id: StepId, ids: StepId[]): MilestoneId {
  if (id === 'requirements') return 'start';
  if (id === 'course' || id === 'course-exam') return 'course';
  if (id === 'exam') return 'exam';
  return ids.indexOf(id) < ids.indexOf('exam') ? 'application' : 'license';
}

const originsOf = (moves: TransferPlan[]): { name: string; slug: string }[] =>
  listTransferPlaces()
    .filter(({ slug }) => moves.some(({ from }) => from.includes(slug)))
    .map(({ name, slug }) => ({ name, slug }));

/** What comes once everything is done: "You renew every 3 years, with 30 hours of continuing education." */
function afterwards({ entry }: StateRecord): string {
  const [term, education] = [entry.renewalYears.value, entry.continuingEducationHours.value];
  if (term === null) return '';
  const every = term === 1 ? 'year' : `${years(term)}`;
  return `You renew every ${every}${education ? `, with ${hours(education)} of continuing education` : ''}.`;
}
