/** The figures that the map can show, in at most four classes each. */
import { scaleThreshold } from 'd3-scale';
import { type ChartQuestion, chartQuestions } from './chart-questions.server.ts';

export type MapClass = { label: string; places: string[]; kind: ClassKind };
/** Lowest first; a picture tells them apart by pattern as well as by color. */
export type ClassKind = '0' | '1' | '2' | '3' | 'u';
export type MapMetric = { id: string; label: string; classes: MapClass[] };
/** `kinds`: the class of the place by each metric, in their order. */
export type MapPlace = { code: string; name: string; slug: string; kinds: ClassKind[] };

const metricIds = ['course-hours', 'known-fees', 'exam-minutes', 'continuing-education', 'minimum-age'];

export function mapMetrics(): { metrics: MapMetric[]; places: MapPlace[] } {
  const questions = metricIds.map((id) => chartQuestions().find((question) => question.id === id)!);
  const classified = questions.map((question) => ({ question, kindOf: classesOf(question) }));
  const places = questions[0]!.states.map(({ code, name, slug }, index) => ({
    code,
    name,
    slug,
    kinds: classified.map(({ question, kindOf }) => kindOf(question.states[index]!.value)),
  }));
  const metrics = classified.map(({ question, kindOf }) => ({
    id: question.id,
    label: question.label,
    classes: legendOf(question, kindOf),
  }));
  return { metrics, places };
}

/** Four classes with about as many states each; states with the same figure are in the same one. */
function classesOf({ states }: ChartQuestion): (value: number | null) => ClassKind {
  const values = states.flatMap(({ value }) => value ?? []).toSorted((a, b) => a - b);
  const classes = scaleThreshold<number, ClassKind>().domain(breaksOf(values)).range(['0', '1', '2', '3']);
  return (value) => (value === null ? 'u' : classes(value));
}

/** Where classes begin: for each quarter of the states, the step between two values that comes nearest to it. */
export function breaksOf(sorted: number[]): number[] {
  const starts = [...new Set(sorted)].slice(1).map((value) => ({ value, below: sorted.indexOf(value) }));
  const nearest = [1, 2, 3].map((quarter) => {
    const wanted = (sorted.length * quarter) / 4;
    return starts.toSorted((a, b) => Math.abs(a.below - wanted) - Math.abs(b.below - wanted))[0]?.value;
  });
  return [...new Set(nearest)].filter((value) => value !== undefined).toSorted((a, b) => a - b);
}

/** "40 hours to 55 hours" says what is in a class, not where it could have ended. */
function legendOf({ states }: ChartQuestion, kindOf: (value: number | null) => ClassKind): MapClass[] {
  const groups = Map.groupBy(states, ({ value }) => kindOf(value));
  return (['0', '1', '2', '3', 'u'] as const).flatMap((kind) => {
    const group = (groups.get(kind) ?? []).toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
    const [least, most] = [group[0], group.at(-1)];
    if (!least || !most) return [];
    const label = least.shown === most.shown ? least.shown : `${shortened(least.shown, most.shown)} to ${most.shown}`;
    return [{ kind, label, places: group.map(({ name }) => name).toSorted() }];
  });
}

/** "40 to 55 hours": the unit stands once. */
function shortened(least: string, most: string): string {
  const [number, unit] = least.split(/ (.*)/);
  return unit !== undefined && !unit.includes(' ') && most.endsWith(` ${unit}`) ? number! : least;
}
