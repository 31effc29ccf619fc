import { Hono } from 'hono';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newId } from '../db/new-id.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { answerReadiness, checkReadiness } from './readiness.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describeOnDatabases((databases) => {
  test('an old outbox degrades, a sent or failed one does not, a closed database is down', async () => {
    const opened = await databases.open();
    expect(await checkReadiness(opened, now)).toEqual({
      status: 'ok',
      database: 'ok',
      outbox: { waiting: 0, failed: 0, oldestSeconds: 0 },
    });
    await opened.db
      .transaction()
      .execute((transaction) =>
        enqueueMail(transaction, { to: 'a@b.example', subject: 's', text: 't', dedupeKey: 'k' }, now),
      );
    expect(await checkReadiness(opened, minutesLater(15))).toMatchObject({
      status: 'ok',
      outbox: { waiting: 1, oldestSeconds: 900 },
    });
    expect(await checkReadiness(opened, minutesLater(16))).toMatchObject({ status: 'degraded', database: 'ok' });
    await opened.db.updateTable('outbox').set({ state: 'failed' }).execute();
    expect(await checkReadiness(opened, minutesLater(16))).toMatchObject({
      status: 'ok',
      outbox: { waiting: 0, failed: 1 },
    });
    await opened.close();
    expect(await checkReadiness(opened, now)).toEqual({ status: 'down', database: 'down' });
  });

  test('a database that reads and takes nothing is down, until it takes something again', async () => {
    const opened = await databases.open();
    await takeNothing(opened);
    expect(await checkReadiness(opened, now)).toMatchObject({ status: 'down', database: 'not writable' });
    await takeAgain(opened);
    expect(await checkReadiness(opened, now)).toMatchObject({ status: 'ok', database: 'ok' });
    expect(await opened.db.selectFrom('write_probes').select('id').execute()).toHaveLength(1);
  });

  test('who asks often has nothing written more often than every five seconds', async () => {
    const opened = await databases.open();
    const app = new Hono().get(
      '/readyz',
      answerReadiness(opened, () => now),
    );
    const idOfProbe = async () => {
      expect((await app.request('/readyz')).status).toBe(200);
      return (await opened.db.selectFrom('write_probes').select('id').execute()).map(({ id }) => id);
    };
    const first = await idOfProbe();
    expect(first).toHaveLength(1);
    await vi.waitFor(async () => expect((await app.request('/readyz')).status).toBe(200));
    expect(await idOfProbe()).toEqual(first);
  });
});

/**
 * A full disk: on SQLite no page more, and none that is free; on PostgreSQL no table can grow, as in a read-only one.
 */
async function takeNothing({ db, kind }: OpenedDatabase): Promise<void> {
  if (kind === 'postgres')
    return void (await sql`alter table write_probes add constraint no_room check (id = 'room')`.execute(db));
  await sql`pragma max_page_count = 1`.execute(db);
  const fill = () =>
    db
      .insertInto('write_probes')
      .values({ id: newId(), filler: 'x'.repeat(100) })
      .execute();
  await expect(Promise.all(Array.from({ length: 200 }, fill))).rejects.toThrow(/full/);
}

async function takeAgain({ db, kind }: OpenedDatabase): Promise<void> {
  if (kind === 'postgres') await sql`alter table write_probes drop constraint no_room`.execute(db);
  else await sql`pragma max_page_count = 1000000`.execute(db);
}
