/** How a form that cannot be taken is answered: in JSON to a script, with a page to a person. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Dependencies } from './dependencies.ts';
import type { LimitKind } from '../http/rate-limit.ts';
import type { EmailAddress } from '../mail/email-address.ts';
import { isHoneypotFilled } from './honeypot.ts';

/** `retryAfterSeconds` goes with 429. `embed`: the answer is shown inside a frame. `backPath`: where the form is. */
export type Refusal = {
  status: 400 | 413 | 415 | 429;
  message: string;
  isJson: boolean;
  retryAfterSeconds?: number;
  embed?: boolean;
  backPath: string;
};

export async function refuse({ renderPage }: Dependencies, context: Context, refusal: Refusal): Promise<Response> {
  const { status, message, isJson, retryAfterSeconds, embed = false, backPath } = refusal;
  const response = isJson
    ? context.json({ errors: { form: message } }, status, { 'Cache-Control': 'no-store' })
    : await renderPage({
        title: 'This could not be sent',
        status,
        embed,
        content: html`<div class="${embed ? '' : 'page section'}"><h1>This could not be sent</h1><p class="lead mt-4"
          role="alert">${message}</p>
      <p class="mt-6"><a class="button" href="${backPath}">Back to the form</a></p></div>`,
      });
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/**
 * Counts an attempt under every key, in order, until one is over its limit.
 * @returns the refusal's status, words and wait, or null where all are within their limits
 */
export async function overLimit(
  { limits }: Dependencies,
  attempts: [LimitKind, string][],
): Promise<Pick<Refusal, 'status' | 'message' | 'retryAfterSeconds'> | null> {
  for (const [kind, key] of attempts) {
    const result = await limits.limitBy(kind, key);
    if (!result.allowed)
      return { status: 429, message: tooMany(result.retryAfterSeconds), retryAfterSeconds: result.retryAfterSeconds };
  }
  return null;
}

/**
 * Whether the hidden box was ticked and this client has not pressed a second time for this address. It asks the same of
 * a known address and of an unknown one.
 */
export async function needsSecondPress(
  { limits }: Dependencies,
  fields: Record<string, string>,
  client: string,
  { emailKey }: EmailAddress,
): Promise<boolean> {
  return isHoneypotFilled(fields) && (await limits.limitBy('second-press', `${client} ${emailKey}`)).allowed;
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1
    ? 'That was tried too often. Please wait a minute and try again; nothing was stored this time.'
    : `That was tried too often. Please wait ${minutes} minutes and try again; nothing was stored this time.`;
}
