/**
 * The hidden box that a person never sees and a form-filling robot ticks. A box and no text field: browsers fill in
 * text fields by themselves, hidden ones too and whatever `autocomplete` says, but no browser ticks a box.
 */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export const honeypotName = 'send_offers';

/** The box as it stands in every form; app/newsletter/NewsletterForm.tsx has the same. */
export const honeypotBox: HtmlEscapedString | Promise<HtmlEscapedString> =
  html`<input class="visually-hidden" type="checkbox"
  name="${honeypotName}" aria-hidden="true" tabindex="-1">`;

/** What stands beside the field after a first press with the box ticked. */
export const oneMoreStep = 'One more step, to keep robots out: press the button once more.';

/** @param fields of the request's body */
export function isHoneypotFilled(fields: Record<string, string>): boolean {
  return (fields[honeypotName] ?? '').trim() !== '';
}
