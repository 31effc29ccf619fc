/** The contact form and its answer, shown inside the contact page's frame and usable without scripts. */
import { html } from 'hono/html';
import type { PageParts } from '../http/shell.ts';
import { honeypotBox } from '../forms/honeypot.ts';
import type { ContactErrors, ContactField, ContactTyped } from './contact-submission.ts';

type Content = PageParts['content'];

/**
 * `stamp`: when the form was shown, signed. `framed`: under the contact page's own heading, in a box as wide as it
 * wants to be. `notice`: trouble that belongs to no field.
 */
export type ContactForm = {
  typed: ContactTyped;
  stamp: string;
  framed: boolean;
  errors?: ContactErrors;
  notice?: string;
  status?: number;
};

export function contactFormPage({
  typed,
  stamp,
  framed,
  errors = {},
  notice = '',
  status = 200,
}: ContactForm): PageParts {
  const count = Object.keys(errors).length;
  return {
    title: 'Send us a message',
    embed: true,
    status,
    content: html`<h1 class="${framed ? 'visually-hidden' : 'text-[1.6rem]'}">Send us a message</h1>
      <p class="error" role="alert">${notice || summary(count)}</p>
      <form${framed ? '' : html` class="measure"`} method="post" action="/api/contact">
        <input type="hidden" name="category" value="${typed.category}">
        <input type="hidden" name="stamp" value="${stamp}">
        ${field(
          'name',
          'Name',
          errors,
          (attributes) => html`<input class="input" type="text" name="name"
          autocomplete="name" maxlength="100" value="${typed.name}" ${attributes}>`,
        )}
        ${field(
          'email',
          'Email',
          errors,
          (attributes) => html`<input class="input" type="email" name="email"
          autocomplete="email" maxlength="254" value="${typed.email}" ${attributes}>`,
        )}
        ${field(
          'subject',
          'Subject',
          errors,
          (attributes) => html`<input class="input" type="text" name="subject"
          autocomplete="off" maxlength="150" value="${typed.subject}" ${attributes}>`,
        )}
        ${field(
          'message',
          'Message',
          errors,
          (
            attributes,
          ) => html`<textarea class="input" name="message" rows="8" maxlength="5000" autocomplete="off" ${attributes}>
${typed.message}</textarea>`,
        )}
        <p class="error" role="alert">${errors.category}</p>
        ${honeypotBox}
        <button class="button mt-4">Send message</button>
        <p class="small muted mt-4">We use your message only to reply. <a href="/your-data" target="_top"
        data-reload>See or delete your data.</a></p>
        <p class="small muted mt-1">Category: ${typed.category}</p>
      </form>`,
  };
}

function summary(errors: number): string {
  if (errors === 0) return '';
  return `Not sent yet: ${errors === 1 ? 'one field needs' : `${errors} fields need`} another look.`;
}

function field(
  name: ContactField,
  label: string,
  errors: ContactErrors,
  control: (attributes: Content) => Content,
): Content {
  const error = errors[name];
  const described = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="field mt-4"><label for="${name}">${label}</label>
    ${control(html`id="${name}" required ${described}`)}
    <p class="error" id="${name}-error">${error}</p></div>`;
}

export const contactSentPage: PageParts = {
  title: 'We got your message',
  embed: true,
  content: html`<h1 class="text-[1.6rem]">We got your message</h1>
    <p class="mt-3 measure" role="status">Thank you. We’ll reply to your email within 24–48 business hours.</p>
    <p class="mt-6"><a href="/embed/contact">Write another message</a></p>`,
};
