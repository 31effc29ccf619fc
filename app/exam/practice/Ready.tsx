import { useModule } from '../../ui/use-module.ts';
import type { Practice, PracticeData } from './use-practice.ts';

const load = () => import('./ReadyNow.tsx');

/** The estimate of an exam's outcome, for whoever has met a question; a newcomer does not load it. */
export function Ready({ practice, data }: { practice: Practice; data: PracticeData }) {
  const { work } = practice;
  const { module } = useModule(load, work !== undefined && Object.keys(work.records).length > 0);
  return module && work ? <module.ReadyNow records={work.records} practice={practice} data={data} /> : null;
}
