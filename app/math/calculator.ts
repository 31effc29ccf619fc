import type { CalendarDay } from './calendar.ts';
import type { Decimal } from './decimal.ts';
import type { Unit } from './units.ts';

/** What a field accepts. Limits of a percent are in percent, as a visitor types them. */
export type NumberRule = {
  kind: 'dollars' | 'percent' | 'number';
  above?: number;
  least?: number;
  most: number;
  whole?: true;
};
export type FieldRule =
  | NumberRule
  | { kind: 'date' }
  | { kind: 'text' }
  | { kind: 'choice'; choices: Record<string, string> };
export type Rules = Record<string, FieldRule>;

/** A percent arrives as a fraction: "6.5%" is 0.065. */
type ValueOf<Rule extends FieldRule> = Rule extends { choices: infer Choices }
  ? keyof Choices & string
  : Rule extends { kind: 'date' }
    ? CalendarDay
    : Rule extends { kind: 'text' }
      ? string
      : Decimal;
export type Value = Decimal | CalendarDay | string;

/** One line of the working. `key` names the result it is, `label` what it is otherwise. */
export type Step = { key?: string; label?: string; sum: string; isExact: boolean; text: string };
/**
 * What a year or a month of a loan costs, in whole cents; what it pays off and what is then owed follow
 * (schedule-rows.ts).
 */
export type ScheduleTimes = [paid: number, interest: number][];
export type Schedule = { loan: number; years: ScheduleTimes; months: ScheduleTimes };
export type Working = { results: Record<string, string>; steps: Step[]; schedule?: Schedule };
/** Inputs that are fine one by one and make no sense together. */
export type Problem = { field: string; problem: string };

export type Calculator = { rules: Rules; work: (values: Record<string, Value>) => Working | Problem };

/**
 * A calculator of one formula: its fields, and how its results follow from them. `work` gets every field, read and in
 * its limits.
 */
export function defineCalculator<R extends Rules>(
  rules: R,
  work: (values: { [Key in keyof R]: ValueOf<R[Key]> }) => Working | Problem,
): Calculator {
  return { rules, work: (values) => work(values as { [Key in keyof R]: ValueOf<R[Key]> }) };
}

export const money = (limits: Partial<NumberRule> = {}) =>
  ({ kind: 'dollars' as const, above: 0, most: 1_000_000_000, ...limits }) satisfies NumberRule;
/** Zero is an amount too: no other debt, no land. */
export const moneyOrNone = () => ({ kind: 'dollars' as const, least: 0, most: 1_000_000_000 }) satisfies NumberRule;
export const percentage = (limits: Partial<NumberRule> = {}) =>
  ({ kind: 'percent' as const, above: 0, most: 100, ...limits }) satisfies NumberRule;
export const quantity = (limits: Partial<NumberRule> = {}) =>
  ({ kind: 'number' as const, above: 0, most: 1_000_000, ...limits }) satisfies NumberRule;
export const date = () => ({ kind: 'date' as const });
export const choice = <const C extends Record<string, string>>(choices: C) => ({ kind: 'choice' as const, choices });
export const closingDay = () => choice({ buyer: 'The buyer', seller: 'The seller' });

/** A line on the way to the result, shown rounded and carried on unrounded. */
export const line = (label: string, sum: string, value: Decimal, unit: Unit): Step => ({
  label,
  ...shown(sum, value, unit),
});
/** A line that is a result, by the name it has in content/formulas. */
export const result = (key: string, sum: string, value: Decimal, unit: Unit): Step => ({
  key,
  ...shown(sum, value, unit),
});

const shown = (sum: string, value: Decimal, unit: Unit) => {
  const rounded = value.round(unit.places, 1);
  return { sum, isExact: rounded.eq(value), text: unit.text(rounded) };
};

/** The working of a calculation. `told`: results in words, which no line works out. */
export function working(steps: Step[], told: Record<string, string> = {}): Working {
  const results = steps.flatMap(({ key, text }) => (key ? [[key, text] as const] : []));
  return { steps, results: { ...Object.fromEntries(results), ...told } };
}
