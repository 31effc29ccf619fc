import { type FormEvent, useRef, useState } from 'react';
import { site } from '../frame/site.ts';
import { endpoints, paths } from '../paths.ts';
import { notify } from '../ui/toast-store.ts';
import { newsletterOutcome, type NewsletterOutcome, unreachable } from './newsletter-outcome.ts';
import { trapBox, trapBoxClass } from './trap-box.ts';

type NewsletterFormProps = {
  /** Unique on the page: names the field for its label. */
  id: string;
  note?: string;
};

/** Without script it posts as any form does; with it, the answer comes as a notification and stays in the form. */
export function NewsletterForm({ id, note }: NewsletterFormProps) {
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');
  const sending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const subscribe = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const outcome = await send(new FormData(form));
    sending.current = false;
    setError(outcome.kind === 'refused' ? outcome.message : undefined);
    if (outcome.kind === 'refused') field.current?.focus();
    if (outcome.kind === 'sent') form.reset();
    setTold(lastingWords(outcome));
    announce(outcome);
    // Clear of the notification, by the form's scroll margin.
    form.scrollIntoView({ block: 'nearest' });
  };

  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <form
      className="field scroll-my-40"
      method="post"
      action={endpoints.newsletter}
      onSubmit={(event) => void subscribe(event)}
    >
      <label htmlFor={id}>Email</label>
      <input
        ref={field}
        className="input"
        id={id}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="Your email address"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <p className="error" id={`${id}-error`} role="alert">
        {error}
      </p>
      {/* Only a robot ticks this; the server then asks for a second press. */}
      <input className={trapBoxClass} {...trapBox} />
      <button className="button mt-2 justify-self-start">Subscribe</button>
      <p className="small" role="status">
        {told}
      </p>
      {note && (
        <p className="small muted mt-1" id={`${id}-note`}>
          {note}
        </p>
      )}
      <p className="small muted">
        <a href={`${paths.updates}#by-state`}>Only when my state’s rules change</a> ·{' '}
        <a href={paths.yourData} data-reload>
          See or delete your data
        </a>
      </p>
    </form>
  );
}

async function send(data: FormData): Promise<NewsletterOutcome> {
  try {
    const response = await fetch(endpoints.newsletter, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(Object.fromEntries(data)),
    });
    return newsletterOutcome(response.status, await response.json().catch(() => null), site.email);
  } catch {
    // fetch rejects only when no answer came.
    return unreachable;
  }
}

/** What stays in the form when the notification has gone. */
const lastingWords = (outcome: NewsletterOutcome): string =>
  outcome.kind === 'sent'
    ? 'We sent you an email. Within 48 hours, open its link and tap the button to confirm. Nothing there after a few ' +
      'minutes? Check your spam folder.'
    : outcome.kind === 'not saved'
      ? outcome.description
      : '';

function announce(outcome: NewsletterOutcome): void {
  if (outcome.kind === 'sent')
    notify({ title: 'Check your inbox', description: 'Open the link in our email to confirm your address.' });
  if (outcome.kind === 'not saved')
    notify({ title: 'Your address was not saved', description: outcome.description, variant: 'destructive' });
}
