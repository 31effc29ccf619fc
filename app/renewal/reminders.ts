import { addDays, type Day } from '../plan/days.ts';

/** How many days ahead a calendar reminds of a deadline. */
export const remindDaysAhead = [90, 30, 7] as const;

/** The days to be reminded on, each with how many days are left then; none that is over. */
export const reminderDays = (deadline: Day, today: Day): { ahead: number; day: Day }[] =>
  remindDaysAhead.map((ahead) => ({ ahead, day: addDays(deadline, -ahead) })).filter(({ day }) => day >= today);
