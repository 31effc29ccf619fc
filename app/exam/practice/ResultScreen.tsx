import { useEffect, useRef } from 'react';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { examAreas } from '../../question-bank/exam-areas.ts';
import { AnswerList } from './AnswerList.tsx';
import { clockFace } from './exam-clock.ts';
import { outlineAreas } from './exam-outline.ts';
import { examTitle } from './exam-title.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { ExamHistory } from './ExamHistory.tsx';
import { NextSteps } from './NextSteps.tsx';
import css from './practice-exam.css?inline';
import { percentOf, percentText } from './score-exam.ts';
import { Ready } from './Ready.tsx';
import { ProgressNotes } from './ProgressNotes.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { StudyNext } from './StudyNext.tsx';
import type { Practice, PracticeData } from './use-practice.ts';
import { Verdict } from './Verdict.tsx';

export type ResultScreenProps = { finished: FinishedExam; practice: Practice; data: PracticeData };

export function ResultScreen({ finished, practice, data }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mode, topic, right, asked, unanswered, timeUp, elapsedMs, allowedMs } = finished;
  const areas = outlineAreas
    .filter((area) => finished.areas[area])
    .map((area) => ({ name: examAreas[area].name as string, tally: finished.areas[area]! }));
  const law = finished.areas['state-law'];
  const lawName = `${data.states.find(({ slug }) => slug === finished.law)?.name ?? 'State'} law`;
  const topics = data.topics
    .filter(({ id }) => finished.topics[id])
    .map(({ id, name }) => ({ name, tally: finished.topics[id]! }));
  return (
    <div className="result">
      <PageStyle name="practice-exam" css={css} />
      <header className="mt-8">
        <h1 ref={heading} tabIndex={-1}>
          {`Your result: ${percentText(percentOf(finished))}`}
        </h1>
        <p className="lead mt-4">
          {timeUp && 'Time is up. '}
          {right} of {asked} right{unanswered > 0 && `, ${unanswered} without an answer`}.{' '}
          {examTitle(mode, topic, asked, data.topics)}.{allowedMs > 0 && ` Time used: ${clockFace(elapsedMs)}.`}
        </p>
      </header>
      <Verdict finished={finished} practice={practice} states={data.states} />
      <ProgressNotes finished={finished} practice={practice} />
      <NextSteps finished={finished} practice={practice} data={data} />
      <StudyNext finished={finished} practice={practice} />
      <Ready practice={practice} data={data} />
      {mode === 'exam' && (
        <div className="score-tables">
          <ScoreTable name="By topic" rows={topics} />
          <ScoreTable name="By area of the outline" rows={law ? [...areas, { name: lawName, tally: law }] : areas} />
        </div>
      )}
      <AnswerList finished={finished} practice={practice} />
      <ExamHistory practice={practice} data={data} />
    </div>
  );
}
