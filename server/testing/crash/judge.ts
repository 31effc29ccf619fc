/** What is left after a crash run, set against what was acknowledged. */
import { DatabaseSync } from 'node:sqlite';
import { openDatabase, type OpenedDatabase, sqliteFile } from '../../db/open-database.ts';
import { mailsAtOnce } from '../../mail/transport.ts';
import type { DatabasePlace } from '../test-databases.ts';
import type { TalliedMail } from './mail-tally.ts';
import { senderOf, type Submissions } from './submissions.ts';

/**
 * `missing`: acknowledged and not in the database. `twice`: rows beyond the one of a submission. `isClean`: the
 * database opens and its own check finds nothing. `mails.expected`: those the database has as sent, or that an
 * acknowledged submission calls for.
 * `sameIdAgain`: came once more with the Message-ID it had, as a receiver drops it. `duplicates`: came as a mail of
 * another Message-ID.
 */
export type Verdict = {
  acknowledged: number;
  present: number;
  missing: number;
  twice: number;
  isClean: boolean;
  mails: { expected: number; arrived: number; missing: number; sameIdAgain: number; duplicates: number };
};

/**
 * Whether nothing was lost and nothing is there twice. Only what a killed server had in hand may come again, under its
 * own Message-ID.
 * @param killsWhileSending how often a server was killed while there was a mail server
 */
export function isFlawless({ missing, twice, isClean, mails }: Verdict, killsWhileSending: number): boolean {
  return (
    isClean &&
    missing + twice + mails.missing + mails.duplicates === 0 &&
    mails.sameIdAgain <= killsWhileSending * mailsAtOnce
  );
}

export async function judge(
  place: DatabasePlace,
  { acknowledged }: Submissions,
  mails: Map<string, TalliedMail>,
  ownerEmail: string,
): Promise<Verdict> {
  const isClean = place.databaseUrl !== undefined || isSqliteSound(place.dataDirectory);
  const opened = await openDatabase(place);
  try {
    const stored = await readKeys(opened);
    const present = [...acknowledged.keys()].filter((key) => stored.has(key)).length;
    const twice = [...stored.values()].reduce((sum, times) => sum + times - 1, 0);
    const expected = await expectedMails(opened, stored, acknowledged, ownerEmail);
    return {
      acknowledged: acknowledged.size,
      present,
      missing: acknowledged.size - present,
      twice,
      isClean,
      mails: judgeMails(expected, mails, ownerEmail),
    };
  } finally {
    await opened.close();
  }
}

function isSqliteSound(dataDirectory: string): boolean {
  const database = new DatabaseSync(sqliteFile(dataDirectory));
  const findings = [
    ...database.prepare('pragma integrity_check').all(),
    ...database.prepare('pragma foreign_key_check').all(),
  ];
  database.close();
  return findings.length === 1 && findings[0]?.['integrity_check'] === 'ok';
}

/** How often each submission is stored, by its key. */
async function readKeys({ db }: OpenedDatabase): Promise<Map<string, number>> {
  const subscribers = await db.selectFrom('subscribers').select('email_key as key').execute();
  const messages = await db.selectFrom('messages').select('subject as key').execute();
  const times = new Map<string, number>();
  for (const { key } of [...subscribers, ...messages]) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** Each mail that has to come, by what tells it from all others: its recipient or, to the owner, its subject. */
async function expectedMails(
  { db }: OpenedDatabase,
  stored: Map<string, number>,
  acknowledged: Submissions['acknowledged'],
  ownerEmail: string,
): Promise<Set<string>> {
  const rows = await db.selectFrom('outbox').select(['recipient', 'subject']).execute();
  const queued = rows.map((row) => nameMail(row.recipient, row.subject, ownerEmail));
  const owed = [...stored.keys(), ...acknowledged.keys()].flatMap((key) =>
    key.includes('@') ? [key] : [senderOf(key), nameMail(ownerEmail, `General: ${key}`, ownerEmail)],
  );
  return new Set([...queued, ...owed]);
}

function judgeMails(expected: Set<string>, mails: Map<string, TalliedMail>, ownerEmail: string): Verdict['mails'] {
  const arrived = new Map<string, number>();
  let sameIdAgain = 0;
  for (const { to, subject, times } of mails.values()) {
    const name = nameMail(to, subject, ownerEmail);
    arrived.set(name, (arrived.get(name) ?? 0) + 1);
    sameIdAgain += times - 1;
  }
  const missing = [...expected].filter((name) => !arrived.has(name)).length;
  const duplicates = [...arrived].reduce((sum, [name, times]) => sum + times - (expected.has(name) ? 1 : 0), 0);
  return { expected: expected.size, arrived: arrived.size, missing, sameIdAgain, duplicates };
}

const nameMail = (to: string, subject: string, ownerEmail: string): string => (to === ownerEmail ? subject : to);
