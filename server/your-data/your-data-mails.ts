/** The two mails of "Your data". */
import type { Settings } from '../process/read-settings.ts';
import { hashLinkToken } from '../links/link-token.ts';
import { composeMail, type MailBlock } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';

/** @param tokenHash of the link that confirms the new address */
export function correctionMailKey(tokenHash: string): string {
  return `correct-address:${tokenHash}`;
}

/** The way to the page. It goes to every address that is asked about, whether or not anything is held. */
export function yourDataMail(settings: Settings, to: string, token: string): Mail {
  const { publicOrigin, siteName } = settings;
  const body = composeMail(
    siteName,
    [
      { kind: 'paragraph', text: `You asked to see the data ${siteName} has for this email address. Open this link:` },
      {
        kind: 'link',
        label: 'See, correct, or delete your data',
        url: `${publicOrigin}/your-data/view?token=${token}`,
      },
      {
        kind: 'paragraph',
        text: 'The link expires in one hour. Didn’t ask for this? Ignore this email. Nobody else can see your data.',
      },
    ],
    foot(settings),
  );
  return { to, subject: `Your data at ${siteName}`, ...body, dedupeKey: `your-data:${hashLinkToken(token)}` };
}

/** Asks the new address whether it is right. */
export function correctionMail(settings: Settings, to: string, token: string): Mail {
  const { publicOrigin, siteName } = settings;
  const body = composeMail(
    siteName,
    [
      {
        kind: 'paragraph',
        text: `Confirm that ${siteName} should use this email address instead of your old one.`,
      },
      { kind: 'link', label: 'Use this address', url: `${publicOrigin}/your-data/new-address?token=${token}` },
      {
        kind: 'paragraph',
        text: 'The link expires in one hour. Didn’t ask for this? Ignore this email and nothing will change.',
      },
    ],
    foot(settings),
  );
  return {
    to,
    subject: `Confirm your new email address for ${siteName}`,
    ...body,
    dedupeKey: correctionMailKey(hashLinkToken(token) ?? ''),
  };
}

function foot({ publicOrigin, siteName }: Settings): MailBlock[] {
  return [{ kind: 'paragraph', text: `Sent by ${siteName}, ${publicOrigin}` }];
}
