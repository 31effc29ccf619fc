import { isRecord, type WorkKind } from './work-kind.ts';
import { list } from '../wording/wording.ts';

/**
 * What a visitor put into one field, and when: milliseconds since 1970. An emptied field stays as '' so that its age is
 * known.
 */
export type Entry = { value: string; at: number };

/**
 * The fields of one state's plan, by name: "done.<item>" (yes or empty), "note.<step>", "date.<step>" (YYYY-MM-DD),
 * "cost.<item>" and "calendar.<field>", the last two as the visitor typed them: what they mean is read where it is
 * used; "license.from", the slug of the state that has licensed the visitor already; "license.<item>" (yes or empty),
 * that an item for some is for this visitor.
 */
export type StatePlan = Record<string, Entry>;

/** Plans by the state's slug. */
export type PlanWork = Record<string, StatePlan>;

export const noteLimit = 2000;
/** A course's item is named after the course. */
const fieldName = /^(done|note|date|cost|calendar|license)\.[a-z0-9-]{1,80}$/;
const longest: Record<string, number> = { done: 3, note: noteLimit, date: 10, cost: 40, calendar: 40, license: 40 };
const mostFields = 500;

export const planWork: WorkKind<PlanWork> = {
  key: 'plan',
  name: 'plans',
  empty: {},
  read: (value) =>
    isRecord(value) && Object.entries(value).every(([slug, plan]) => /^[a-z-]{1,60}$/.test(slug) && isStatePlan(plan))
      ? (value as PlanWork)
      : null,
  merge: (here, loaded) => {
    const slugs = new Set([...Object.keys(here), ...Object.keys(loaded)]);
    return Object.fromEntries([...slugs].map((slug) => [slug, mergePlans(here[slug] ?? {}, loaded[slug] ?? {})]));
  },
  describe: (work) => {
    const names = plannedStates(work).map(stateName);
    return names.length === 0
      ? ''
      : names.length > 3
        ? `plans for ${names.length} states`
        : `${names.length === 1 ? 'a plan' : 'plans'} for ${list(names)}`;
  },
};

/** All fields of both plans; where both hold one, the newer entry. The order of the two makes no difference. */
export function mergePlans(one: StatePlan, other: StatePlan): StatePlan {
  const merged = { ...one };
  for (const [name, entry] of Object.entries(other)) {
    const here = merged[name];
    if (!here || entry.at > here.at || (entry.at === here.at && entry.value > here.value)) merged[name] = entry;
  }
  return merged;
}

/**
 * Entries for what a visitor just put in. They are newer than what the plan holds, also where another device's clock is
 * ahead.
 */
export function newEntries(plan: StatePlan, values: Record<string, string>, now: number): StatePlan {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, at: Math.max(now, (plan[name]?.at ?? 0) + 1) }]),
  );
}

/** What a plan's fields hold, by name. */
export const valuesOf = (plan: StatePlan): Record<string, string> =>
  Object.fromEntries(Object.entries(plan).map(([name, { value }]) => [name, value]));

/** The slugs of the states with something in their plan, the one worked on last first. */
export function plannedStates(work: PlanWork): string[] {
  const lastAt = (plan: StatePlan): number =>
    Math.max(0, ...Object.values(plan).map(({ value, at }) => (value === '' ? 0 : at)));
  return Object.keys(work)
    .filter((slug) => lastAt(work[slug]!) > 0)
    .toSorted((a, b) => lastAt(work[b]!) - lastAt(work[a]!));
}

/** How many things of a plan are ticked. */
export const tickedIn = (plan: StatePlan): number =>
  Object.entries(plan).filter(([name, { value }]) => name.startsWith('done.') && value !== '').length;

/** Words of a slug that are not written with one capital letter. */
const spelled: Record<string, string> = { of: 'of', us: 'US' };

/** 'new-york' is "New York", 'district-of-columbia' is "District of Columbia". */
export const stateName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => spelled[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function isStatePlan(plan: unknown): boolean {
  if (!isRecord(plan)) return false;
  const fields = Object.entries(plan);
  return (
    fields.length <= mostFields &&
    fields.every(([name, entry]) => fieldName.test(name) && isEntry(entry, longest[name.split('.')[0]!]!))
  );
}

/** A field's text and its age; `length`: the most characters. */
export function isEntry(entry: unknown, length: number): boolean {
  return (
    isRecord(entry) &&
    Object.keys(entry).length === 2 &&
    typeof entry['value'] === 'string' &&
    entry['value'].length <= length &&
    Number.isSafeInteger(entry['at']) &&
    (entry['at'] as number) >= 0
  );
}
