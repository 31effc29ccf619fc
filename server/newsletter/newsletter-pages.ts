/** The newsletter's pages: words only, put into the site's own frame by `renderPage`. */
import { html } from 'hono/html';
import { endpoints, paths } from '../../app/paths.ts';
import type { PageParts } from '../http/shell.ts';
import { honeypotBox, oneMoreStep } from '../forms/honeypot.ts';
import { checkYourInbox, deadLinkPage } from '../forms/link-pages.ts';
import type { LinkState } from '../links/link-token.ts';
import { newsletterPaths } from './newsletter-paths.ts';

const yourDataNote = html`<p class="small muted mt-8 measure">See, correct, or delete your data anytime on the
  <a href="${paths.yourData}" data-reload>Your data</a> page.</p>`;

/** The form, to start or to start again. `error` stands beside the field, which keeps what was typed. */
export function newsletterForm(email = '', error = ''): PageParts['content'] {
  return html`<form class="field measure mt-6" method="post" action="${endpoints.newsletter}">
    <label for="email">Email</label>
    <input class="input" id="email" type="email" name="email" required autocomplete="email"
    placeholder="Your email address" value="${email}"
      ${error ? html`aria-invalid="true" aria-describedby="email-error" autofocus` : ''}>
    <p class="error" id="email-error" role="alert">${error}</p>
    ${honeypotBox}
    <button class="button mt-2 justify-self-start">Subscribe</button>
  </form>`;
}

export function signUpAgainPage(email: string, error: string): PageParts {
  return {
    title: 'Subscribe to the newsletter',
    status: 422,
    content: html`<div class="page section"><h1>Subscribe to the newsletter</h1>
      <p class="lead mt-4">Check your email address. We didn’t save
      anything.</p>${newsletterForm(email, error)}${yourDataNote}</div>`,
  };
}

/**
 * Whoever ticked the hidden box may be a person all the same: the address is kept, and a second press sends the link.
 */
export function oneMoreStepPage(email: string): PageParts {
  return {
    title: 'One more step',
    status: 422,
    content: html`<div class="page section"><h1>One more step</h1>
      <p class="lead mt-4">Press Subscribe once more, and we’ll email you the link to confirm.</p>
      ${newsletterForm(email, oneMoreStep)}${yourDataNote}</div>`,
  };
}

export const checkYourInboxPage = checkYourInbox(
  html`<p class="mt-8"><a class="button button-quiet" href="${paths.home}">Back to Home</a></p>${yourDataNote}`,
);

/** Behind the mail's link. Only the button confirms: programs that check links press none. */
export function confirmPage(token: string): PageParts {
  return {
    title: 'Confirm your email',
    content: html`<div class="page section"><h1>Confirm your email</h1>
      <p class="lead mt-4">Press the button to start getting the newsletter.</p>
      <form class="mt-6" method="post" action="${newsletterPaths.confirm}">
        <input type="hidden" name="token" value="${token}">
        <button class="button">Confirm my email</button>
      </form>
      <p class="mt-6 measure">Didn’t sign up? Close this page and you won’t get the
      newsletter.</p>${yourDataNote}</div>`,
  };
}

export const confirmedPage: PageParts = {
  title: 'You’re subscribed',
  content: html`<div class="page section"><h1>You’re subscribed</h1>
    <p class="lead mt-4">Your email is confirmed. Every issue has a link to unsubscribe.</p>
    <p class="mt-8"><a class="button" href="${paths.home}">Back to Home</a></p>${yourDataNote}</div>`,
};

export const deadConfirmLinkPage = (state: Exclude<LinkState, 'good'>): PageParts =>
  deadLinkPage(state, {
    used: {
      title: 'You’re already subscribed',
      text: 'You’ve already used this link. Your email is confirmed, and you don’t need to do anything.',
    },
    again: html`<h2 class="mt-8">Get a new link</h2>${newsletterForm()}`,
    note: yourDataNote,
  });

export function unsubscribePage(token: string): PageParts {
  return {
    title: 'Unsubscribe',
    content: html`<div class="page section"><h1>Unsubscribe</h1>
      <p class="lead mt-4">Press the button to stop getting the newsletter.</p>
      <form class="mt-6" method="post" action="${newsletterPaths.unsubscribe}?token=${token}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click">
        <button class="button">Unsubscribe</button>
      </form>${yourDataNote}</div>`,
  };
}

export const unsubscribedPage: PageParts = {
  title: 'You’re unsubscribed',
  content: html`<div class="page section"><h1>You’re unsubscribed</h1>
    <p class="lead mt-4">You won’t get the newsletter anymore. Changed your mind? Subscribe
    again:</p>
    ${newsletterForm()}${yourDataNote}</div>`,
};

export const deadUnsubscribeLinkPage: PageParts = {
  title: 'This link doesn’t work',
  status: 404,
  content: html`<div class="page section"><h1>This link doesn’t work</h1>
    <p class="lead mt-4">We don’t recognize this link. Copy the whole link from the email. If
    you deleted your data, you’re already unsubscribed.</p>
    <p class="mt-6 measure">You can also manage your subscription on the <a href="${paths.yourData}" data-reload>Your
    data</a> page.</p></div>`,
};
