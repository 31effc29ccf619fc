/** The way out: an SMTP server, or files for a laptop without one. */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutboxRow } from '../db/schema.ts';

/**
 * `sent`: the server said 250. `refused`: it answered, and not with that (`permanent`: 5xx), or the connection broke
 * while the mail was on its way. `silent`: it had the whole mail and did not answer, so that it may have taken it.
 * `unreachable`: no word about this mail, the trouble is the connection or the login. `withdrawn`: it was no longer to
 * be sent when the server asked for it. `reason`: codes only, since a server's words can hold addresses.
 */
export type SendResult =
  | { outcome: 'sent' | 'withdrawn' }
  | { outcome: 'refused'; permanent: boolean; reason: string }
  | { outcome: 'silent' | 'unreachable'; reason: string };

/**
 * `domain`: ends the Message-IDs of mails that have none yet. `send` asks `isStillDue` when nothing is left to wait for
 * but the mail itself: a server can take minutes to get there, in which its reader may unsubscribe. Where that throws,
 * `send` does, and nothing was handed over.
 */
export type Transport = {
  domain: string;
  send(mail: OutboxRow, isStillDue: () => Promise<boolean>): Promise<SendResult>;
  close(): void;
};

export type SmtpError = { code?: string; responseCode?: number; command?: string };

/** `timeouts`: those of RFC 5321 unless a test shortens them. */
export type TransportSettings = {
  smtpUrl?: string | undefined;
  dataDirectory: string;
  mailFrom: string;
  timeouts?: SmtpTimeouts;
};

/**
 * In milliseconds. `greeting`: from connecting to the server's first line. `reply`: for each answer, the one after the
 * data included.
 */
export type SmtpTimeouts = { greeting: number; reply: number };

/**
 * What RFC 5321, section 4.5.3.2, gives a server at least: 5 minutes for its greeting and 10 for the answer after the
 * data. Whoever hangs up earlier sends a mail again that has been taken. Half a minute more, for the way there and
 * back.
 */
export const rfcTimeouts: SmtpTimeouts = { greeting: 330_000, reply: 630_000 };

/** How many mails are under way at once. */
export const mailsAtOnce = 5;

/** SMTP where there is a `smtpUrl`, else `<dataDirectory>/outbox/<mail id>.eml`. */
export function createMailTransport(settings: TransportSettings): Transport {
  const { smtpUrl, dataDirectory, mailFrom, timeouts = rfcTimeouts } = settings;
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom, timeouts) : fileTransport(join(dataDirectory, 'outbox'), mailFrom);
}

/** How far a mail came before its connection broke. */
type Progress = 'not begun' | 'begun' | 'handed over';

/** `stopped`: why nothing of the mail was handed over, though the server had asked for it. */
type Attempt = {
  progress: Progress;
  isStillDue: () => Promise<boolean>;
  stopped?: 'withdrawn' | { error: unknown } | undefined;
};

function smtpTransport(url: string, mailFrom: string, { greeting, reply }: SmtpTimeouts): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    // Trying again is the queue's work, which knows what was tried before.
    maxRequeues: 0,
    // Greeting and login come out of the time for connecting.
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const attempts = new Map<string, Attempt>();
  transporter.use('stream', (compiled, done) => {
    const create = compiled.message.createReadStream.bind(compiled.message);
    const attempt = attempts.get(compiled.message.messageId());
    if (!attempt) return done(new Error('Nobody could say whether this mail is still to be sent.'));
    compiled.message.createReadStream = (options) => {
      const stream = create(options);
      lookBeforePiping(stream, attempt);
      return stream;
    };
    done();
  });
  return {
    domain: domainOf(mailFrom),
    async send(mail, isStillDue) {
      const message = composeMessage(mail, mailFrom);
      const attempt: Attempt = { progress: 'not begun', isStillDue };
      attempts.set(message.messageId, attempt);
      try {
        await transporter.sendMail(message);
        return { outcome: 'sent' };
      } catch (error) {
        if (attempt.stopped === 'withdrawn') return { outcome: 'withdrawn' };
        if (attempt.stopped) throw attempt.stopped.error;
        return readFailure(error as SmtpError, attempt.progress);
      } finally {
        attempts.delete(message.messageId);
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * Once the server has asked for the data, the connection pipes the mail into a stream that adds the final dot. That is
 * the last moment to stop: without its dot a server has no mail (RFC 5321, section 4.1.1.4), so the connection is given
 * up.
 */
function lookBeforePiping(stream: Readable, attempt: Attempt): void {
  const pipe = stream.pipe.bind(stream);
  stream.pipe = (withDot, options) => {
    attempt.progress = 'begun';
    void lookAndPipe();
    return withDot;

    async function lookAndPipe(): Promise<void> {
      const stopped = await reasonToStop(attempt);
      // The connection broke meanwhile, and has reported it.
      if (stream.destroyed) return;
      attempt.stopped = stopped;
      if (stopped) return void stream.destroy(new Error('stopped'));
      // Its end is the end of the mail. The end of `stream` would say less, since the rest is read to no purpose after
      // a connection broke.
      withDot.once('end', () => (attempt.progress = 'handed over'));
      pipe(withDot, options);
    }
  };
}

async function reasonToStop({ isStillDue }: Attempt): Promise<Attempt['stopped']> {
  try {
    return (await isStillDue()) ? undefined : 'withdrawn';
  } catch (error) {
    return { error };
  }
}

/** Sending a mail again after a crash overwrites the same file. */
function fileTransport(directory: string, mailFrom: string): Transport {
  return {
    domain: domainOf(mailFrom),
    async send(mail, isStillDue) {
      const unreachable = (error: unknown): SendResult => ({
        outcome: 'unreachable',
        reason: (error as NodeJS.ErrnoException).code ?? 'unknown',
      });
      const path = join(directory, `${mail.id}.eml`);
      const part = `${path}.part`;
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeSynced(part, await new MailComposer(composeMessage(mail, mailFrom)).compile().build());
      } catch (error) {
        return unreachable(error);
      }
      if (!(await isStillDue())) return rm(part, { force: true }).then(() => ({ outcome: 'withdrawn' }), unreachable);
      // A reader sees the whole file or none.
      return rename(part, path).then(() => ({ outcome: 'sent' }), unreachable);
    },
    close: () => undefined,
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
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
    messageId: mail.message_id ?? `<${mail.id}@${domainOf(mailFrom)}>`,
    date: new Date(mail.created_at),
  };
}

function domainOf(mailFrom: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
}

/** What a failed attempt means. @param progress how far the mail came before */
export function readFailure({ code, responseCode, command }: SmtpError, progress: Progress): SendResult {
  const reason = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
  if (responseCode === undefined && progress === 'handed over') return { outcome: 'silent', reason };
  // A mail whose content breaks connections must not look like an outage, which holds up all others.
  if (responseCode === undefined && progress === 'begun') return { outcome: 'refused', permanent: false, reason };
  // 421 is a server that closes down, whatever it was asked; without a number there was no answer. A login is not this
  // mail's fault.
  if (responseCode === undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE')
    return { outcome: 'unreachable', reason };
  if (responseCode === 421 || code === 'EAUTH' || code === 'ETLS' || code === 'EREQUIRETLS')
    return { outcome: 'unreachable', reason };
  return { outcome: 'refused', permanent: (responseCode ?? 500) >= 500, reason };
}
