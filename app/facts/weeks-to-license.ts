/** How many weeks the road to a license takes: what the guides, the cost pages and the plan say. Pure. */
import { weeksOfStudy } from '../wording/wording.ts';

export type Pace = {
  hoursPerWeek: number;
  /** Weeks without study between the start and the end of the course. */
  weeksOff: number;
  /** How long these three take changes from week to week: they are the visitor's assumptions, in weeks. */
  toApplication: number;
  toExam: number;
  toLicense: number;
};

/** What we assume until the visitor says otherwise: guesses of the editors, called so wherever they are shown. */
export const guessedPace: Pace = { hoursPerWeek: 10, weeksOff: 0, toApplication: 1, toExam: 2, toLicense: 4 };

export const milestoneIds = ['start', 'course', 'application', 'exam', 'license'] as const;
export type MilestoneId = (typeof milestoneIds)[number];

/**
 * Whether a milestone has a time: the exam and what comes after have none where the exam is given on a few days a year
 * alone, until the visitor puts a wait of their own in place of our guess.
 */
export const isTimed = (id: MilestoneId, { toExam }: Pace, hasFewExams: boolean): boolean =>
  !hasFewExams || toExam !== guessedPace.toExam || (id !== 'exam' && id !== 'license');

/**
 * Weeks from the start of the course to each milestone. `courseHours`: the state's hours of pre-licensing education.
 */
export function weeksTo(courseHours: number, pace: Pace): Record<MilestoneId, number> {
  const course = weeksOfStudy(courseHours, pace.hoursPerWeek) + pace.weeksOff;
  const application = course + pace.toApplication;
  const exam = application + pace.toExam;
  return { start: 0, course, application, exam, license: exam + pace.toLicense };
}
