/** Figures of a comparison as bars. Pure. */
import type { StateComparison } from './comparison.ts';

export type Bar = {
  name: string;
  text: string;
  /** Of the longest, in percent; null where nothing is known. */ width: number | null;
};
export type BarGroup = { id: string; label: string; bars: Bar[] };

/** What people would rather see than read, by the ids of the facts; each is one number with its unit. */
const drawn = [
  { id: 'hours', label: 'Course hours' },
  { id: 'exam-fee', label: 'Exam fee' },
  { id: 'application-fee', label: 'Application and license fee' },
  { id: 'minutes', label: 'Exam time' },
  { id: 'continuing', label: 'Continuing education each term' },
  { id: 'term', label: 'License term' },
];

/** The figures that two of the states have, each set of bars to a scale of its own. */
export function comparedBars(states: StateComparison[]): BarGroup[] {
  return drawn.flatMap(({ id, label }) => {
    const found = states.map(({ name, figures }) => {
      const figure = figures[id];
      return {
        name,
        text: figure?.known ? figure.text : 'Not known',
        amount: figure?.known ? amountOf(figure.text) : null,
      };
    });
    const amounts = found.flatMap(({ amount }) => amount ?? []);
    if (amounts.length < 2) return [];
    const most = Math.max(...amounts, 1);
    const bars = found.map(({ name, text, amount }) => ({
      name,
      text,
      width: amount === null ? null : Math.round((amount / most) * 100),
    }));
    return [{ id, label, bars }];
  });
}

/** "$1,200" is 1200, "2 hours 30 minutes" is 2.5, "180 hours" is 180; null where no number begins the words. */
export function amountOf(text: string): number | null {
  const time = /^(?:(\d+) hours? ?)?(?:(\d+) minutes?)$/.exec(text);
  if (time) return Number(time[1] ?? 0) + Number(time[2]) / 60;
  const number = /^\$?([\d,]+(?:\.\d+)?)/.exec(text)?.[1];
  return number === undefined ? null : Number(number.replaceAll(',', ''));
}
