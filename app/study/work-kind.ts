/** One kind of work that a visitor leaves in this browser: an exam, a pack of flashcards, a plan. */
export type WorkKind<T> = {
  /** Its name in the browser's database and in the file a visitor saves. Never changed. */
  key: string;
  /** How pages speak of it, e.g. "practice exams". */
  name: string;
  empty: T;
  /** What was stored or came from a file, checked; null when it is no work of this kind. */
  read: (value: unknown) => T | null;
  /** Both works in one, so that loading a file loses nothing of what is here. */
  merge: (here: T, loaded: T) => T;
  /** What it holds, in words for a list, e.g. "3 finished exams"; empty when there is nothing. */
  describe: (work: T) => string;
};

/** True for a plain object: what JSON calls an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
