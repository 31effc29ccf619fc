/** The way out: an SMTP server, or files for a laptop without one. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutboxRow } from '../db/schema.ts';

/**
 * `sent`: the server said 250. `refused`: it answered, and not with that (`permanent`: 5xx). `unreachable`: no word about this mail,
 * the trouble is the connection or the login. `reason`: codes only, since a server's words can hold addresses.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused'; permanent: boolean; reason: string }
  | { outcome: 'unreachable'; reason: string };

export type Transport = { send(mail: OutboxRow): Promise<SendResult>; close(): void };

type SmtpError = { code?: string; responseCode?: number; command?: string };

export type TransportSettings = { smtpUrl?: string | undefined; dataDirectory: string; mailFrom: string };

/** How many mails are under way at once. */
export const mailsAtOnce = 5;

/** SMTP where there is a `smtpUrl`, else `<dataDirectory>/outbox/<mail id>.eml`. */
export function createMailTransport({ smtpUrl, dataDirectory, mailFrom }: TransportSettings): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : fileTransport(join(dataDirectory, 'outbox'), mailFrom);
}

function smtpTransport(url: string, mailFrom: string): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    // Trying again is the queue's work, which knows what was tried before.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail(composeMessage(mail, mailFrom));
        return { outcome: 'sent' };
      } catch (error) {
        return readFailure(error as SmtpError);
      }
    },
    close: () => transporter.close(),
  };
}

/** Sending a mail again after a crash overwrites the same file. */
function fileTransport(directory: string, mailFrom: string): Transport {
  return {
    async send(mail) {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const bytes = await new MailComposer(composeMessage(mail, mailFrom)).compile().build();
        await writeWhole(join(directory, `${mail.id}.eml`), bytes);
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'unreachable', reason: (error as NodeJS.ErrnoException).code ?? 'unknown' };
      }
    },
    close: () => undefined,
  };
}

/** A reader sees the whole file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(`${path}.part`, 'w', 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
  await rename(`${path}.part`, path);
}

function composeMessage(mail: OutboxRow, mailFrom: string) {
  const bare = (address: string) => ({ name: '', address });
  return {
    from: mailFrom,
    to: bare(mail.recipient),
    ...(mail.reply_to !== null && { replyTo: bare(mail.reply_to) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    headers: JSON.parse(mail.headers) as Record<string, string>,
    // The same at every attempt, so that a receiver can tell a mail that came twice after a crash.
    messageId: `<${mail.id}@${domainOf(mailFrom)}>`,
    date: new Date(mail.created_at),
  };
}

function domainOf(mailFrom: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
}

function readFailure({ code, responseCode, command }: SmtpError): SendResult {
  const reason = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
  // 421 is a server that closes down, whatever it was asked; without a number there was no answer. A login is not this mail's fault.
  if (responseCode === undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE')
    return { outcome: 'unreachable', reason };
  if (responseCode === 421 || code === 'EAUTH' || code === 'ETLS' || code === 'EREQUIRETLS')
    return { outcome: 'unreachable', reason };
  return { outcome: 'refused', permanent: (responseCode ?? 500) >= 500, reason };
}
