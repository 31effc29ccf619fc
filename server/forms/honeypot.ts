/** The hidden field that a person never sees and a form-filling robot fills in. */
export const honeypotName = 'website';

/** @param fields of the request's body */
export function isHoneypotFilled(fields: Record<string, string>): boolean {
  return (fields[honeypotName] ?? '').trim() !== '';
}
