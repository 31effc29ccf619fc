/** What is written to those who asked for alerts: to confirm, that they have them, and what changed. */
import { placeName } from '../../app/wording/place-name.ts';
import { list } from '../../app/wording/wording.ts';
import { paths } from '../../app/paths.ts';
import { hashLinkToken } from '../links/link-token.ts';
import { composeMail, type MailBlock } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';
import type { Settings } from '../process/read-settings.ts';
import { newLinkToken } from '../links/link-token.ts';
import { alertPaths } from './alert-paths.ts';
import { subscribedMails } from '../mail/leave-list.ts';
import { manageAddress, unsubscribeAddress, unsubscribeHeaders } from './manage-link.ts';
import type { PublishedChange } from './published-changes.ts';

type Recipient = { to: string; manageToken: string };

/** `states` in words: "Ohio and Texas". */
export function confirmAlertsMail(
  settings: Settings,
  { to, manageToken }: Recipient,
  states: string,
  confirmToken: string,
): Mail {
  const { publicOrigin, siteName } = settings;
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: `Confirm your email to get alerts from ${siteName} when license rules or fees change in ${states}.`,
    },
    { kind: 'link', label: 'Confirm your email', url: `${publicOrigin}${alertPaths.confirm}?token=${confirmToken}` },
    {
      kind: 'paragraph',
      text:
        'The link expires in 48 hours. Didn’t sign up for alerts? ' +
        'Ignore this email and you won’t hear from us again.',
    },
  ];
  return alertMail(settings, { to, manageToken }, `Confirm your alerts for ${states}`, blocks, {
    dedupeKey: `alerts:${hashLinkToken(confirmToken)}`,
    foot: [],
  });
}

/** The form answers as it would to a stranger, so this mail has to tell. */
export function alreadyAlertedMail(settings: Settings, recipient: Recipient, states: string): Mail {
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: `You’re already getting alerts for ${states}. You don’t need to do anything.` },
  ];
  return alertMail(settings, recipient, `You already get alerts for ${states}`, blocks, {
    dedupeKey: `alerts:${hashLinkToken(newLinkToken())}`,
    foot: [],
  });
}

export type Digest = { subscriberId: string; changes: PublishedChange[]; postalAddress: string };

/** What changed in a subscriber's states, each change in its own sentence, with lines for long values. */
export function changesMail(
  settings: Settings,
  recipient: Recipient,
  { subscriberId, changes, postalAddress }: Digest,
): Mail {
  const places = [...new Set(changes.map(({ place }) => placeName(place)))];
  const where = places.length < 3 ? list(places) : `${places.length} states`;
  const subject =
    changes.length === 1 ? `License update for ${where}` : `${changes.length} license updates for ${where}`;
  const blocks = changes.flatMap(({ text, lang, doubt, sources, page }): MailBlock[] => [
    ...toldChange(text, lang, doubt ? whatToConfirm(doubt) : null),
    ...(sources[0]
      ? [{ kind: 'paragraph' as const, text: `Source: ${nameOf(sources[0].publisher)}, ${sources[0].url}` }]
      : []),
    { kind: 'link', label: 'See the update on our site', url: page },
  ]);
  return alertMail(settings, recipient, subject, blocks, {
    // The first of the changes names the mail: no other mail to this subscriber holds it.
    dedupeKey: `${subscribedMails.changes}${subscriberId}:${changes[0]!.id}`,
    foot: [{ kind: 'paragraph', text: postalAddress }],
  });
}

/** Without a note of ours on how we came by it, "(public copy)": that stands in the guide. A short form of it stays. */
const nameOf = (publisher: string): string => publisher.replace(/ \([a-z]([^()]|\([^()]*\))*\)$/, '');

/** `lang`: of a change for which the mail's language has no words. */
const toldChange = (text: string, lang: string | undefined, toConfirm: string | null): MailBlock[] => [
  ...text.split('\n').map((line): MailBlock => ({ kind: 'paragraph', text: line, ...(lang && { lang }) })),
  ...(toConfirm === null ? [] : [{ kind: 'paragraph' as const, text: toConfirm }]),
];

/** A doubtful change is told as something to do. */
const whatToConfirm = (doubt: string): string =>
  doubt === 'sources disagree'
    ? 'Sources disagree on this point, so check with the state’s licensing agency.'
    : 'We couldn’t confirm this point, so check with the state’s licensing agency.';

function alertMail(
  { publicOrigin, siteName }: Settings,
  { to, manageToken }: Recipient,
  subject: string,
  blocks: MailBlock[],
  { dedupeKey, foot }: { dedupeKey: string; foot: MailBlock[] },
): Mail {
  const body = composeMail(siteName, blocks, [
    { kind: 'paragraph', text: `Sent by ${siteName}, ${publicOrigin}` },
    { kind: 'link', label: 'Choose your states', url: manageAddress(publicOrigin, manageToken) },
    { kind: 'link', label: 'Stop all alerts', url: unsubscribeAddress(publicOrigin, manageToken) },
    { kind: 'link', label: 'See, correct, or delete your data', url: `${publicOrigin}${paths.yourData}` },
    ...foot,
  ]);
  return { to, subject, ...body, headers: unsubscribeHeaders(publicOrigin, manageToken), dedupeKey };
}
