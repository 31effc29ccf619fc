import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { advance, tickMs } from './exam-clock.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';

/**
 * Counts an exam's time while `running`, and saves it each second and whenever the page is hidden or left.
 * @returns the time counted so far, in ms
 */
export function useExamClock(
  exam: ExamUnderWay,
  running: boolean,
  save: (elapsedMs: number) => void,
  timeUp: () => void,
): number {
  const counted = useRef(exam.elapsedMs);
  const [elapsedMs, setElapsedMs] = useState(exam.elapsedMs);
  const onTick = useEffectEvent((before: number): number => {
    const now = Date.now();
    // Another tab with this exam may have counted more.
    counted.current = advance(Math.max(counted.current, exam.elapsedMs), before, now);
    setElapsedMs(counted.current);
    save(counted.current);
    if (counted.current >= exam.allowedMs) timeUp();
    return now;
  });
  useEffect(() => {
    if (!running) return;
    let before = Date.now();
    const tick = (): void => {
      before = onTick(before);
    };
    const timer = setInterval(tick, tickMs);
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
