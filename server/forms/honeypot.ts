/** The box that only a robot ticks, in the forms that the server writes, and what follows from it. */
import { html, raw } from 'hono/html';
import { trapBox, trapBoxClass } from '../../app/newsletter/trap-box.ts';

export const honeypotName = trapBox.name;

const attributes = Object.entries({ class: trapBoxClass, ...trapBox }).map(
  ([name, value]) => html` ${raw(name)}="${value}"`,
);

/** The same as in the newsletter's form. */
export const honeypotBox = html`<input${attributes}>`;

/** What stands beside the field after a first press with the box ticked. */
export const oneMoreStep = 'One more step, to keep robots out: press the button once more.';

/** @param fields of the request's body */
export function isHoneypotFilled(fields: Record<string, string>): boolean {
  return (fields[honeypotName] ?? '').trim() !== '';
}
