/** Lets go of what is held for nothing: the privacy page promises it, and a database must not grow for ever. */
import type { DeleteResult, Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Log } from '../process/log.ts';

const day = 24 * 60 * 60 * 1000;
/** An address that nobody confirmed, and a mail that was sent or given up, are kept this long. */
export const keptDays = 30;
const sweepMilliseconds = 6 * 60 * 60 * 1000;

export type Forgotten = { unconfirmed: number; alerts: number; sentMails: number; failedMails: number };

/**
 * Deletes addresses that were never confirmed (with their links, but not while one of these still works), the same and
 * ended ones of the alerts, records of
 * sent mails, and mails given up with their text, all older than 30 days. Which issues went to whom is kept elsewhere
 * (newsletter_deliveries), so nothing is sent again.
 */
export async function forgetOldRecords(db: Kysely<Database>, now: Date): Promise<Forgotten> {
  const before = new Date(now.getTime() - keptDays * day).toISOString();
  return db.transaction().execute(async (transaction) => {
    const mails = (state: 'sent' | 'failed', since: 'sent_at' | 'next_attempt_at') =>
      transaction.deleteFrom('outbox').where('state', '=', state).where(since, '<', before).executeTakeFirst();
    const unconfirmed = await deleteUnconfirmed(transaction, before, now);
    const alerts = await deleteUnusedAlerts(transaction, before, now);
    const sent = await mails('sent', 'sent_at');
    const failed = await mails('failed', 'next_attempt_at');
    return {
      unconfirmed: Number(unconfirmed.numDeletedRows),
      alerts: Number(alerts.numDeletedRows),
      sentMails: Number(sent.numDeletedRows),
      failedMails: Number(failed.numDeletedRows),
    };
  });
}

function deleteUnconfirmed(transaction: Transaction<Database>, before: string, now: Date): Promise<DeleteResult> {
  return transaction
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_tokens')
            .select('token_hash')
            .whereRef('subscriber_id', '=', 'subscribers.id')
            .where('purpose', '=', 'confirm')
            .where('expires_at', '>', now.toISOString()),
        ),
      ),
    )
    .executeTakeFirst();
}

/** Who never confirmed any state, or has ended all, with what else is held of it; not while a link still works. */
function deleteUnusedAlerts(transaction: Transaction<Database>, before: string, now: Date): Promise<DeleteResult> {
  return transaction
    .deleteFrom('alert_subscribers')
    .where('confirmed_at', 'is', null)
    .where('moved_to', 'is', null)
    .where('created_at', '<', before)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '<', before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_requests')
            .select('token_hash')
            .whereRef('subscriber_id', '=', 'alert_subscribers.id')
            .where('used_at', 'is', null)
            .where('expires_at', '>', now.toISOString()),
        ),
      ),
    )
    .executeTakeFirst();
}

async function sweepOnce(db: Kysely<Database>, now: Date, log: Log): Promise<void> {
  try {
    const forgotten = await forgetOldRecords(db, now);
    if (Object.values(forgotten).some((count) => count > 0)) log.info('old records forgotten', forgotten);
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
