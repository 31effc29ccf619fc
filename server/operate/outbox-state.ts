import type { OpenedDatabase } from '../db/open-database.ts';
import { isFailed, isWaiting } from '../mail/claims.ts';

/**
 * `oldestSeconds`: age of the oldest mail that still has to go out, 0 where there is none. `failed`: given up and kept.
 */
export type OutboxState = { waiting: number; failed: number; oldestSeconds: number };

export async function readOutboxState({ db }: OpenedDatabase, now: Date): Promise<OutboxState> {
  const count = (which: typeof isWaiting) =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .where(which)
      .executeTakeFirstOrThrow();
  const [waiting, failed] = [await count(isWaiting), await count(isFailed)];
  const oldest = waiting.oldest as string | null;
  const oldestSeconds =
    oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - new Date(oldest).getTime()) / 1000));
  return { waiting: waiting.count, failed: failed.count, oldestSeconds };
}
