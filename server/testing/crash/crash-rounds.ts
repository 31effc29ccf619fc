/** Starts the server, loads it and kills it, over and over; then lets it send every mail and judges what is left. */
import { openDatabase } from '../../db/open-database.ts';
import type { DatabasePlace } from '../test-databases.ts';
import { copyServer, type ServerProcess, startServerProcess } from '../server-process.ts';
import { judge, type Verdict } from './judge.ts';
import { type MailTally, startMailTally } from './mail-tally.ts';
import { type LoadResult, offerLoad } from './offer-load.ts';
import { createSubmissions, type Submissions } from './submissions.ts';

/**
 * `ratePerSecond`: subscriptions, and as many messages. `secondsOfRound`: when to kill, chosen anew each round.
 * `smtp`: 'down then up' has no mail server until the last round is over. `skipsLease`: does not wait the two minutes
 * for which a killed server's claims on mails stand, by setting them back. `tell`: one line about how it goes.
 */
export type CrashRun = {
  place: DatabasePlace;
  rounds: number;
  ratePerSecond: number;
  secondsOfRound: () => number;
  smtp: 'up' | 'down then up';
  skipsLease?: boolean;
  tell?: (line: string) => void;
};

export type CrashResult = Verdict & { loads: LoadResult[] };

export const ownerEmail = 'owner@atlas.example';
/** Longer than the claims of a killed server stand: a queue in which nothing moved for so long has come to rest. */
const stillMilliseconds = 5 * 60_000;
/** A form filled in faster is taken for a robot's, and its sender gets no copy. */
const formMilliseconds = 3100;

export async function runCrashRounds(run: CrashRun): Promise<CrashResult> {
  const { place, smtp, tell = () => undefined } = run;
  const mailbox = await startMailTally();
  if (smtp !== 'up') await mailbox.close();
  const copy = await copyServer();
  const start = () => startServerProcess(copy, variablesFor(place, mailbox));
  let last: ServerProcess | undefined;
  try {
    const submissions = createSubmissions(await fetchStamp(start));
    const loads: LoadResult[] = [];
    for (let round = 1; round <= run.rounds; round += 1)
      loads.push(await crashOnce(await start(), submissions, run, `round ${round}`));
    if (run.skipsLease) await endLeases(place);
    if (smtp !== 'up') await mailbox.open();
    last = await start();
    // Mails that do not go out, or a bad end, are a result like any other: what was counted must not be lost by it.
    const waiting = await waitForMails(last.port, tell);
    if (waiting !== 0) tell(`${waiting ?? 'an unknown number of'} mails did not go out, and are missing below`);
    const exitCode = await last.stop();
    if (exitCode !== 0) tell(`the server ended with ${exitCode} after SIGTERM`);
    const verdict = await judge(place, submissions, mailbox.mails, ownerEmail);
    return { ...verdict, isClean: verdict.isClean && exitCode === 0, loads };
  } finally {
    await last?.kill();
    await mailbox.close();
    await copy.remove();
  }
}

export function variablesFor(
  { dataDirectory, databaseUrl }: DatabasePlace,
  mailbox: Pick<MailTally, 'url'>,
): Record<string, string> {
  return {
    DATA_DIR: dataDirectory,
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'https://atlas.example',
    MAIL_FROM: 'news@atlas.example',
    OWNER_EMAIL: ownerEmail,
    TRUST_PROXY: 'true',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** A time stamp of the contact form, old enough for a person to have filled the form in. */
export async function fetchStamp(start: () => Promise<ServerProcess>): Promise<string> {
  const server = await start();
  const page = await (await fetch(`http://127.0.0.1:${server.port}/embed/contact`)).text();
  await server.stop();
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1];
  if (stamp === undefined) throw new Error('The contact form has no stamp.');
  await new Promise((resolve) => setTimeout(resolve, formMilliseconds));
  return stamp;
}

async function crashOnce(
  server: ServerProcess,
  submissions: Submissions,
  { ratePerSecond, secondsOfRound, tell }: CrashRun,
  name: string,
): Promise<LoadResult> {
  const load = offerLoad({ port: server.port, submissions, ratePerSecond });
  const seconds = secondsOfRound();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const gone = server.kill();
  const result = await load.stop();
  await gone;
  const refused = [...result.refused].map(([status, times]) => `, ${times} × ${status}`).join('');
  tell?.(
    `${name}: killed after ${seconds.toFixed(2)} s, ${result.acknowledged} acknowledged ` +
      `(${Math.round(result.acknowledged / result.seconds)}/s), ${result.broken} unanswered${refused}`,
  );
  return result;
}

/** As if two minutes had passed. */
export async function endLeases(place: DatabasePlace): Promise<void> {
  const { db, close } = await openDatabase(place);
  const past = new Date().toISOString();
  await db
    .updateTable('outbox')
    .set({ lease_until: past, next_attempt_at: past })
    .where('state', '=', 'sending')
    .execute();
  await close();
}

/**
 * Waits for as long as mails go out, however slow the machine is. @returns how many are left: 0, or those that do not
 * move; undefined where the server has not said for as long
 */
export async function waitForMails(
  port: number,
  tell: (line: string) => void = () => undefined,
): Promise<number | undefined> {
  let [left, moved] = [undefined as number | undefined, performance.now()];
  for (let second = 0; performance.now() - moved < stillMilliseconds; second += 1) {
    const waiting = await countWaiting(port);
    if (waiting === 0) return 0;
    if (waiting !== undefined && waiting !== left) [left, moved] = [waiting, performance.now()];
    if (second % 10 === 0) tell(`mails that still have to go out: ${waiting ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return left;
}

async function countWaiting(port: number): Promise<number | undefined> {
  try {
    const readiness = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    return (readiness as { outbox?: { waiting: number } }).outbox?.waiting;
  } catch {
    return undefined;
  }
}
