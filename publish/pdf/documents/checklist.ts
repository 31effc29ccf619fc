import { examDayTips, studyChecklist } from '../../../app/exam/study-checklist.ts';
import { paths } from '../../../app/paths.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';

/** What the template says. */
const words = {
  use: 'Print it, tick the boxes, and keep it with your books.',
  /** To be filled in by hand. */
  blanks: ['Exam date and place', 'Questions', 'Minutes', 'Score to pass'],
  day: 'Day of the exam',
};

/** The checklist of /exam-prep with boxes to tick, and the five tips for the day. */
export function checklistDocument(): PdfDocument {
  return {
    name: 'exam-study-checklist',
    template: 'checklist',
    title: 'Exam study checklist',
    description:
      'What to do before you study for the real estate license exam, every week, in the last week and on the day.',
    path: `${paths.examPrep}#checklist`,
    license: licenses.study,
    words,
    content: { groups: studyChecklist, day: examDayTips },
  };
}
