/** What the newsletter writes to people, besides its issues. */
import { paths } from '../../app/paths.ts';
import type { Settings } from '../process/read-settings.ts';
import { hashLinkToken } from '../links/link-token.ts';
import { composeMail, type MailBlock } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';
import { newsletterPaths } from './newsletter-paths.ts';
import { unsubscribeAddress, unsubscribeHeaders } from './unsubscribe-link.ts';

/** Asks for the confirmation. Both tokens are those of the links, not their hashes. */
export function confirmationMail(settings: Settings, to: string, confirmToken: string, unsubscribeToken: string): Mail {
  const { publicOrigin, siteName } = settings;
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: `Confirm your email to get the ${siteName} newsletter. Open the link below, then tap “Confirm my email.”`,
    },
    {
      kind: 'link',
      label: 'Confirm your email',
      url: `${publicOrigin}${newsletterPaths.confirm}?token=${confirmToken}`,
    },
    {
      kind: 'paragraph',
      text: 'The link expires in 48 hours. Didn’t sign up? Ignore this email and you won’t get the newsletter.',
    },
  ];
  const body = composeMail(siteName, blocks, newsletterFoot(settings, unsubscribeToken));
  return newsletterMail(
    settings,
    { to, subject: `Confirm your email for the ${siteName} newsletter`, ...body },
    unsubscribeToken,
  );
}

/**
 * What a confirmed subscriber gets who signs up again: the form answers as it would to a stranger, so this mail has to
 * tell.
 */
export function alreadySubscribedMail(settings: Settings, to: string, unsubscribeToken: string): Mail {
  const { siteName } = settings;
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: `You’re already on the list for the ${siteName} newsletter. You don’t need to do anything.`,
    },
  ];
  const body = composeMail(siteName, blocks, newsletterFoot(settings, unsubscribeToken));
  return newsletterMail(
    settings,
    { to, subject: `You already get the ${siteName} newsletter`, ...body },
    unsubscribeToken,
  );
}

/** The small print below every newsletter mail. */
export function newsletterFoot({ publicOrigin, siteName }: Settings, unsubscribeToken: string): MailBlock[] {
  return [
    { kind: 'paragraph', text: `Sent by ${siteName}, ${publicOrigin}` },
    { kind: 'link', label: 'Unsubscribe', url: unsubscribeAddress(publicOrigin, unsubscribeToken) },
    { kind: 'link', label: 'See, correct, or delete your data', url: `${publicOrigin}${paths.yourData}` },
  ];
}

function newsletterMail(
  { publicOrigin }: Settings,
  mail: Omit<Mail, 'headers' | 'dedupeKey'>,
  unsubscribeToken: string,
): Mail {
  return {
    ...mail,
    headers: unsubscribeHeaders(publicOrigin, unsubscribeToken),
    dedupeKey: `newsletter:${hashLinkToken(unsubscribeToken)}`,
  };
}
