import { ReadinessPanel } from '../readiness/ReadinessPanel.tsx';
import type { Practice, PracticeData } from './use-practice.ts';

/** The estimate of an exam's outcome, once the browser has said what it keeps. */
export function Ready({ practice: { work, entries }, data }: { practice: Practice; data: PracticeData }) {
  if (!work) return null;
  const state = data.states.find(({ slug }) => slug === work.state);
  return <ReadinessPanel records={work.records} bank={entries} mix={data.mix} state={state} />;
}
