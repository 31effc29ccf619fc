import { isRecord, type WorkKind } from '../study/work-kind.ts';

export type FlashcardWork = Record<string, unknown>;

export const flashcardWork: WorkKind<FlashcardWork> = {
  key: 'flashcards',
  name: 'flashcards',
  empty: {},
  read: (value) => (isRecord(value) ? value : null),
  merge: (here, loaded) => ({ ...here, ...loaded }),
  describe: () => '',
};
