/** Text that somebody typed, before it is stored or mailed. */

/**
 * Unicode's control characters less tab and line feed. PostgreSQL cannot store NUL, and mail headers end at a line end.
 */
const controlCharacters = /[\p{Cc}\u2028\u2029]/u;
const controlsButLines = /[^\P{Cc}\n\t]/u;

export type TextRule = { label: string; longest: number; manyLines?: boolean; optional?: boolean };
export type CheckedText = { value: string; error?: string };

/**
 * Trims and checks one field.
 * @returns `value`: what to show again or to store, line ends as line feeds. `error`: what is wrong, in words for who
 *   typed it
 */
export function checkText(typed: string | undefined, rule: TextRule): CheckedText {
  const value = (typed ?? '').replace(/\r\n?/g, '\n').trim();
  if (value === '' && !rule.optional) return { value, error: `Enter ${rule.label}.` };
  // Characters, not code units: what a reader counts.
  if ([...value].length > rule.longest)
    return { value, error: `Keep ${rule.label} under ${rule.longest + 1} characters.` };
  const manyLines = rule.manyLines ?? false;
  if (hasForbiddenCharacters(value, manyLines))
    return { value, error: `Write ${rule.label} without ${manyLines ? '' : 'line breaks or '}control characters.` };
  return { value };
}

function hasForbiddenCharacters(value: string, manyLines: boolean): boolean {
  return !value.isWellFormed() || (manyLines ? controlsButLines : controlCharacters).test(value);
}
