import { useMemo } from 'react';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { ReadinessPanel } from '../readiness/ReadinessPanel.tsx';
import { examMix } from './exam-mix.ts';
import { usualOutline } from './exam-outline.ts';
import type { Practice, PracticeData } from './use-practice.ts';

type ReadyNowProps = { records: Record<string, QuestionRecord>; practice: Practice; data: PracticeData };

/** The estimate for an exam of the company that gives the chosen state's. */
export function ReadyNow({ records, practice: { work, entries }, data }: ReadyNowProps) {
  const state = data.states.find(({ slug }) => slug === work?.state);
  const mix = useMemo(() => examMix(entries, state?.parts?.shares ?? state?.outline ?? usualOutline), [entries, state]);
  return <ReadinessPanel records={records} bank={entries} mix={mix} state={state} />;
}
