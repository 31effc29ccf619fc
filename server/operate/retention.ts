/** Lets go of what is held for nothing: the privacy page promises it, and a database must not grow for ever. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Log } from '../process/log.ts';

const day = 24 * 60 * 60 * 1000;
/** An address that nobody confirmed, and the record of a mail that was sent, are kept this long. */
export const keptDays = 30;
const sweepMilliseconds = 6 * 60 * 60 * 1000;

export type Forgotten = { unconfirmed: number; sentMails: number };

/**
 * Deletes addresses that were never confirmed (with their links) and records of sent mails, both older than 30 days.
 * Which issues went to whom is kept elsewhere (newsletter_deliveries), so nothing is sent again.
 */
export async function forgetOldRecords(db: Kysely<Database>, now: Date): Promise<Forgotten> {
  const before = new Date(now.getTime() - keptDays * day).toISOString();
  return db.transaction().execute(async (transaction) => {
    const unconfirmed = await transaction
      .deleteFrom('subscribers')
      .where('status', '=', 'pending')
      .where('created_at', '<', before)
      .executeTakeFirst();
    const sent = await transaction
      .deleteFrom('outbox')
      .where('state', '=', 'sent')
      .where('sent_at', '<', before)
      .executeTakeFirst();
    return { unconfirmed: Number(unconfirmed.numDeletedRows), sentMails: Number(sent.numDeletedRows) };
  });
}

async function sweepOnce(db: Kysely<Database>, now: Date, log: Log): Promise<void> {
  try {
    const forgotten = await forgetOldRecords(db, now);
    if (forgotten.unconfirmed + forgotten.sentMails > 0) log.info('old records forgotten', forgotten);
  } catch {
    log.warn('old records could not be forgotten', {});
  }
}

/** Sweeps at once and then four times a day. A failed sweep is logged and tried again at the next. */
export function startRetention({ db, now, log }: { db: Kysely<Database>; now: () => Date; log: Log }): {
  stop(): Promise<void>;
} {
  let running = Promise.resolve();
  const sweep = (): void => {
    running = sweepOnce(db, now(), log);
  };
  sweep();
  const timer = setInterval(sweep, sweepMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
