/** What owners have stored survives every later schema. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { up as firstTables } from './migrations/0001-first-tables.ts';
import { up as claimsAndMessageIds } from './migrations/0003-claims-and-message-ids.ts';
import { up as writeProbe } from './migrations/0004-write-probe.ts';
import { up as corrections } from './migrations/0005-corrections.ts';
import { up as alertsByState } from './migrations/0006-alerts-by-state.ts';
import { up as lighterIndexesAndLimits } from './migrations/0002-lighter-indexes-and-limits.ts';
import { sqliteFile } from './open-database.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

const time = '2026-11-20T12:00:00.000Z';

describeOnDatabases((databases, kind) => {
  test('a database of November 2026, with a mail that was being sent, opens with everything in it', async () => {
    const place = await databases.emptyPlace();
    const dialect = place.databaseUrl
      ? new PostgresDialect({ pool: new Pool({ connectionString: place.databaseUrl }) })
      : new NodeSqliteDialect(sqliteFile(place.dataDirectory));
    const old = new Kysely<unknown>({ dialect });
    await firstTables(old);
    await lighterIndexesAndLimits(old, kind);
    await sql`create table migrations (name text primary key not null, migrated_at text not null)`.execute(old);
    for (const name of ['0001-first-tables', '0002-lighter-indexes-and-limits'])
      await sql`insert into migrations values (${name}, ${time})`.execute(old);
    await sql`insert into subscribers
      values ('s1', 'Ann@example.com', 'ann@example.com', 'pending', ${time}, null, null)`.execute(old);
    await sql`insert into outbox
      values ('m1', 'k', 'ann@example.com', 'ann@example.com', null, 'Hello', 'Text', null, '{}',
      ${time}, ${time}, 1, 'sending', ${time}, null, null)`.execute(old);
    await sql`insert into messages
      values ('c1', 'Ann', 'Ann@example.com', 'ann@example.com', 'Fees', 'Old fee.', 'Exam', ${time})`.execute(old);
    await old.destroy();
    const { db } = await databases.open(place);
    expect(await db.selectFrom('messages').selectAll().execute()).toMatchObject([{ id: 'c1', message: 'Old fee.' }]);
    expect(await db.selectFrom('corrections').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('subscribers').selectAll().execute()).toMatchObject([
      { email: 'Ann@example.com', language: 'en' },
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      {
        id: 'm1',
        text: 'Text',
        state: 'sending',
        attempts: 1,
        lease_owner: null,
        message_id: null,
        silent_attempts: 0,
      },
    ]);
  });

  test('alerts and subscriptions from before there were languages go on in English', async () => {
    const place = await databases.emptyPlace();
    const dialect = place.databaseUrl
      ? new PostgresDialect({ pool: new Pool({ connectionString: place.databaseUrl }) })
      : new NodeSqliteDialect(sqliteFile(place.dataDirectory));
    const old = new Kysely<unknown>({ dialect });
    await sql`create table migrations (name text primary key not null, migrated_at text not null)`.execute(old);
    const released = {
      '0001-first-tables': firstTables,
      '0002-lighter-indexes-and-limits': lighterIndexesAndLimits,
      '0003-claims-and-message-ids': claimsAndMessageIds,
      '0004-write-probe': writeProbe,
      '0005-corrections': corrections,
      '0006-alerts-by-state': alertsByState,
    };
    for (const [name, up] of Object.entries(released)) {
      await up(old, kind);
      await sql`insert into migrations values (${name}, ${time})`.execute(old);
    }
    await sql`insert into alert_subscribers
      values ('a1', 'Ann@example.com', 'ann@example.com', ${time}, ${time}, null, null)`.execute(old);
    await sql`insert into alert_states values ('a1', 'ohio', ${time})`.execute(old);
    await old.destroy();
    const { db } = await databases.open(place);
    expect(await db.selectFrom('alert_subscribers').selectAll().execute()).toMatchObject([
      { email: 'Ann@example.com', confirmed_at: time, language: 'en' },
    ]);
    expect(await db.selectFrom('alert_states').selectAll().execute()).toHaveLength(1);
  });
});
