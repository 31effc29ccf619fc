import { fullExams } from './full-exams.ts';

/** The checklist of /exam-prep and of its PDF. */
export const studyChecklist = [
  {
    name: 'Before you study',
    items: [
      'Course finished; certificate saved and its expiration date written down',
      'Candidate handbook and content outline for my state, this year’s edition',
      'Number of questions, minutes, and passing score for each portion noted',
      'Retake rules and fee noted',
      'Exam date chosen, 2–4 weeks away',
    ],
  },
  {
    name: 'Every week',
    items: [
      '1–2 hours a day on the calendar',
      'One or two of the six topics read, and put in my own words',
      'Ten math problems, each with its units',
      'State law: license rules, agency disclosure, trust funds, penalties',
      'Missed questions listed with the reason',
    ],
  },
  {
    name: 'Last week',
    items: [
      `At least ${fullExams.atLeast} full practice exams taken, with 85–90% on the last one`,
      'Missed questions reviewed twice',
      'ID checked: not expired, same name as on the application',
      'Route, parking, and arrival time checked, or the computer tested for an online exam',
    ],
  },
];

/** The five tips for the day, in the order of the day. */
export const examDayTips = [
  {
    name: 'Arrive early.',
    text: 'Arrive 30 minutes before your appointment. If you’re late, you can lose your seat and your fee.',
  },
  {
    name: 'Bring the right ID.',
    text:
      'Read the handbook’s list and bring exactly that. The name must match your application. Leave your phone and ' +
      'notes in the car.',
  },
  {
    name: 'Use the tutorial.',
    text:
      'Learn the screen, the flag button, and the calculator before the clock starts. Then write your formulas on ' +
      'the scratch sheet.',
  },
  {
    name: 'Answer everything, in two rounds.',
    text:
      'Answer the ones you’re sure of first, and flag the rest. Most exams don’t penalize wrong answers, so answer ' +
      'everything. Check your handbook.',
  },
  {
    name: 'Read the last line first.',
    text:
      'Look for “not,” “except,” and “best,” see what is asked, then read the story. Change an answer only for a ' +
      'reason you can name.',
  },
];
