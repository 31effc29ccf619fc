/** The form for a correction and its answers, in the site's own frame and usable without scripts. */
import { html } from 'hono/html';
import { honeypotBox } from '../forms/honeypot.ts';
import type { NamedFact, NamedStates } from '../forms/named-facts.ts';
import type { PageParts } from '../http/shell.ts';
import { correctionSubject, factsToChoose, type StateSubject } from './correction-subject.ts';
import type { CorrectionErrors, CorrectionField, CorrectionTyped } from './correction-submission.ts';

type Content = PageParts['content'];

/** `path`: the fact, as it was named. `stamp`: when the form was shown, signed. `notice`: trouble of no field. */
export type CorrectionForm = {
  about: StateSubject;
  path?: string;
  typed: CorrectionTyped;
  stamp: string;
  errors?: CorrectionErrors;
  notice?: string;
  status?: number;
};

const title = 'Something wrong?';

export function correctionFormPage(form: CorrectionForm): PageParts {
  const { about, typed, stamp, errors = {}, notice = '', status = 200 } = form;
  const { slug, state, source } = about;
  const count = Object.keys(errors).length;
  const trouble = count === 0 ? '' : 'Not sent yet: one part needs another look.';
  return {
    title,
    status,
    content: html`<div class="page section"><h1>${title}</h1>
      <p class="lead mt-4">Tell us what it should say. We check it against the source.</p>
      <p class="error mt-3" role="alert">${notice || trouble}</p>
      <form class="measure mt-4" method="post" action="/api/correction">
        <input type="hidden" name="state" value="${slug}">
        ${source ? html`<input type="hidden" name="source" value="${source.id}">` : ''}
        <input type="hidden" name="stamp" value="${stamp}">
        ${figurePart(form, state.name)}
        ${sourcePart(about)}
        ${field('message', 'What should it say, and where did you read it?', errors, (attributes) => {
          return html`<textarea class="input" name="message" rows="6" maxlength="5000" autocomplete="off" required
            ${attributes}>
${typed.message}</textarea>`;
        })}
        ${field('name', 'First name (optional)', errors, (attributes) => {
          return html`<input class="input" type="text" name="name" autocomplete="given-name" maxlength="100"
            value="${typed.name}" ${attributes}>`;
        })}
        <p class="mt-2"><label><input type="checkbox" name="thanks" value="yes" ${typed.thanks ? 'checked' : ''}>
          If you change it, thank me by first name on the corrections page</label></p>
        ${field('email', 'Email, if we may ask back (optional)', errors, (attributes) => {
          return html`<input class="input" type="email" name="email" autocomplete="email" maxlength="254"
            value="${typed.email}" ${attributes}>`;
        })}
        ${honeypotBox}
        <button class="button mt-4">Send</button>
        <p class="small muted mt-4">We don’t publish your message. <a href="/corrections" data-reload>Corrections
        so far</a>. <a href="/your-data" data-reload>See or delete what we hold about you</a>.</p>
      </form></div>`,
  };
}

/** The figure that was named, or those to choose from. */
function figurePart({ about, path, errors = {} }: CorrectionForm, state: string): Content {
  const choices = factsToChoose(about);
  const named = correctionSubject(about, { fact: path ?? (choices.length === 1 ? choices[0]![0] : undefined) });
  if (named)
    return html`<input type="hidden" name="fact" value="${named.path}">
      <p class="note">${state}, ${named.fact.called}: <strong>${valueOf(named.fact)}</strong></p>`;
  return html`<fieldset><legend><strong>Which figure for ${state}?</strong></legend>
    ${choices.map(
      ([name, fact]) => html`<p class="mt-1"><label><input type="radio" name="fact" value="${name}" required>
        ${capitalized(fact.called)}: ${valueOf(fact)}</label></p>`,
    )}
    <p class="error">${errors.fact}</p></fieldset>`;
}

const sourcePart = ({ source }: StateSubject): Content | string =>
  source ? html`<p class="mt-2">Source: <a href="${source.url}" rel="noopener">${source.publisher}</a></p>` : '';

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const valueOf = ({ value }: NamedFact): string => value ?? 'no figure yet';

function field(
  name: CorrectionField,
  label: string,
  errors: CorrectionErrors,
  control: (attributes: Content) => Content,
): Content {
  const error = errors[name];
  const described = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="field mt-4"><label for="${name}">${label}</label>
    ${control(html`id="${name}" ${described}`)}
    <p class="error" id="${name}-error">${error}</p></div>`;
}

/** Where the address names no state of ours. */
export function chooseStatePage(states: NamedStates, status: number): PageParts {
  return {
    title,
    status,
    content: html`<div class="page section"><h1>${title}</h1>
      <p class="lead mt-4">Which guide has the mistake?</p>
      <form class="field measure mt-6" method="get" action="/corrections">
        <label for="state">State</label>
        <select class="input" id="state" name="state" required>
          ${Object.entries(states).map(([slug, { name }]) => html`<option value="${slug}">${name}</option>`)}
        </select>
        <button class="button mt-2 justify-self-start">Continue</button>
      </form>
      <p class="mt-6 measure">About anything else, write to us on the <a href="/contact" data-reload>contact
      page</a>.</p></div>`,
  };
}

export const correctionSentPage: PageParts = {
  title: 'Thank you',
  content: html`<div class="page section"><h1>Thank you</h1>
    <p class="lead mt-4" role="status">We have your report, and we’ll check it against the source.</p>
    <p class="mt-6"><a href="/corrections" data-reload>Corrections so far</a></p></div>`,
};
