/** The newsletter's pages: words only, put into the site's own frame by `renderPage`. */
import { html } from 'hono/html';
import type { PageParts } from '../http/shell.ts';
import { honeypotBox, oneMoreStep } from '../forms/honeypot.ts';
import type { LinkState } from '../links/link-token.ts';

const yourDataNote = html`<p class="small muted mt-8 measure">You can see, correct or delete what we hold about your
  address at any time on
  <a href="/your-data" data-reload>Your data</a>.</p>`;

/** The form, to start or to start again. `error` stands beside the field, which keeps what was typed. */
export function newsletterForm(email = '', error = ''): PageParts['content'] {
  return html`<form class="field measure mt-6" method="post" action="/api/newsletter">
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
      <p class="lead mt-4">The address needs another look. Nothing was
      stored.</p>${newsletterForm(email, error)}${yourDataNote}</div>`,
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
      <p class="lead mt-4">Your address is kept. We send the link to confirm it after a second press.</p>
      ${newsletterForm(email, oneMoreStep)}${yourDataNote}</div>`,
  };
}

export const checkYourInboxPage: PageParts = {
  title: 'Check your inbox',
  content: html`<div class="page section"><h1>Check your inbox</h1>
    <p class="lead mt-4">We have sent you an email. Open its link within 48 hours and press the button to confirm your
    address.</p>
    <p class="mt-6 measure">Nothing there after a few minutes? Look among your spam, or send the form again: a slip in
    the address
      is the most common reason.</p>
    <p class="mt-8"><a class="button button-quiet" href="/">Back to Home</a></p>${yourDataNote}</div>`,
};

/** Behind the mail's link. Only the button confirms: programs that check links press none. */
export function confirmPage(token: string): PageParts {
  return {
    title: 'Confirm your address',
    content: html`<div class="page section"><h1>Confirm your address</h1>
      <p class="lead mt-4">Press the button and the newsletter will come to your address.</p>
      <form class="mt-6" method="post" action="/newsletter/confirm">
        <input type="hidden" name="token" value="${token}">
        <button class="button">Confirm my address</button>
      </form>
      <p class="mt-6 measure">If you did not ask for it, close this page. You will receive no
      newsletter.</p>${yourDataNote}</div>`,
  };
}

export const confirmedPage: PageParts = {
  title: 'You are subscribed',
  content: html`<div class="page section"><h1>You are subscribed</h1>
    <p class="lead mt-4">Your address is confirmed. Every issue carries a link to unsubscribe.</p>
    <p class="mt-8"><a class="button" href="/">Back to Home</a></p>${yourDataNote}</div>`,
};

const whyNot: Record<Exclude<LinkState, 'good'>, string> = {
  used: 'This link was used before, and it works only once. Your address was confirmed then.',
  expired: 'This link was for 48 hours, and they are over. Your address is not confirmed yet.',
  unknown: 'We do not know this link. Part of it may be missing: copy the whole link from the email, or start again.',
};

/** 410 for a link that worked once, 404 for one that never did. */
export function deadConfirmLinkPage(state: Exclude<LinkState, 'good'>): PageParts {
  return {
    title: 'This link no longer works',
    status: state === 'unknown' ? 404 : 410,
    content: html`<div class="page section"><h1>This link does not work</h1>
      <p class="lead mt-4">${whyNot[state]}</p>
      <h2 class="mt-8">Start again</h2>${newsletterForm()}${yourDataNote}</div>`,
  };
}

export function unsubscribePage(token: string): PageParts {
  return {
    title: 'Unsubscribe',
    content: html`<div class="page section"><h1>Unsubscribe</h1>
      <p class="lead mt-4">Press the button and the newsletter will no longer come to your address.</p>
      <form class="mt-6" method="post" action="/newsletter/unsubscribe?token=${token}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click">
        <button class="button">Unsubscribe</button>
      </form>${yourDataNote}</div>`,
  };
}

export const unsubscribedPage: PageParts = {
  title: 'You are unsubscribed',
  content: html`<div class="page section"><h1>You are unsubscribed</h1>
    <p class="lead mt-4">The newsletter will no longer come to your address. Should you change your mind, subscribe
    again:</p>
    ${newsletterForm()}${yourDataNote}</div>`,
};

export const deadUnsubscribeLinkPage: PageParts = {
  title: 'This link does not work',
  status: 404,
  content: html`<div class="page section"><h1>This link does not work</h1>
    <p class="lead mt-4">We do not know this link. Part of it may be missing: copy the whole link from the email. If
    you have deleted
      your data since, there is nothing left to unsubscribe.</p>
    <p class="mt-6 measure">You can also see and end your subscription on <a href="/your-data" data-reload>Your
    data</a>.</p></div>`,
};
