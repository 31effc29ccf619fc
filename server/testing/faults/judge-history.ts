/** Invariants in the manner of Jepsen's checkers: what was acknowledged against what is stored and what arrived. */
import { openDatabase } from '../../db/open-database.ts';
import type { DatabasePlace } from '../test-databases.ts';
import type { TakenMail } from './faulty-smtp.ts';
import type { History } from './history.ts';

export const issueSubject = 'What changed';
/** Of the alert that is sent in every schedule. */
export const alertSubject = 'License update for Ohio';
/** A mail may be on its way while its reader unsubscribes: so many milliseconds after the answer it has come. */
const onItsWay = 4000;

/** @returns what is wrong, in words; empty where every promise was kept */
export async function judgeHistory(history: History, place: DatabasePlace, mails: TakenMail[]): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  try {
    const addresses = (await db.selectFrom('subscribers').select('email_key').execute()).map((row) => row.email_key);
    const subjects = (await db.selectFrom('messages').select('subject').execute()).map((row) => row.subject);
    const givenUp = await db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('state', '=', 'failed')
      .execute();
    return [
      ...notOnce('address', history.addresses, addresses),
      ...notOnce('message', history.messages, subjects),
      ...mailsUnderTwoIds(mails),
      ...mailsAfterTheEnd(history, mails),
      ...alertsThatNeverCame(history, mails, new Set(givenUp.map(({ recipient }) => recipient))),
      ...mailsThatNeverCame(history, mails, new Set(givenUp.map(({ subject }) => subject))),
      ...history.violations,
    ];
  } finally {
    await close();
  }
}

function notOnce(what: string, acknowledged: Set<string>, stored: string[]): string[] {
  const times = Map.groupBy(stored, (key) => key);
  const lost = [...acknowledged]
    .filter((key) => !times.has(key))
    .map((key) => `${what} ${key} was acknowledged, and is lost`);
  const twice = [...times].filter(([, found]) => found.length > 1).map(([key]) => `${what} ${key} is stored twice`);
  return [...lost, ...twice];
}

function mailsUnderTwoIds(mails: TakenMail[]): string[] {
  const byContent = Map.groupBy(mails, ({ to, subject }) => `${to} “${subject}”`);
  return [...byContent]
    .filter(([, found]) => found.length > 1 && found.some(({ accepted }) => accepted > 0))
    .map(([name, found]) => `the mail to ${name} came under ${found.length} Message-IDs`);
}

function mailsAfterTheEnd({ unsubscribed }: History, mails: TakenMail[]): string[] {
  return mails
    .filter(({ subject }) => [issueSubject, alertSubject].includes(subject))
    .filter(({ to, at }) => at.some((time) => time > (unsubscribed.get(to) ?? Infinity) + onItsWay))
    .map(({ to, subject }) => `${to} unsubscribed, and got “${subject}”`);
}

/** Whoever asked for alerts and did not leave gets the change, unless the mail server refused it for good. */
function alertsThatNeverCame({ alerted }: History, mails: TakenMail[], givenUp: Set<string>): string[] {
  const came = new Set(mails.filter(({ subject }) => subject === alertSubject).map(({ to }) => to));
  return [...alerted]
    .filter((to) => !came.has(to) && !givenUp.has(to))
    .map((to) => `the alert to ${to} was neither delivered nor given up`);
}

/** The owner's mail of each acknowledged message, unless the mail server refused it for good. */
function mailsThatNeverCame({ messages }: History, mails: TakenMail[], givenUp: Set<string>): string[] {
  const came = new Set(mails.map(({ subject }) => subject));
  return [...messages]
    .map((subject) => `General: ${subject}`)
    .filter((subject) => !came.has(subject) && !givenUp.has(subject))
    .map((subject) => `the mail “${subject}” was neither delivered nor given up`);
}
