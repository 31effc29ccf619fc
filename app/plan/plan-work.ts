import { isRecord, type WorkKind } from '../study/work-kind.ts';

export type PlanWork = Record<string, unknown>;

export const planWork: WorkKind<PlanWork> = {
  key: 'plan',
  name: 'plans',
  empty: {},
  read: (value) => (isRecord(value) ? value : null),
  merge: (here, loaded) => ({ ...here, ...loaded }),
  describe: () => '',
};
