import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { paths } from '../../paths.ts';
import { openExamKey } from '../../study/start-at-once.ts';
import type { Route } from './+types/PracticePage';
import { ExamScreen } from './ExamScreen.tsx';
import { practiceData } from './practice-data.server.ts';
import type { ResultScreenProps } from './ResultScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { useModule } from '../../ui/use-module.ts';
import { PracticeStyle } from './PracticeStyle.tsx';
import { type Practice, usePractice } from './use-practice.ts';

export const loader = () => practiceData();

export const meta = () =>
  pageMeta({
    title: 'Real Estate Practice Exam',
    description:
      'A free practice exam for the national portion: 80 or 100 questions in the mix of the real outline, topic ' +
      'drills, and an explanation for every answer.',
    path: paths.practice,
  });

export default function PracticePage({ loaderData }: Route.ComponentProps) {
  const practice = usePractice(loaderData);
  const { view } = practice;
  const heading = useFocusOnReturn(view.name === 'start');
  useShownAt(practice);
  return (
    // The page hydrates by itself where an exam was left open (app/frame/boot.ts).
    <div className="page" data-hydrate={openExamKey}>
      <PracticeStyle />
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="Practice exam" />
      {view.name === 'start' && <StartScreen heading={heading} practice={practice} data={loaderData} />}
      {view.name === 'exam' && <ExamScreen key={view.exam.id} exam={view.exam} practice={practice} data={loaderData} />}
      {view.name === 'result' && (
        <Result key={view.finished.id} finished={view.finished} practice={practice} data={loaderData} />
      )}
    </div>
  );
}

const loadResult = () => import('./ResultScreen.tsx');

/** Its script is apart from the page's: most visits end before a result. An exam that is kept offline keeps it too. */
function Result(props: ResultScreenProps) {
  const { module, isLost } = useModule(loadResult);
  if (module) return <module.ResultScreen {...props} />;
  return (
    <p role="status" className="scoring mt-8">
      {isLost ? 'Your result is saved. Check your connection and load this page again to see it.' : 'Scoring…'}
    </p>
  );
}

/**
 * An address that opens an exam or a result, or begins one, shows nothing of the start: the boot script's note of it
 * hides that (practice-start.css) until it is known what is shown.
 */
function useShownAt({ work, view }: Practice): void {
  const { search } = useLocation();
  const begins = view.name === 'start' && new URLSearchParams(search).has('start');
  const isKnown = work !== undefined && !begins;
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.at;
  }, [isKnown]);
}

/** Whoever comes back from an exam or a result comes to the heading: the button that led back is gone. */
function useFocusOnReturn(isStart: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasStart = useRef(true);
  useEffect(() => {
    if (isStart && !wasStart.current) heading.current?.focus();
    wasStart.current = isStart;
  }, [isStart]);
  return heading;
}
