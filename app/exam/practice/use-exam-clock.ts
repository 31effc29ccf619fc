import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { advance, tickMs } from './exam-clock.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';
import { lastSecondOf, noteLastSecond } from './last-second.ts';

/**
 * Counts an exam's time while `running`, and saves it each second; where the page is hidden or left, in a note.
 * @returns the time counted so far, in ms
 */
export function useExamClock(
  exam: ExamUnderWay,
  running: boolean,
  save: (elapsedMs: number) => void,
  timeUp: () => void,
): number {
  const [elapsedMs, setElapsedMs] = useState(() => Math.max(exam.elapsedMs, lastSecondOf(exam.id)));
  const counted = useRef(elapsedMs);
  const onTick = useEffectEvent((before: number, isAway: boolean): number => {
    const now = Date.now();
    // Another tab with this exam may have counted more.
    counted.current = advance(Math.max(counted.current, exam.elapsedMs), before, now);
    setElapsedMs(counted.current);
    if (isAway) noteLastSecond(exam.id, counted.current);
    else save(counted.current);
    if (counted.current >= exam.allowedMs) timeUp();
    return now;
  });
  useEffect(() => {
    if (!running) return;
    let before = Date.now();
    const tick = (event?: Event): void => {
      before = onTick(before, event?.type === 'pagehide' || document.visibilityState === 'hidden');
    };
    const timer = setInterval(() => tick(), tickMs);
    document.addEventListener('visibilitychange', tick);
    addEventListener('pagehide', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pagehide', tick);
    };
  }, [running]);
  return elapsedMs;
}
