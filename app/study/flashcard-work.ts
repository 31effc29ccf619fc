import { isRecord, type WorkKind } from './work-kind.ts';

/**
 * What is remembered of one card, as compactly as a file of 1,500 should hold it. Times in milliseconds, the interval
 * in days.
 * `phase`: 1 learning, 2 review, 3 learning again (the numbers of ts-fsrs). A card never answered is not there.
 */
export type Memory = readonly [
  due: number,
  reviewed: number,
  stability: number,
  difficulty: number,
  interval: number,
  step: number,
  reps: number,
  lapses: number,
  phase: number,
  area: string,
];

export const dueOf = (memory: Memory): number => memory[0];
export const reviewedOf = (memory: Memory): number => memory[1];
export const areaOf = (memory: Memory): string => memory[9];
export const isLearning = (memory: Memory): boolean => memory[8] !== 2;

export type Settings = {
  areas: string[];
  newPerDay: number;
  bothWays: boolean;
  shortcuts: boolean;
  /** When they were last changed (milliseconds), so that the later choice wins in a merge. */
  changed: number;
};

/** How many answers a day had, and how many of them were to new cards. */
export type DayCount = readonly [answers: number, firsts: number];

export type FlashcardWork = {
  /** By the id of the card: the term’s slug, with ~ at its end for meaning→term. */
  cards: Record<string, Memory>;
  /** By study day, YYYY-MM-DD. */
  days: Record<string, DayCount>;
  settings: Settings | null;
};

export const newPerDayChoices = [5, 10, 20, 40];

export const flashcardWork: WorkKind<FlashcardWork> = {
  key: 'flashcards',
  name: 'flashcards',
  empty: { cards: {}, days: {}, settings: null },
  read: (value) =>
    isRecord(value) &&
    holds(value['cards'], isCardId, isMemory) &&
    holds(value['days'], isDay, isDayCount) &&
    isSettings(value['settings'])
      ? (value as FlashcardWork)
      : null,
  merge: (here, loaded) => ({
    cards: mergedBy(here.cards, loaded.cards, (ours, theirs) =>
      reviewedOf(theirs) > reviewedOf(ours) ? theirs : ours,
    ),
    // The larger count, not the sum: loading the same file twice must change nothing.
    days: mergedBy(here.days, loaded.days, (ours, theirs) => [
      Math.max(ours[0], theirs[0]),
      Math.max(ours[1], theirs[1]),
    ]),
    settings: (loaded.settings?.changed ?? 0) > (here.settings?.changed ?? 0) ? loaded.settings : here.settings,
  }),
  describe: ({ cards }) => {
    const count = Object.keys(cards).length;
    return count === 0 ? '' : `${count} ${count === 1 ? 'flashcard' : 'flashcards'}`;
  },
};

function mergedBy<T>(
  here: Record<string, T>,
  loaded: Record<string, T>,
  choose: (here: T, loaded: T) => T,
): Record<string, T> {
  const merged = { ...here };
  for (const [key, theirs] of Object.entries(loaded)) {
    const ours = merged[key];
    merged[key] = ours === undefined ? theirs : choose(ours, theirs);
  }
  return merged;
}

const holds = (value: unknown, isKey: (key: string) => boolean, isItem: (item: unknown) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([key, item]) => isKey(key) && isItem(item));

const isCardId = (id: string): boolean => /^[a-z][a-z0-9-]*~?$/.test(id);
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isPositive = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0;

export function isMemory(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 10) return false;
  const [due, reviewed, stability, difficulty, interval, step, reps, lapses, phase, area] = value as unknown[];
  return (
    [due, reviewed, stability, difficulty].every(isPositive) &&
    (difficulty as number) <= 10 &&
    [interval, step, reps, lapses].every(isCount) &&
    [1, 2, 3].includes(phase as number) &&
    typeof area === 'string'
  );
}

function isDayCount(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [answers, firsts] = value as unknown[];
  return isCount(answers) && isCount(firsts) && firsts <= answers;
}

function isSettings(value: unknown): boolean {
  if (value === null) return true;
  return (
    isRecord(value) &&
    Array.isArray(value['areas']) &&
    value['areas'].every((area) => typeof area === 'string') &&
    newPerDayChoices.includes(value['newPerDay'] as number) &&
    typeof value['bothWays'] === 'boolean' &&
    typeof value['shortcuts'] === 'boolean' &&
    isCount(value['changed'])
  );
}
