import type { ExamUnderWay, ExamWork, FinishedExam } from '../../study/exam-work.ts';

/**
 * What the page shows. It is kept in the address, so that Back leaves an exam and Forward, or a reload, returns to it.
 */
export type PracticeView =
  | { name: 'start' }
  | { name: 'exam'; exam: ExamUnderWay }
  | { name: 'result'; finished: FinishedExam };

/**
 * An exam that was finished meanwhile, in another tab perhaps, shows its result; one that is gone leads to the start.
 */
export function viewOf(hash: string, work: ExamWork): PracticeView {
  const id = /^#(?:exam|result)-(\w+)$/.exec(hash)?.[1];
  const exam = work.underWay.find((underWay) => underWay.id === id);
  if (exam) return { name: 'exam', exam };
  const finished = work.history.find((past) => past.id === id);
  return finished ? { name: 'result', finished } : { name: 'start' };
}
