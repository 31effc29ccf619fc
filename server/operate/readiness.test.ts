import { expect, test } from 'vitest';
import { enqueueMail } from '../mail/mail-queue.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { checkReadiness } from './readiness.ts';

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
});
