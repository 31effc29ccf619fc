/** An SMTP server on loopback that does what mail servers do on bad days, and knows what it took. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { moment } from './history.ts';

/**
 * `half a greeting`: part of a line, then nothing. `late`: takes the mail and says so after `lateMilliseconds`.
 * `vanish`: takes the whole mail and hangs up without an answer. `break off`: hangs up in the middle of the data.
 */
export type SmtpBehaviour =
  | 'take'
  | 'late'
  | 'put off'
  | 'refuse'
  | 'half a greeting'
  | 'vanish'
  | 'break off'
  | 'shut down';

/**
 * `accepted`: how often it was answered with 250; `unanswered`: how often it came whole and was not. `at`: for each of
 * both, when its sender was told to go on with the data (`moment`).
 */
export type TakenMail = {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  accepted: number;
  unanswered: number;
  at: number[];
};

/** `mails`: by Message-ID. `behaviour`: of the next greeting or mail. `away`: nothing listens. */
export type FaultySmtp = {
  url: string;
  mails: Map<string, TakenMail>;
  behaviour: SmtpBehaviour;
  lateMilliseconds: number;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

const refusals: Partial<Record<SmtpBehaviour, string>> = {
  'put off': '451 later\r\n',
  refuse: '550 no\r\n',
  'shut down': '421 closing\r\n',
};

export async function startFaultySmtp(): Promise<FaultySmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    talk(socket, smtp);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const smtp: FaultySmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mails: new Map(),
    behaviour: 'take',
    lateMilliseconds: 0,
    async goAway() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
    async comeBack() {
      if (!server.listening) await listen(port);
    },
  };
  return smtp;
}

function talk(socket: Socket, smtp: FaultySmtp): void {
  if (smtp.behaviour === 'half a greeting') return void socket.write('220 mail.exam');
  socket.write('220 mail.example ESMTP\r\n');
  let [unread, recipient, isData, toldToGoOn] = ['', '', false, 0];
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (;;) {
      const end = isData ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n');
      if (isData && unread !== '' && smtp.behaviour === 'break off') return void socket.destroy();
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        finish(socket, smtp, { raw: part, to: recipient, at: toldToGoOn });
        continue;
      }
      const command = part.slice(0, 4).toUpperCase();
      if (command === 'RCPT') recipient = /<([^>]*)>/.exec(part)?.[1] ?? '';
      isData = command === 'DATA';
      if (isData) toldToGoOn = moment();
      socket.write(isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      if (command === 'QUIT') socket.end();
    }
  });
}

type Came = { raw: string; to: string; at: number };

function finish(socket: Socket, smtp: FaultySmtp, came: Came): void {
  const refusal = refusals[smtp.behaviour];
  if (refusal !== undefined) return void socket.write(refusal);
  const mail = record(smtp, came);
  const accept = (): void => {
    // A sender that is gone by now never hears it.
    if (socket.destroyed) return void (mail.unanswered += 1);
    mail.accepted += 1;
    socket.write('250 taken\r\n');
  };
  if (smtp.behaviour === 'vanish') {
    mail.unanswered += 1;
    socket.destroy();
  } else if (smtp.behaviour === 'late') setTimeout(accept, smtp.lateMilliseconds);
  else accept();
}

function record({ mails }: FaultySmtp, { raw, to, at }: Came): TakenMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const messageId = header('message-id');
  const known = mails.get(messageId) ?? {
    messageId,
    to,
    subject: header('subject'),
    text: raw,
    accepted: 0,
    unanswered: 0,
    at: [],
  };
  known.at.push(at);
  mails.set(messageId, known);
  return known;
}
