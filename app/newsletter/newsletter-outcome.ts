/** What an answer of the newsletter's server means to the person who sent the form. */
export type NewsletterOutcome =
  | { kind: 'sent' }
  /** The server refuses the address, in words for the person who typed it. */
  | { kind: 'refused'; message: string }
  | { kind: 'not saved'; description: string };

const fallbackMessage = 'Enter an email address like name@example.com.';

/**
 * @param status the HTTP status
 * @param body the answer's JSON, of any shape: `{ errors: { email } }` is what 422 should carry
 * @param siteEmail where to write to instead
 */
export function newsletterOutcome(status: number, body: unknown, siteEmail: string): NewsletterOutcome {
  if (status === 202) return { kind: 'sent' };
  if (status === 422) return { kind: 'refused', message: emailError(body) ?? fallbackMessage };
  return { kind: 'not saved', description: `${reasonFor(status)} Nothing was stored; please write to ${siteEmail}.` };
}

function reasonFor(status: number): string {
  if (status === 429) return 'That was tried too often. Please wait a few minutes and try again.';
  // A host without the server has nothing at the form's address; 501 is a server that says so itself.
  if (status >= 500 && status !== 501) return 'Something went wrong on our side. Please try again later.';
  return 'The newsletter is not connected on this site yet.';
}

/** No answer came at all. */
export const unreachable: NewsletterOutcome = {
  kind: 'not saved',
  description: 'The network seems to be down. What you typed is still in the field; please try again.',
};

function emailError(body: unknown): string | undefined {
  const message = (body as { errors?: { email?: unknown } } | null)?.errors?.email;
  return typeof message === 'string' && message ? message : undefined;
}
