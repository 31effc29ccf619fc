// Over 250 lines: the shape of what the browser keeps of exams, and beside it how each part of it is read again.
import { isMemory, type Memory } from './flashcard-work.ts';
import { isRecord, type WorkKind } from './work-kind.ts';

/** `daily`: the ten of the day. `concept`: the questions on one concept. */
export type ExamMode = 'exam' | 'drill' | 'quick' | 'mistakes' | 'daily' | 'concept';

/** A sitting that is not finished. Times are in ms, moments ISO 8601. */
export type ExamUnderWay = {
  id: string;
  mode: ExamMode;
  /** The id of the topic of a drill, or the concept's slug, else empty. */
  topic: string;
  /** Ids in the order asked. */
  questions: string[];
  /** The place of the chosen option as it is filed, counted from 0, by the id of the question. */
  answers: Record<string, number>;
  /** Ids of the questions whose answer was checked, where feedback comes at once: those can no longer be changed. */
  checked: string[];
  flags: string[];
  /** The question on the screen, counted from 0. */
  place: number;
  elapsedMs: number;
  /** 0 where time is not limited. */
  allowedMs: number;
  paused: boolean;
  startedAt: string;
  changedAt: string;
  /** Whether options are shown in an order of this exam's own; absent in exams begun before that was so. */
  shuffled?: boolean;
  /** Whether sums are asked with numbers of this exam's own; absent in exams begun before that was so. */
  varied?: boolean;
  /** The slug of the state whose law it asks too; absent where it asks none. */
  law?: string;
};

/** Where the practice page shows it (app/exam/practice/practice-view.ts reads it). */
export const examHash = (id: string): string => `#exam-${id}`;
export const resultHash = (id: string): string => `#result-${id}`;

export type FinishedExam = {
  id: string;
  mode: ExamMode;
  topic: string;
  finishedAt: string;
  elapsedMs: number;
  allowedMs: number;
  timeUp: boolean;
  right: number;
  asked: number;
  unanswered: number;
  areas: Record<string, Tally>;
  topics: Record<string, Tally>;
  /**
   * Each question and the filed place of the option chosen (null: none), only with the newest, so that the history
   * stays small.
   */
  given?: [question: string, option: number | null][];
  /** As of the exam while it was under way. */
  shuffled?: boolean;
  varied?: boolean;
  law?: string;
};

/** `asked` counts every question, also those left without an answer, which are not right. */
export type Tally = { right: number; asked: number };

/**
 * What a visitor did with one question so far. `streak`: right answers in a row since the last wrong one. `at`: when it
 * was last seen, ISO 8601. `first`: whether the first answer was right; absent where none was given yet, and in records
 * from before November 22, 2026. `memory`: when it comes back (scheduler.ts); absent until it is answered once more.
 */
export type QuestionRecord = {
  seen: number;
  right: number;
  wrong: number;
  streak: number;
  at: string;
  first?: boolean;
  memory?: Memory;
};

export type ExamWork = {
  underWay: ExamUnderWay[];
  /** The oldest first. */
  history: FinishedExam[];
  records: Record<string, QuestionRecord>;
  /** Slug of the state whose passing score is shown; empty for none. */
  state: string;
  /** Whether single keys choose options and turn pages (WCAG 2.1.4 asks for a way to switch that off). */
  keys: boolean;
  /** Questions answered by study day, YYYY-MM-DD. Work of before November 22, 2026, has none. */
  days: Record<string, number>;
  /** The day of the exam (YYYY-MM-DD, or empty), and when it was chosen, in ms; null before that. */
  plan: { examDay: string; at: number } | null;
  /** Whether questions are asked in the page's language; absent until chosen: then as the state's exam is given. */
  translated?: boolean;
};

export const historyLength = 100;

export const examWork: WorkKind<ExamWork> = {
  key: 'exam',
  name: 'practice exams',
  empty: { underWay: [], history: [], records: {}, state: '', keys: true, days: {}, plan: null },
  // What was stored before there were days and plans is whole: it has none of either.
  read: (value) => (isExamWork(value) ? { ...value, days: value.days ?? {}, plan: value.plan ?? null } : null),
  merge: (here, loaded) => {
    const history = mergedHistory(here.history, loaded.history);
    return {
      underWay: mergedUnderWay([...here.underWay, ...loaded.underWay], new Set(history.map(({ id }) => id))),
      history,
      records: mergedRecords(here.records, loaded.records),
      state: here.state || loaded.state,
      keys: here.keys,
      days: mergedDays(here.days, loaded.days),
      plan: (loaded.plan?.at ?? 0) > (here.plan?.at ?? 0) ? loaded.plan : here.plan,
      ...inLanguage(here.translated ?? loaded.translated),
    };
  },
  describe: ({ underWay, history, records, plan }) => {
    const counted = (count: number, one: string, many: string): string =>
      count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
    return [
      counted(underWay.length, 'practice exam under way', 'practice exams under way'),
      counted(history.length, 'finished practice exam', 'finished practice exams'),
      counted(Object.keys(records).length, 'exam question you have met', 'exam questions you have met'),
      plan?.examDay ? 'the day of your exam' : '',
    ]
      .filter(Boolean)
      .join(', ');
  },
};

/** The newest hundred, the oldest first; the answers stay with the newest alone. */
export function trimmedHistory(history: FinishedExam[]): FinishedExam[] {
  const kept = history.toSorted((a, b) => a.finishedAt.localeCompare(b.finishedAt)).slice(-historyLength);
  return kept.map((exam, index) => {
    if (index === kept.length - 1) return exam;
    const { given: _, ...rest } = exam;
    return rest;
  });
}

const mergedHistory = (here: FinishedExam[], loaded: FinishedExam[]): FinishedExam[] =>
  trimmedHistory([...new Map([...loaded, ...here].map((exam) => [exam.id, exam])).values()]);

const inLanguage = (translated: boolean | undefined): Pick<ExamWork, 'translated'> =>
  translated === undefined ? {} : { translated };

/** Of two copies of one exam the one that was worked on last. An exam that either side has finished is over. */
function mergedUnderWay(exams: ExamUnderWay[], finished: Set<string>): ExamUnderWay[] {
  const newest = new Map<string, ExamUnderWay>();
  for (const exam of exams) {
    const other = newest.get(exam.id);
    if (!finished.has(exam.id) && (!other || exam.changedAt > other.changedAt)) newest.set(exam.id, exam);
  }
  return [...newest.values()];
}

function mergedRecords(
  here: Record<string, QuestionRecord>,
  loaded: Record<string, QuestionRecord>,
): Record<string, QuestionRecord> {
  const merged = { ...loaded };
  for (const [id, record] of Object.entries(here)) if (!merged[id] || record.at >= merged[id].at) merged[id] = record;
  return merged;
}

/** The larger count of each day, not the sum: loading the same file twice must change nothing. */
function mergedDays(here: Record<string, number>, loaded: Record<string, number>): Record<string, number> {
  const days = [...new Set([...Object.keys(here), ...Object.keys(loaded)])];
  return Object.fromEntries(days.map((day) => [day, Math.max(here[day] ?? 0, loaded[day] ?? 0)]));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isMs = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
const isMoment = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));
const isOption = (value: unknown): boolean => isCount(value) && value <= 3;
const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every(isItem);
const isMapOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.values(value).every(isItem);
const isMode = (value: unknown): boolean =>
  ['exam', 'drill', 'quick', 'mistakes', 'daily', 'concept'].includes(value as string);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const isFlagOrAbsent = (value: unknown): boolean => value === undefined || isFlag(value);

type Check = (value: unknown) => boolean;
const hasFields =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isTally: Check = (value) =>
  hasFields({ right: isCount, asked: isCount })(value) && (value as Tally).right <= (value as Tally).asked;
const isGiven: Check = (value) =>
  value === undefined ||
  isListOf((item) => Array.isArray(item) && isText(item[0]) && (item[1] === null || isOption(item[1])))(value);

const isUnderWay: Check = hasFields({
  id: isText,
  mode: isMode,
  topic: isText,
  questions: isListOf(isText),
  answers: isMapOf(isOption),
  checked: isListOf(isText),
  flags: isListOf(isText),
  place: isCount,
  elapsedMs: isMs,
  allowedMs: isMs,
  paused: isFlag,
  startedAt: isMoment,
  changedAt: isMoment,
  shuffled: isFlagOrAbsent,
  varied: isFlagOrAbsent,
  law: isTextOrAbsent,
});
const isFinished: Check = (value) =>
  isTally(value) &&
  hasFields({
    id: isText,
    mode: isMode,
    topic: isText,
    finishedAt: isMoment,
    elapsedMs: isMs,
    allowedMs: isMs,
    timeUp: isFlag,
    unanswered: isCount,
    areas: isMapOf(isTally),
    topics: isMapOf(isTally),
    given: isGiven,
    shuffled: isFlagOrAbsent,
    varied: isFlagOrAbsent,
    law: isTextOrAbsent,
  })(value);
const isQuestionRecord: Check = hasFields({
  seen: isCount,
  right: isCount,
  wrong: isCount,
  streak: isCount,
  at: isMoment,
  first: isFlagOrAbsent,
  memory: (value) => value === undefined || isMemory(value),
});
const isWork: Check = hasFields({
  underWay: isListOf(isUnderWay),
  history: isListOf(isFinished),
  records: isMapOf(isQuestionRecord),
  state: isText,
  keys: isFlag,
  days: (value) => value === undefined || isMapOf(isCount)(value),
  translated: isFlagOrAbsent,
  plan: (value) => value === undefined || value === null || hasFields({ examDay: isText, at: isMs })(value),
});

/** As stored: work of before there were days and plans has neither. */
type StoredWork = Omit<ExamWork, 'days' | 'plan'> & Partial<Pick<ExamWork, 'days' | 'plan'>>;
const isExamWork = (value: unknown): value is StoredWork => isWork(value);
