import type { FieldView } from './field-view.ts';

/** The form's texts by field. */
export function textsOf(form: HTMLFormElement, fields: FieldView[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ key }) => [key, String(data.get(key) ?? '')]));
}

/**
 * The address that holds a calculation, e.g. '?price=320000&rate=6.5': signs that numbers do without are left out.
 * The worked example has none, so that its page has one address.
 */
export function searchOf(texts: Record<string, string>, fields: FieldView[]): string {
  if (fields.every(({ key, example }) => texts[key] === example)) return '';
  const pairs = fields.map(({ key, kind }) => [
    key,
    isNumber(kind) ? texts[key]!.replace(/[\s$,%]/g, '') : texts[key]!,
  ]);
  return `?${new URLSearchParams(pairs as [string, string][])}`;
}

const isNumber = (kind: FieldView['kind']): boolean => kind === 'dollars' || kind === 'percent' || kind === 'number';

/**
 * Puts the address's numbers into the fields that still hold the example: what was typed before the script arrived
 * counts more.
 */
export function fillFrom(search: string, form: HTMLFormElement, fields: FieldView[]): void {
  const given = new URLSearchParams(search);
  for (const { key } of fields) {
    const text = given.get(key);
    const field = form.elements.namedItem(key);
    if (text === null) continue;
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = text;
    if (field instanceof RadioNodeList && [...field].every(isUntouched)) field.value = text;
  }
}

const isUntouched = (radio: Node): boolean =>
  radio instanceof HTMLInputElement && radio.checked === radio.defaultChecked;
