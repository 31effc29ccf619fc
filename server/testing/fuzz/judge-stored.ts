/** What is wrong with what was stored, wherever it is shown again: pages, spreadsheets, mails. */
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { exportMessages } from '../../contact/export-messages.ts';
import { issueLinkToken } from '../../links/link-token-store.ts';
import { exportSubscribers } from '../../newsletter/export-subscribers.ts';
import { exchange } from './exchange.ts';
import { judgeAnswer } from './judge-answer.ts';
import { marks } from './payloads.ts';
import type { FuzzTarget } from './target.ts';

const mostPages = 150;

export async function judgeStored(target: FuzzTarget): Promise<string[]> {
  return [...(await judgePages(target)), ...(await judgeSheets(target)), ...(await judgeMails(target))];
}

/** The page that shows a sender all that is held. */
async function judgePages({ opened, dependencies, port, secretPaths }: FuzzTarget): Promise<string[]> {
  const senders = await opened.db
    .selectFrom('messages')
    .select(['email_key', 'subject', 'message', 'name'])
    .where('email_key', '<>', '')
    .orderBy('id')
    .execute();
  const telling = senders.filter((row) => /[<"'&]/.test(row.subject + row.message + row.name)).slice(0, mostPages);
  const troubles: string[] = [];
  for (const { email_key: emailKey } of telling) {
    const token = await opened.db
      .transaction()
      .execute((transaction) =>
        issueLinkToken(
          transaction,
          { purpose: 'your-data', emailKey, lifetimeMilliseconds: 60_000 },
          dependencies.now(),
        ),
      );
    const answer = await exchange(
      port,
      [Buffer.from(`GET /your-data/view?token=${token} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)],
      false,
    );
    if (answer.status !== 200) troubles.push(`the page of ${emailKey} answered ${answer.status}`);
    troubles.push(...judgeAnswer(answer, false, secretPaths).map((trouble) => `the page of ${emailKey} ${trouble}`));
  }
  return telling.length === 0 ? ['no message with markup was stored: this run shows nothing'] : troubles;
}

async function judgeSheets({ opened }: FuzzTarget): Promise<string[]> {
  const sheets = [await exportMessages(opened.db, 'csv'), await exportSubscribers(opened.db, true)];
  const rows = sheets.map(parseCsv);
  const uneven = rows.flat().filter((row, _, all) => row.length !== all[0]?.length && row.length !== 5);
  const formulas = rows.flat(2).filter((cell) => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell));
  return [
    ...uneven.map((row) => `a row of the export has ${row.length} cells`),
    ...formulas.map((cell) => `the export holds the formula ${cell.slice(0, 40)}`),
  ];
}

/** RFC 4180, as a spreadsheet reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Every mail as it would go out. */
async function judgeMails({ opened }: FuzzTarget): Promise<string[]> {
  const troubles: string[] = [];
  for (const mail of await opened.db.selectFrom('outbox').selectAll().execute()) {
    const headers = JSON.parse(mail.headers) as Record<string, string>;
    const bytes = await new MailComposer({
      from: 'news@atlas.example',
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html ?? '',
      headers,
    })
      .compile()
      .build();
    const read = await PostalMime.parse(bytes);
    const names = new Set(read.headers.map(({ key }) => key));
    if (names.has(marks.header) || names.has('bcc') || names.has('cc'))
      troubles.push(`a mail has a header of the visitor’s: ${mail.dedupe_key}`);
    if (read.to?.length !== 1 || read.to[0]?.address?.toLowerCase() !== mail.recipient_key)
      troubles.push(`a mail would go to ${JSON.stringify(read.to)} in place of ${mail.recipient}`);
    if (mail.html?.includes(marks.tag) || mail.html?.includes(marks.attribute))
      troubles.push(`a mail holds markup of the visitor’s: ${mail.dedupe_key}`);
  }
  return troubles;
}
