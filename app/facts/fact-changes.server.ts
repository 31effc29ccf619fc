import { updatesOf } from '../paths.ts';
import { placeName } from '../wording/place-name.ts';
import { longDate, monthAndYear, sentence, stopInQuotes } from '../wording/wording.ts';
import { factAt } from './fact-paths.server.ts';
import type { AnyEntry } from './fact-entry.server.ts';
import type { Doubt, EarlierValue } from './fact.server.ts';
import { listJurisdictions } from './jurisdictions.server.ts';
import { facts, type Registry } from './registry.server.ts';
import type { StateRecord } from './state-record.server.ts';
import { noneOf, noPart, withoutQuotes, writeValue } from './written-values.server.ts';

/**
 * What happened to a fact. 'changed': the rule itself, from a day that a source gives. 'corrected': our reading of it;
 * 'added' and 'removed': there was no value before, or is none now. The last three never claim that a rule changed.
 */
export type ChangeKind = 'changed' | 'corrected' | 'added' | 'removed';

/** One value of one fact that followed another. */
export type FactChange = {
  /** Never changes: 'ohio/entry.exam.feeUsd/2026-11-22', and of a second change on that day '…/2026-11-22-2'. */
  id: string;
  /** The place on the page of a state's updates, and the page with it. */
  anchor: string;
  address: string;
  slug: string;
  name: string;
  /** The name inside a sentence. */
  place: string;
  /** The fact's path, and what a sentence calls it. */
  path: string;
  called: string;
  kind: ChangeKind;
  /** The day this site took over the new value, YYYY-MM-DD. */
  on: string;
  /** From when a changed rule holds: YYYY, YYYY-MM or YYYY-MM-DD. */
  since?: string;
  before: unknown;
  after: unknown;
  doubt?: Doubt;
  /** The pages that the new value was read from, best first; where it was removed, those of the old one. */
  sources: { publisher: string; url: string }[];
  /** All of it in plain words; of values that are long, that there is a change, and `values` tells them. */
  sentence: string;
  /** "New: …" and "Before: …", a line each; absent where the sentence tells both. */
  values?: string[];
  /** Of a correction that only adds: what we gave was right as far as it went. Its sentence says "we added". */
  onlyAdds?: boolean;
};

let all: FactChange[] | undefined;

/** Every change of the facts, newest first; those of one day by slug and in the record's order. Made once. */
export const factChanges = (): FactChange[] => (all ??= changesIn(listJurisdictions()));

/**
 * The same of these records alone. By slug, not by name: a page that shows the newest ones shows the same ones in every
 * language.
 */
export function changesIn(records: StateRecord[], registry: Registry = facts): FactChange[] {
  const found = records.flatMap((record) => Object.keys(registry).flatMap((path) => changesOf(record, path, registry)));
  return found.toSorted((a, b) => compare(b.on, a.on) || compare(a.slug, b.slug));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The last change of a fact, where it is not older than a year by the newest change of all. */
export function recentChange(record: StateRecord, path: string): { on: string; address: string } | undefined {
  const { earlier = [] } = factAt(record, path);
  const on = earlier[0]?.until;
  if (!on || on < yearBefore(newestChange())) return undefined;
  return { on: longDate(on), address: addressOf(record, path, placeInTime(earlier, 0)) };
}

/** What changed of a record in that year, in the record's order. */
export const recentChanges = (record: StateRecord): { called: string; address: string }[] =>
  Object.entries(facts).flatMap(([path, { called }]) => {
    const change = recentChange(record, path);
    return change ? [{ called, address: change.address }] : [];
  });

/** The content's own date, not the build's: two builds of one commit are the same to the byte. */
const newestChange = (): string => factChanges()[0]?.on ?? '';
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * The day on which a value was given up; from the second one of that day on with its number, '2026-11-22-2'. Counted
 * from the oldest, which stands last: a change keeps the name that it was published and mailed under.
 */
function placeInTime(earlier: EarlierValue<unknown>[], index: number): string {
  const { until } = earlier[index]!;
  const ofThatDay = earlier.slice(index).filter((value) => value.until === until).length;
  return ofThatDay === 1 ? until : `${until}-${ofThatDay}`;
}

/** Without dots, which no id should hold. @param when as `placeInTime` writes it */
const anchorOf = (path: string, when: string): string => `${path.replaceAll('.', '-')}-${when}`;
const addressOf = ({ slug }: StateRecord, path: string, when: string): string =>
  `${updatesOf(slug)}#${anchorOf(path, when)}`;

function changesOf(record: StateRecord, path: string, registry: Registry): FactChange[] {
  const fact = factAt(record, path);
  const earlier = fact.earlier ?? [];
  return earlier.map((before, index) => {
    // What followed it: the value after it in time, which stands before it in the list.
    const after = index === 0 ? fact : earlier[index - 1]!;
    const { slug, name } = record;
    const when = placeInTime(earlier, index);
    const isGone = after.value === null && !isNone(after, registry[path]!);
    const isRefuted = index === 0 && fact.confidence === 'high';
    const change = {
      id: `${slug}/${path}/${when}`,
      anchor: anchorOf(path, when),
      address: addressOf(record, path, when),
      slug,
      name,
      place: placeName(name),
      path,
      called: registry[path]!.called,
      kind: isGone && !before.ruleChanged ? ('removed' as const) : kindOf(before),
      on: before.until,
      ...(before.ruleChanged && { since: before.ruleChanged }),
      before: before.value,
      after: after.value,
      ...(index === 0 && fact.doubt && after.value !== null && { doubt: fact.doubt }),
      sources: sourcesOf(record, isGone && !isRefuted ? before.sources : after.sources),
    };
    return { ...change, ...toldIn({ ...change, isRefuted }, registry) };
  });
}

/** No value, and that is what the sources say: no course is asked after the license. */
const isNone = (after: { value: unknown; confidence?: string }, entry: AnyEntry): boolean =>
  after.value === null && after.confidence === 'high' && noneOf(entry) !== undefined;

function kindOf({ value, ruleChanged }: EarlierValue<unknown>): ChangeKind {
  if (ruleChanged) return 'changed';
  return value === null ? 'added' : 'corrected';
}

const sourcesOf = ({ sources }: StateRecord, ids: string[]): FactChange['sources'] =>
  ids.map((id) => ({ publisher: sources[id]!.publisher, url: sources[id]!.url }));

/** `isRefuted`: a value is gone because its sources are sure that there is none. */
type Told = Pick<FactChange, 'sentence' | 'values' | 'onlyAdds'>;
type Untold = Omit<FactChange, keyof Told> & { isRefuted: boolean };

/** A value of more letters than this is told in a line of its own: two of them in one sentence, nobody can read. */
const mostInSentence = 60;

function toldIn(change: Untold, registry: Registry): Told {
  const [old, fresh] = writeValue(registry[change.path]!, change.before, change.after);
  const { kind } = change;
  const lines = [
    ...(kind === 'removed' || fresh === noPart ? [] : [{ value: fresh, line: `New: ${asSentence(fresh)}` }]),
    ...(kind === 'added' || old === noPart ? [] : [{ value: old, line: `Before: ${asSentence(old)}` }]),
  ];
  if (lines.some(({ value }) => value.length > mostInSentence))
    return { sentence: sentenceWithoutValues(change), values: lines.map(({ line }) => line) };
  const onlyAdds = kind === 'corrected' && old === noPart;
  return { sentence: sentenceWithValues(change, old, fresh), ...(onlyAdds && { onlyAdds }) };
}

const asSentence = (value: string): string => sentence(withoutQuotes(value));

/** "On November 23, 2026, in our guide to Kentucky, we corrected the retake rule." */
function sentenceWithoutValues({ place, called, kind, on, since, isRefuted }: Untold): string {
  const day = longDate(on);
  const sentences: Record<ChangeKind, string> = {
    changed: `${since ? sinceWhen(since) : ''}, the ${called} in ${place} changed.`,
    corrected: `On ${day}, in our guide to ${place}, we corrected the ${called}.`,
    added: `On ${day}, in our guide to ${place}, we added the ${called}.`,
    removed: isRefuted
      ? `On ${day}, in our guide to ${place}, we removed the ${called}, because it doesn’t apply.`
      : `On ${day}, in our guide to ${place}, we removed the ${called}, because we can no longer confirm it.`,
  };
  return sentences[kind];
}

/** "On April 28, 2025, the application fee in Maryland changed from $90 to $98." */
function sentenceWithValues({ place, called, kind, on, since, isRefuted }: Untold, old: string, fresh: string): string {
  const day = longDate(on);
  const sentences: Record<ChangeKind, string> = {
    changed: `${since ? sinceWhen(since) : ''}, the ${called} in ${place} changed from ${old} to ${fresh}.`,
    corrected:
      old === noPart
        ? `On ${day}, in our guide to ${place}, we added ${fresh} to the ${called}.`
        : `On ${day}, in our guide to ${place}, we corrected the ${called} from ${old} to ${fresh}.`,
    added: `On ${day}, in our guide to ${place}, we added the ${called}: ${fresh}.`,
    removed: isRefuted
      ? `On ${day}, in our guide to ${place}, we removed the ${called} (${old}), because it doesn’t apply.`
      : `On ${day}, in our guide to ${place}, we removed the ${called} (${old}), because we can no longer confirm it.`,
  };
  return stopInQuotes(sentences[kind]);
}

/** '2017' is "In 2017", '2024-05' "In May 2024", '2024-05-21' "On May 21, 2024". */
function sinceWhen(since: string): string {
  if (since.length === 4) return `In ${since}`;
  return since.length === 7 ? `In ${monthAndYear(since)}` : `On ${longDate(since)}`;
}
