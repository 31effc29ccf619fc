/** A real SMTP server that counts what it is sent by Message-ID, fit for tens of thousands of mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `times`: how often it came. */
export type TalliedMail = { messageId: string; to: string; subject: string; times: number };

/** `close` cuts every connection, as an outage does; `open` listens again on the same port. */
export type MailTally = { url: string; mails: Map<string, TalliedMail>; open(): Promise<void>; close(): Promise<void> };

export async function startMailTally(): Promise<MailTally> {
  const mails = new Map<string, TalliedMail>();
  let server = await listenForMails(mails, 0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async open() {
      server = await listenForMails(mails, port);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function listenForMails(mails: Map<string, TalliedMail>, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    disableReverseLookup: true,
    onData(stream, { envelope }, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        count(mails, raw, envelope.rcptTo[0]?.address ?? '');
        callback();
      });
    },
  });
  // A client that is killed in mid-send breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function count(mails: Map<string, TalliedMail>, raw: string, to: string): void {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const messageId = header('message-id');
  const known = mails.get(messageId);
  if (known) known.times += 1;
  else mails.set(messageId, { messageId, to, subject: header('subject'), times: 1 });
}
