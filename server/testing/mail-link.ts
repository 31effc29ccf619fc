import type { MailReceiver, ReceivedMail } from './mail-receiver.ts';

/** The mails that came to one address, oldest first. */
export function mailsTo(mailbox: MailReceiver, to: string): ReceivedMail[] {
  return mailbox.mails.filter((mail) => mail.to.includes(to));
}

/**
 * The path and query of the link to `path` in the text of the newest mail to `to`, as a person would follow it.
 * Waits up to 40 s for a mail that has one.
 */
export async function mailLink(mailbox: MailReceiver, origin: string, to: string, path: string): Promise<string> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const lines = mailsTo(mailbox, to)
      .toReversed()
      .flatMap(({ email }) => (email.text ?? '').split('\n'));
    const address = lines.find((line) => line.startsWith(`${origin}${path}?`));
    if (address) return address.trim().slice(origin.length);
    if (Date.now() > deadline) throw new Error(`No mail to ${to} with a link to ${path}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
