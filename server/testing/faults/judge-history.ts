/** Invariants in the manner of Jepsen's checkers: what was acknowledged against what is stored and what arrived. */
import { openDatabase } from '../../db/open-database.ts';
import type { DatabasePlace } from '../test-databases.ts';
import type { TakenMail } from './faulty-smtp.ts';
import type { History } from './history.ts';

export const issueSubject = 'What changed';
/** Of the alert that is sent in every schedule. */
export const alertSubject = 'License update for Ohio';

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

/**
 * A server looks whether a mail is still to be sent once it has been told to go on with it, and one that was told so
 * after its reader had the answer has to find that it is not. No clock decides, only what came first here: a mail can
 * be on its way for as long as this process or the server stands still.
 */
export function mailsAfterTheEnd({ unsubscribed }: Pick<History, 'unsubscribed'>, mails: TakenMail[]): string[] {
  return mails
    .filter(({ subject }) => [issueSubject, alertSubject].includes(subject))
    .flatMap(({ to, subject, at }) => {
      const late = Math.max(...at) - (unsubscribed.get(to) ?? Infinity);
      return late > 0 ? [`${to} unsubscribed, and got “${subject}”, begun ${Math.ceil(late)} ms later`] : [];
    });
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
