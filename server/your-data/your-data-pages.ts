/** The pages of "Your data". */
import { html } from 'hono/html';
import type { PageParts } from '../http/shell.ts';
import { honeypotBox } from '../forms/honeypot.ts';
import type { HeldData } from './held-data.ts';
import { usTime } from './us-time.ts';

type Content = PageParts['content'];

/** A field for an address, its error beside it, what was typed kept. */
function addressField(label: string, email: string, error: string): Content {
  return html`<label for="email">${label}</label>
    <input class="input" id="email" type="email" name="email" required autocomplete="email" value="${email}"
      ${error ? html`aria-invalid="true" aria-describedby="email-error" autofocus` : ''}>
    <p class="error" id="email-error" role="alert">${error}</p>`;
}

export function askPage(email = '', error = ''): PageParts {
  return {
    title: 'Your data',
    status: error ? 422 : 200,
    content: html`<div class="page section"><h1>Your data</h1>
      <p class="lead mt-4">See the data we have about your email address, get a copy, correct it, or delete it. We email
      you a link, so that nobody else can.</p>
      <form class="field measure mt-6" method="post" action="/your-data">
        ${addressField('Email', email, error)}
        ${honeypotBox}
        <button class="button mt-2 justify-self-start">Send me the link</button>
      </form>
      <p class="mt-8 measure">What we collect, and why, is on the <a href="/privacy">privacy page</a>.</p></div>`,
  };
}

export const linkSentPage: PageParts = {
  title: 'Check your inbox',
  content: html`<div class="page section"><h1>Check your inbox</h1>
    <p class="lead mt-4">We sent a link to the address you entered. It expires in one hour.</p>
    <p class="mt-6 measure">We send it whether or not we have data about the address, so this page tells
    nobody if we know yours.</p></div>`,
};

export const deadLinkPage: PageParts = {
  title: 'This link doesn’t work',
  status: 404,
  content: html`<div class="page section"><h1>This link doesn’t work</h1>
    <p class="lead mt-4">The link expired, was already used, or is incomplete. Nothing has changed.</p>
    <p class="mt-6"><a class="button" href="/your-data" data-reload>Get a new link</a></p></div>`,
};

const heldParts = [subscriptionPart, issuesPart, alertsPart, messagesPart, mailsPart, linksPart];

/** Everything that is held. @param token opens the page; the forms carry it on */
export function viewPage(data: HeldData, token: string, email = '', error = ''): PageParts {
  return {
    title: 'Your data',
    status: error ? 422 : 200,
    content: html`<div class="page section"><h1>Your data</h1>
      <p class="lead mt-4">This is everything we have about <strong>${data.emailAddress}</strong>. Times are UTC.</p>
      <div class="prose mt-6">${heldParts.map((part) => part(data))}</div>
      <h2 class="mt-8">Download</h2>
      <p class="mt-4"><a class="button button-quiet" href="/your-data/download?token=${token}" download>Download as
      JSON</a></p>
      <h2 class="mt-8">Correct the address</h2>
      <form class="field measure mt-4" method="post" action="/your-data/correct">
        <input type="hidden" name="token" value="${token}">
        ${addressField('New email address', email, error)}
        <button class="button mt-2 justify-self-start">Send a link to the new address</button>
      </form>
      <h2 class="mt-8">Delete everything</h2>
      <p class="mt-4 measure">Your subscription, your alerts, your messages and our record of mails to you. You are
      asked once more before it happens.</p>
      <form class="mt-4" method="post" action="/your-data/delete">
        <input type="hidden" name="token" value="${token}"><button class="button button-quiet">Delete
        everything</button>
      </form></div>`,
  };
}

function subscriptionPart({ subscription }: HeldData): Content {
  if (!subscription) return html`<h2>Newsletter</h2><p>No subscription.</p>`;
  const { email, status, signedUpAt, confirmedAt, unsubscribedAt } = subscription;
  return html`<h2>Newsletter</h2><ul><li>Address: ${email}</li><li>Status: ${status}</li><li>Signed up:
    ${usTime(signedUpAt)}</li>
    <li>You confirmed: ${usTime(confirmedAt)}</li><li>You unsubscribed: ${usTime(unsubscribedAt)}</li></ul>`;
}

function issuesPart({ issues }: HeldData): Content {
  return html`<h2>Newsletter issues sent to you</h2>${
    issues.length === 0
      ? html`<p>None.</p>`
      : html`<ul>${issues.map(({ subject, queuedAt }) => html`<li>${subject}, ${usTime(queuedAt)}</li>`)}</ul>`
  }`;
}

function alertsPart({ alerts }: HeldData): Content {
  if (!alerts) return html`<h2>Alerts by state</h2><p>None.</p>`;
  const { email, askedAt, confirmedAt, endedAt, states, changesSent } = alerts;
  return html`<h2>Alerts by state</h2><ul><li>Address: ${email}</li><li>Asked for: ${usTime(askedAt)}</li>
    <li>You confirmed: ${usTime(confirmedAt)}</li><li>You ended them: ${usTime(endedAt)}</li>
    <li>States: ${states.map(({ state }) => state).join(', ') || 'none'}</li>
    <li>Changes we mailed: ${changesSent.map(({ change }) => change).join(', ') || 'none'}</li></ul>`;
}

function messagesPart({ messages }: HeldData): Content {
  return html`<h2>Messages you sent us</h2>${
    messages.length === 0
      ? html`<p>None.</p>`
      : messages.map(
          ({ sentAt, name, subject, category, message }) =>
            html`<h3>${subject}</h3><p>${usTime(sentAt)}, by ${name}, category ${category}</p><p>${message
              .split('\n')
              .map((line) => html`${line}<br>`)}</p>`,
        )
  }`;
}

function mailsPart({ mails }: HeldData): Content {
  return html`<h2>Emails in our outbox</h2>${
    mails.length === 0
      ? html`<p>None.</p>`
      : html`<ul>${mails.map(
          ({ to, subject, state, writtenAt, sentAt }) =>
            html`<li>“${subject}”, to ${to}, written ${usTime(writtenAt)}, ${
              sentAt
                ? html`sent
              ${usTime(sentAt)}`
                : state
            }</li>`,
        )}</ul>`
  }`;
}

function linksPart({ links }: HeldData): Content {
  return html`<h2>Links we sent you</h2>${
    links.length === 0
      ? html`<p>None.</p>`
      : html`<ul>${links.map(
          ({ purpose, sentAt, expiresAt, usedAt, newAddress }) =>
            html`<li>${purpose}${newAddress ? ` to ${newAddress}` : ''}, sent ${usTime(sentAt)}, works until
              ${expiresAt ? usTime(expiresAt) : 'you delete your data'}${
                usedAt
                  ? html`, used
                ${usTime(usedAt)}`
                  : ''
              }</li>`,
        )}</ul>`
  }`;
}

export const correctionSentPage: PageParts = {
  title: 'Check the new inbox',
  content: html`<div class="page section"><h1>Check the new inbox</h1>
    <p class="lead mt-4">We have sent a link to the new address. Nothing changes until it is opened and its button
    pressed, within one hour.</p></div>`,
};

/** Behind the link in the new address's mail. */
export function newAddressPage(newEmail: string, token: string): PageParts {
  return {
    title: 'Use this address',
    content: html`<div class="page section"><h1>Use this address</h1>
      <p class="lead mt-4">Press the button and we use <strong>${newEmail}</strong> in place of your earlier
      address.</p>
      <form class="mt-6" method="post" action="/your-data/new-address">
        <input type="hidden" name="token" value="${token}"><button class="button">Use this address</button>
      </form></div>`,
  };
}

export const correctedPage: PageParts = {
  title: 'Your address is corrected',
  content: html`<div class="page section"><h1>Your address is corrected</h1>
    <p class="lead mt-4">All that we held is now under the new address. Links sent to the earlier one no longer open
    your data.</p>
    <p class="mt-6"><a class="button" href="/">Back to Home</a></p></div>`,
};

export function confirmDeletionPage(emailAddress: string, token: string): PageParts {
  return {
    title: 'Delete everything?',
    content: html`<div class="page section"><h1>Delete everything?</h1>
      <p class="lead mt-4">All that we hold about <strong>${emailAddress}</strong> will be deleted. This cannot be
      undone.</p>
      <form class="mt-6 flex flex-wrap gap-3" method="post" action="/your-data/delete">
        <input type="hidden" name="token" value="${token}"><input type="hidden" name="confirmed" value="yes">
        <button class="button">Yes, delete everything</button>
        <a class="button button-quiet" href="/your-data/view?token=${token}" data-reload>No, keep it</a>
      </form></div>`,
  };
}

export const deletedPage: PageParts = {
  title: 'Everything is deleted',
  content: html`<div class="page section"><h1>Everything is deleted</h1>
    <p class="lead mt-4">We hold nothing about your address any more. Mails you or we have already received are out of
    this site’s reach, and
      backups forget within their own time.</p>
    <p class="mt-6"><a class="button" href="/">Back to Home</a></p></div>`,
};
