/** How one figure differs over the states, in words. Pure. */
import { list, plural } from '../wording/wording.ts';

export type StateFigure = { state: string; figure: number | null };

/**
 * "18 in 47 states and 19 in Alabama, Alaska, and Nebraska" where there are two values; else the ends and the one that
 * most states have: "7 to 45 hours, most often 12 hours (10 states)"; or the median, where fewer than one state in six
 * agree: "$40 to $670, half of them $135 or less". States without a figure are counted at the end.
 * `write` puts a figure with its unit, `writeBare` the lower end of a range. `medianElsewhere`: it is said beside these
 * words.
 */
export function spreadInWords(
  figures: StateFigure[],
  write: (figure: number) => string,
  writeBare: (figure: number) => string = String,
  medianElsewhere = false,
): string {
  const groups = groupByFigure(figures);
  const unknown = figures.filter(({ figure }) => figure === null).length;
  const known =
    groups.length === 0
      ? []
      : [groups.length < 3 ? eachValue(groups, write) : ends(groups, write, writeBare, medianElsewhere)];
  return [...known, ...(unknown > 0 ? [`not found for ${states(unknown)}`] : [])].join('; ');
}

type Group = { figure: number; names: string[] };

/** Lowest figure first. */
function groupByFigure(figures: StateFigure[]): Group[] {
  const groups = new Map<number, string[]>();
  for (const { state, figure } of figures)
    if (figure !== null) groups.set(figure, [...(groups.get(figure) ?? []), state]);
  return [...groups].map(([figure, names]) => ({ figure, names })).toSorted((a, b) => a.figure - b.figure);
}

function eachValue(groups: Group[], write: (figure: number) => string): string {
  return list(
    groups.map(({ figure, names }) => `${write(figure)} in ${names.length < 6 ? list(names) : states(names.length)}`),
  );
}

function ends(
  groups: Group[],
  write: (figure: number) => string,
  writeBare: (figure: number) => string,
  medianElsewhere: boolean,
): string {
  const most = groups.reduce((widest, group) => (group.names.length > widest.names.length ? group : widest));
  const range = `${writeBare(groups[0]!.figure)} to ${write(groups.at(-1)!.figure)}`;
  const all = groups.flatMap(({ figure, names }) => names.map(() => figure));
  if (most.names.length * 6 >= all.length)
    return `${range}, most often ${write(most.figure)} (${states(most.names.length)})`;
  return medianElsewhere ? range : `${range}, half of them ${write(all[Math.ceil(all.length / 2) - 1]!)} or less`;
}

const states = (count: number): string => plural(count, 'state');
