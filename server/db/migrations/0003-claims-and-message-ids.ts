/** Who holds a claim on a mail, under which Message-ID it is sent, and how often a receiver took it without a word. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('lease_owner', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('message_id', 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('silent_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
