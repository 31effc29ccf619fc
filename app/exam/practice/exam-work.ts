import { isRecord, type WorkKind } from '../../study/work-kind.ts';

export type ExamWork = Record<string, unknown>;

export const examWork: WorkKind<ExamWork> = {
  key: 'exam',
  name: 'practice exams',
  empty: {},
  read: (value) => (isRecord(value) ? value : null),
  merge: (here, loaded) => ({ ...here, ...loaded }),
  describe: () => '',
};
