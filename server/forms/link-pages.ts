/** What two kinds of subscription say alike: after their form, and behind a link that no longer works. */
import { html } from 'hono/html';
import type { PageParts } from '../http/shell.ts';

type Content = PageParts['content'];

/** @param more what may be done besides waiting */
export const checkYourInbox = (more: Content): PageParts => ({
  title: 'Check your inbox',
  content: html`<div class="page section"><h1>Check your inbox</h1>
    <p class="lead mt-4">We sent you an email. Within 48 hours, open its link and tap the button to confirm.</p>
    <p class="mt-6 measure">Nothing there after a few minutes? Check your spam folder, or try again: a typo in the
    address is the most common reason.</p>${more}</div>`,
});

type DeadLink = {
  /** What holds since the link was used. */
  used: { title: string; text: string };
  /** The way to a new link. */
  again: Content;
  note: Content;
};

/** 410 for a link that worked once, 404 for one that never did. */
export function deadLinkPage(state: 'used' | 'expired' | 'unknown', { used, again, note }: DeadLink): PageParts {
  const { title, text } = {
    used,
    expired: { title: 'This link expired', text: 'A link lasts 48 hours. Get a new one and use it within that time.' },
    unknown: {
      title: 'This link doesn’t work',
      text: 'We don’t recognize this link. Copy the whole link from the email, or start again.',
    },
  }[state];
  return {
    title,
    status: state === 'unknown' ? 404 : 410,
    content: html`<div class="page section"><h1>${title}</h1>
      <p class="lead mt-4">${text}</p>
      ${state === 'used' ? '' : again}${note}</div>`,
  };
}
