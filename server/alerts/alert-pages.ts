/** The pages of the alerts: words only, put into the site's own frame by `renderPage`. */
import { html } from 'hono/html';
import { endpoints, paths } from '../../app/paths.ts';
import { honeypotBox } from '../forms/honeypot.ts';
import type { NamedStates } from '../forms/named-facts.ts';
import type { PageParts } from '../http/shell.ts';
import { checkYourInbox, deadLinkPage } from '../forms/link-pages.ts';
import type { LinkState } from '../links/link-token.ts';
import { alertPaths } from './alert-paths.ts';
import { stateField } from './chosen-states.ts';

type Content = PageParts['content'];

const yourDataNote = html`<p class="small muted mt-8 measure">See, correct, or delete your data anytime on the
  <a href="${paths.yourData}" data-reload>Your data</a> page.</p>`;

/** What was typed, and what is wrong with it. */
export type AlertForm = { email?: string; chosen?: string[]; error?: string; stateError?: string; status?: number };

export function alertFormPage(states: NamedStates, form: AlertForm = {}): PageParts {
  const { email = '', chosen = [], error = '', stateError = '', status = error || stateError ? 422 : 200 } = form;
  return {
    title: 'Email alerts by state',
    status,
    content: html`<div class="page section"><h1>Email alerts by state</h1>
      <p class="lead mt-4">Get an email when license rules or fees change in the states you choose. Nothing else.</p>
      <form class="mt-6" method="post" action="${endpoints.alerts}">
        ${stateBoxes(states, chosen, stateError)}
        <div class="field measure mt-6"><label for="email">Email</label>
          <input class="input" id="email" type="email" name="email" required autocomplete="email" value="${email}"
            ${error ? html`aria-invalid="true" aria-describedby="email-error" autofocus` : ''}>
          <p class="error" id="email-error" role="alert">${error}</p>
          ${honeypotBox}
          <button class="button mt-2 justify-self-start">Email me</button></div>
      </form>${yourDataNote}</div>`,
  };
}

function stateBoxes(states: NamedStates, chosen: string[], error: string): Content {
  return html`<fieldset><legend><strong>States</strong></legend>
    <p class="error" role="alert">${error}</p>
    <ul class="mt-2 columns-2 gap-x-6 sm:columns-3 lg:columns-5">
      ${Object.entries(states).map(
        ([slug, { name }]) => html`<li class="py-1"><label><input type="checkbox" name="${stateField(slug)}" value="on"
          ${chosen.includes(slug) ? 'checked' : ''}> ${name}</label></li>`,
      )}
    </ul></fieldset>`;
}

export const checkInboxForAlertsPage = checkYourInbox(
  html`<p class="mt-6"><a href="${alertPaths.form}" data-reload>Choose several states</a></p>${yourDataNote}`,
);

/** Behind the mail's link. Only the button confirms: programs that check links press none. */
export function confirmAlertsPage(token: string, states: string): PageParts {
  return {
    title: 'Confirm your alerts',
    content: html`<div class="page section"><h1>Confirm your alerts</h1>
      <p class="lead mt-4">Press the button, and we’ll email you when license rules or fees change in ${states}.</p>
      <form class="mt-6" method="post" action="${alertPaths.confirm}">
        <input type="hidden" name="token" value="${token}">
        <button class="button">Confirm</button>
      </form>${yourDataNote}</div>`,
  };
}

export const alertsConfirmedPage: PageParts = {
  title: 'Your alerts are on',
  content: html`<div class="page section"><h1>Your alerts are on</h1>
    <p class="lead mt-4">Each email has a link to change your states or stop.</p>
    <p class="mt-8"><a class="button" href="${paths.updates}" data-reload>What changed so far</a></p>
    ${yourDataNote}</div>`,
};

export const deadAlertLinkPage = (state: Exclude<LinkState, 'good'>): PageParts =>
  deadLinkPage(state, {
    used: { title: 'Your alerts are already on', text: 'You’ve already used this link, and your email is confirmed.' },
    again: html`<p class="mt-6"><a class="button" href="${alertPaths.form}" data-reload>Start again</a></p>`,
    note: yourDataNote,
  });

/** `notice`: what was done. */
export function manageAlertsPage(states: NamedStates, chosen: string[], token: string, notice = ''): PageParts {
  return {
    title: 'Your alerts',
    content: html`<div class="page section"><h1>Your alerts</h1>
      <p class="lead mt-4" role="status">${notice || 'Choose the states you want to hear about.'}</p>
      <form class="mt-6" method="post" action="${alertPaths.manage}">
        <input type="hidden" name="token" value="${token}">
        ${stateBoxes(states, chosen, '')}
        <button class="button mt-6">Save</button>
      </form>
      <h2 class="mt-12">Stop</h2>
      ${stopForm(token)}${yourDataNote}</div>`,
  };
}

export function stopAlertsPage(token: string): PageParts {
  return {
    title: 'Stop all alerts',
    content: html`<div class="page section"><h1>Stop all alerts</h1>
      <p class="lead mt-4">Press the button, and we’ll stop emailing you about changes.</p>${stopForm(token)}
      <p class="mt-6"><a href="${alertPaths.manage}?token=${token}" data-reload>Choose other states instead</a></p>
      ${yourDataNote}</div>`,
  };
}

const stopForm = (token: string): Content => html`<form class="mt-4" method="post"
  action="${alertPaths.unsubscribe}?token=${token}">
  <input type="hidden" name="List-Unsubscribe" value="One-Click">
  <button class="button button-quiet">Stop all alerts</button></form>`;

export const alertsEndedPage: PageParts = {
  title: 'Your alerts are off',
  content: html`<div class="page section"><h1>Your alerts are off</h1>
    <p class="lead mt-4">You won’t get emails about changes anymore.</p>
    <p class="mt-6"><a href="${alertPaths.form}" data-reload>Start again</a></p>${yourDataNote}</div>`,
};
