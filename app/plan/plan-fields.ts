/**
 * Reads and writes the native fields inside an element: a plan is kept, never submitted, so it is no <form>. A field's
 * name is that of its entry; a tick is "yes" or empty.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLElement): Field[] => [
  ...form.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const valueOf = (field: Field): string => (isTick(field) ? (field.checked ? 'yes' : '') : field.value);
// A list begins with its empty choice.
const defaultOf = (field: Field): string => (isTick(field) || !('defaultValue' in field) ? '' : field.defaultValue);

/** The values of all fields, and the names of those with half a date, which have no value yet. */
export function readForm(form: HTMLElement): { whole: Record<string, string>; half: string[] } {
  const fields = fieldsOf(form);
  const half = fields.filter(({ validity }) => validity.badInput).map(({ name }) => name);
  return {
    half,
    whole: Object.fromEntries(
      fields.filter(({ name }) => !half.includes(name)).map((field) => [field.name, valueOf(field)]),
    ),
  };
}

/** What differs from the page as it was built: the visitor was faster than the script. */
export function typedSoFar(form: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => valueOf(field) !== defaultOf(field))
      .map((field) => [field.name, valueOf(field)]),
  );
}

/** Shows the values in the fields; those without one get their default back. The field being typed in is left alone. */
export function writeForm(form: HTMLElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name] ?? defaultOf(field);
    if (value === valueOf(field) || field.validity.badInput || isTypedIn(field)) continue;
    if (isTick(field)) field.checked = value !== '';
    else field.value = value;
  }
}

const isTypedIn = (field: Field): boolean => !isTick(field) && field === document.activeElement && document.hasFocus();

/**
 * Whether a value that an address brought along is kept with a change to this field: to one of its kind, as
 * "calendar.start" with "calendar.hours". Where a license is from goes with each: it says which list was worked on.
 */
export const isKeptWith = (shown: string, changed: string): boolean =>
  shown === 'license.from' || shown.split('.')[0] === changed.split('.')[0];
