import { type RefObject, useEffect, useRef } from 'react';
import { type FlashcardWork, type Settings } from '../study/flashcard-work.ts';

/** What the form shows before the browser has told what was chosen last time. */
export const defaultsFor = (areas: string[]): Settings => ({
  areas,
  newPerDay: 20,
  bothWays: false,
  shortcuts: true,
  changed: 0,
});

/**
 * Ties the form to the stored settings. Its fields are the browser’s own: what was chosen before hydration stays
 * chosen, and wins over what is stored.
 */
export function useSettingsForm(
  form: RefObject<HTMLFormElement | null>,
  defaults: Settings,
  work: FlashcardWork | undefined,
  save: (settings: Settings) => void,
): void {
  const met = useRef(false);
  const stored = work?.settings ?? null;
  const ready = work !== undefined;
  useEffect(() => {
    const fields = form.current;
    if (!fields || !ready) return;
    const early = met.current ? {} : chosenEarly(settingsIn(fields), defaults);
    met.current = true;
    const settings = { ...defaults, ...stored, ...early };
    showSettings(fields, settings);
    if (Object.keys(early).length > 0) save({ ...settings, changed: Date.now() });
    // oxlint-disable-next-line react/exhaustive-deps -- only what is stored brings new settings into the form
  }, [ready, stored]);
}

/** The choices that the form’s fields show. */
export function settingsIn(form: HTMLFormElement): Omit<Settings, 'changed'> {
  const data = new FormData(form);
  return {
    areas: data.getAll('area').map(String),
    newPerDay: Number(data.get('newPerDay')),
    bothWays: data.has('bothWays'),
    shortcuts: data.has('shortcuts'),
  };
}

function showSettings(form: HTMLFormElement, { areas, newPerDay, bothWays, shortcuts }: Settings): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.name === 'area') field.checked = areas.includes(field.value);
    if (field.name === 'bothWays') field.checked = bothWays;
    if (field.name === 'shortcuts') field.checked = shortcuts;
  }
  const select = form.querySelector('select');
  if (select) select.value = `${newPerDay}`;
}

function chosenEarly(shown: Omit<Settings, 'changed'>, defaults: Settings): Partial<Settings> {
  const differs = (key: keyof typeof shown): boolean => `${shown[key]}` !== `${defaults[key]}`;
  return Object.fromEntries(
    (Object.keys(shown) as (keyof typeof shown)[]).filter(differs).map((key) => [key, shown[key]]),
  );
}
