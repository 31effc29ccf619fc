/** A real SMTP server on loopback that keeps what it is sent, for tests. */
import { createServer, type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** `from` and `to`: the envelope. `email`: the mail itself, read. `raw`: as it came. */
export type ReceivedMail = { from: string; to: string[]; email: Email; raw: string };

/** Where a sender can be kept waiting: for the first line, for the word about a recipient or about the whole mail. */
export type MailStep = 'greeting' | 'recipient' | 'answer';

/**
 * `answer`: what to say to the next mails instead of 250, e.g. `{ code: 451 }`; `delayMilliseconds`: how long to think
 * about each; `holds`: until when not to go on at a step. `reached`: when a sender first waits there.
 */
export type MailReceiver = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  behaviour: { code?: number | undefined; delayMilliseconds: number; holds: Partial<Record<MailStep, Promise<void>>> };
  reached: Record<MailStep, Promise<void>>;
  waitFor(count: number, withinMilliseconds?: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
};

type Step = PromiseWithResolvers<void>;

/** @param port a fixed one, so that a server can go and come back; 0 takes any */
export async function startMailReceiver(port = 0): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const behaviour: MailReceiver['behaviour'] = { delayMilliseconds: 0, holds: {} };
  const [greeting, recipient, answer] = [1, 2, 3].map(() => Promise.withResolvers<void>()) as [Step, Step, Step];
  const wait = (step: MailStep, { resolve }: Step): Promise<void> => (
    resolve(),
    behaviour.holds[step] ?? Promise.resolve()
  );
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onConnect(_session, callback) {
      await wait('greeting', greeting);
      callback();
    },
    async onRcptTo(_address, _session, callback) {
      await wait('recipient', recipient);
      callback();
    },
    onData(stream, session, callback) {
      void receive(stream, session);
      async function receive(data: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
        const raw = await readAll(data).catch(() => null);
        // Broken off by the sender: no mail.
        if (raw === null) return;
        await wait('answer', answer);
        await new Promise((resolve) => setTimeout(resolve, behaviour.delayMilliseconds));
        if (behaviour.code !== undefined)
          return callback(Object.assign(new Error('not now'), { responseCode: behaviour.code }));
        const { mailFrom, rcptTo } = envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(raw),
          raw,
        });
        callback();
      }
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const actualPort = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    behaviour,
    reached: { greeting: greeting.promise, recipient: recipient.promise, answer: answer.promise },
    waitFor: (count, withinMilliseconds = 40_000) => waitFor(mails, count, withinMilliseconds),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A port nothing listens on at the moment. */
export function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  let raw = '';
  for await (const chunk of stream) raw += String(chunk);
  return raw;
}

async function waitFor(mails: ReceivedMail[], count: number, withinMilliseconds: number): Promise<ReceivedMail[]> {
  const deadline = Date.now() + withinMilliseconds;
  while (mails.length < count) {
    if (Date.now() > deadline)
      throw new Error(`${mails.length} of ${count} mails came within ${withinMilliseconds} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return mails;
}
