import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { notAnswering, notKept } from '../study/use-work.ts';
import { databaseIsSlow } from '../study/work-database.ts';
import { changeWork, onWorkChangedElsewhere, readWork } from '../study/work-store.ts';
import { useStore } from '../ui/store.ts';
import { isKeptWith, readForm, typedSoFar, writeForm } from './plan-fields.ts';
import { newEntries, planWork, type PlanWork, type StatePlan, valuesOf } from '../study/plan-work.ts';

export type PlanForm = {
  /** What the fields hold, by name: kept, or shown from an address. A field not in it holds its default. */
  values: Record<string, string>;
  /** The names of fields that an address filled: not kept yet. */
  shown: string[];
  /** The name of the field being typed in: too early to call it wrong. */
  editing: string;
  /** Names of date fields that hold half a date. */
  halfDates: string[];
  /** What to tell the visitor when the browser keeps nothing, or does not answer. */
  problem: string;
  /**
   * Puts values into fields without keeping them: they are kept together with the first change to a field that they go
   * with (isKeptWith).
   */
  show: (values: Record<string, string>) => void;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    autoComplete: 'off';
    onInput: (event: FormEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/**
 * Ties native, uncontrolled fields to one state's plan in this browser. What was typed before the script came
 * is kept; what another tab or a loaded file changes is shown, except in the field being typed in.
 * The fields' names are those of a StatePlan.
 */
export function usePlanForm(slug: string): PlanForm {
  const form = useRef<HTMLFormElement>(null);
  const { stored, problem, keep } = useStoredPlan(slug);
  // What this page changed and the browser has not yet confirmed: it wins over what is kept and what an address brought
  // along.
  const [pending, setPending] = useState<StatePlan>({});
  const [shown, setShown] = useState<Record<string, string>>({});
  const touched = useRef(new Set<string>());
  const [editing, setEditing] = useState('');
  const [halfDates, setHalfDates] = useState<string[]>([]);
  const values = { ...valuesOf(stored ?? {}), ...shown, ...valuesOf(pending) };
  const record = (typed: Record<string, string>): void => {
    const now = Date.now();
    const entries = newEntries(stored ?? {}, typed, now);
    setPending((before) => ({ ...before, ...entries }));
    for (const name of Object.keys(typed)) touched.current.add(name);
    setShown((before) => without(before, (name) => name in typed));
    keep(typed, now, () => setPending((all) => without(all, (name) => all[name] === entries[name])));
  };
  useEffect(() => {
    const typed = typedSoFar(form.current!);
    if (Object.keys(typed).length > 0) record(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before React came
  }, []);
  // Before the browser has answered there is nothing to write, and what was typed so far must stay.
  useEffect(() => {
    if (stored) writeForm(form.current!, values);
  });
  return {
    values,
    shown: Object.keys(shown),
    editing,
    halfDates,
    problem,
    show: (more) => setShown((now) => ({ ...now, ...without(more, (name) => touched.current.has(name)) })),
    formProps: {
      ref: form,
      // Outside a dialog it goes nowhere: Enter in a field must not leave the page.
      method: 'dialog',
      // A reload or "back" must not bring back older ticks: they would count as the visitor's, even after a deletion.
      autoComplete: 'off',
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement;
        const { whole, half } = readForm(form.current!);
        setHalfDates(half);
        if (!(name in whole)) return;
        const alongside = Object.keys(shown).filter((other) => isKeptWith(other, name));
        // As shown, and not as the form holds them: until the browser's storage answers, they are not written there.
        record({ ...Object.fromEntries(alongside.map((other) => [other, shown[other]!])), [name]: whole[name]! });
      },
      onFocus: ({ target }) => setEditing((target as HTMLInputElement).name ?? ''),
      onBlur: () => {
        setEditing('');
        setHalfDates(readForm(form.current!).half);
      },
    },
  };
}

function useStoredPlan(slug: string) {
  const [stored, setStored] = useState<StatePlan>();
  const [problem, setProblem] = useState('');
  const isSlow = useStore(databaseIsSlow);
  useEffect(() => {
    const read = (): void => {
      readWork(planWork).then(
        (work) => setStored(work[slug] ?? {}),
        () => {
          setProblem(notKept);
          setStored((now) => now ?? {});
        },
      );
    };
    read();
    return onWorkChangedElsewhere(planWork, read);
  }, [slug]);
  // Newer than what is kept by then, which may not have been read yet, and may come from a clock ahead.
  const keep = (typed: Record<string, string>, now: number, kept: () => void): void => {
    const show = (work: PlanWork): void => {
      setStored(work[slug] ?? {});
      kept();
    };
    const change = (plan: StatePlan): StatePlan => ({ ...plan, ...newEntries(plan, typed, now) });
    changeWork(planWork, (work) => ({ ...work, [slug]: change(work[slug] ?? {}) })).then(show, () =>
      setProblem(notKept),
    );
  };
  return { stored, problem: problem || (isSlow ? notAnswering : ''), keep };
}

function without<T>(record: Record<string, T>, isOut: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isOut(name)));
}
