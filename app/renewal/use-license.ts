import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readForm, typedSoFar, writeForm } from '../plan/plan-fields.ts';

import {
  type Course,
  coursesOf,
  emptyLicense,
  type HeldLicense,
  licenseWork,
  mergeHeld,
} from '../study/license-work.ts';
import { newEntries, valuesOf } from '../study/plan-work.ts';
import { useWork } from '../study/use-work.ts';

/** One state's license as this browser keeps it, and what changes it. */
export function useLicense(slug: string) {
  const form = useRef<HTMLFormElement>(null);
  const { work, problem, change } = useWork(licenseWork);
  const held = work?.[slug] ?? emptyLicense;
  const add = (more: (held: HeldLicense) => Partial<HeldLicense>): void =>
    change((all) => {
      const here = all[slug] ?? emptyLicense;
      return { ...all, [slug]: mergeHeld(here, { ...emptyLicense, ...more(here) }) };
    });
  const record = (typed: Record<string, string>): void => {
    const now = Date.now();
    add(({ fields }) => ({ fields: newEntries(fields, typed, now) }));
  };
  const write = (id: string, course: Course | null): void => {
    const now = Date.now();
    add(({ courses }) => ({ courses: { [id]: { course, at: Math.max(now, (courses[id]?.at ?? 0) + 1) } } }));
  };
  useEffect(() => {
    const typed = typedSoFar(form.current!);
    if (Object.keys(typed).length > 0) record(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before React came
  }, []);
  const values = valuesOf(held.fields);
  // Before the browser has answered there is nothing to write, and what was typed so far must stay.
  useEffect(() => {
    if (work) writeForm(form.current!, values);
  });
  const { editing, halfDates, ...formProps } = useFields(form, record);
  return {
    values,
    courses: coursesOf(held),
    problem,
    editing,
    halfDates,
    addCourse: (course: Course) => write(newId(), course),
    removeCourse: (id: string) => write(id, null),
    formProps,
  };
}

export type LoggedCourse = Course & { id: string };

export type LicenseForm = ReturnType<typeof useLicense>;

function useFields(form: RefObject<HTMLFormElement | null>, record: (typed: Record<string, string>) => void) {
  /** The name of the field being typed in: too early to call it wrong. */
  const [editing, setEditing] = useState('');
  /** Names of date fields that hold half a date. */
  const [halfDates, setHalfDates] = useState<string[]>([]);
  return {
    editing,
    halfDates,
    ref: form,
    // Outside a dialog it goes nowhere: Enter in a field must not leave the page.
    method: 'dialog' as const,
    autoComplete: 'off' as const,
    onInput: ({ target }: FormEvent) => {
      const { name } = target as HTMLInputElement;
      const { whole, half } = readForm(form.current!);
      setHalfDates(half);
      if (name in whole) record({ [name]: whole[name]! });
    },
    onFocus: ({ target }: FocusEvent) => setEditing((target as HTMLInputElement).name ?? ''),
    onBlur: () => {
      setEditing('');
      setHalfDates(readForm(form.current!).half);
    },
  };
}

/** Unlike any other in this browser, and on the reader's other devices. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
