import { language } from '../../app/language/language.ts';
import type { SubscriberRow } from '../db/schema.ts';
import { blockText, type MailBlock, mailPage } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';
import type { Settings } from '../process/read-settings.ts';
import type { Issue } from './issue.ts';
import { newsletterFoot } from './newsletter-mails.ts';
import { subscribedMails } from '../mail/leave-list.ts';
import { unsubscribeHeaders } from './unsubscribe-link.ts';

/** One issue as one subscriber gets it. */
export function issueMail(
  { settings, postalAddress }: { settings: Settings; postalAddress: string },
  issue: Issue,
  { id, email }: Pick<SubscriberRow, 'id' | 'email'>,
  unsubscribeToken: string,
): Mail {
  const foot: MailBlock[] = [...newsletterFoot(settings, unsubscribeToken), { kind: 'paragraph', text: postalAddress }];
  // An issue is written in English, whatever the words around it.
  const content = language.code === 'en' ? issue.html : `<div lang="en">${issue.html}</div>`;
  return {
    to: email,
    subject: issue.subject,
    text: `${issue.text}\n\n-- \n${foot.map(blockText).join('\n\n')}\n`,
    html: mailPage(settings.siteName, content, foot),
    headers: unsubscribeHeaders(settings.publicOrigin, unsubscribeToken),
    dedupeKey: `${subscribedMails.issue}${issue.slug}:${id}`,
  };
}
