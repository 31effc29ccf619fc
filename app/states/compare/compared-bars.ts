/** Figures of a comparison as bars. Pure. */
import type { FactGroup, StateComparison } from './comparison.ts';

export type Bar = {
  name: string;
  text: string;
  /** Of the longest, in percent; null where nothing is known. */
  width: number | null;
};
export type BarGroup = { id: string; label: string; bars: Bar[] };

/** The drawn figures that two of the states have, each set of bars to a scale of its own. */
export function comparedBars(groups: FactGroup[], states: StateComparison[]): BarGroup[] {
  const drawn = groups.flatMap(({ facts }) => facts.filter((fact) => fact.isDrawn));
  return drawn.flatMap(({ id, label }) => {
    const amounts = states.flatMap(({ figures }) => figures[id]?.amount ?? []);
    if (amounts.length < 2) return [];
    const most = Math.max(...amounts, 1);
    const bars = states.map(({ name, figures }): Bar => {
      const { amount, known, text } = figures[id] ?? { known: false, text: '' };
      return {
        name,
        text: known ? text : 'Not known',
        width: amount === undefined ? null : Math.round((amount / most) * 100),
      };
    });
    return [{ id, label, bars }];
  });
}
