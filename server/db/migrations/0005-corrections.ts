/** What a message that corrects a fact is about, and how it was decided. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('corrections')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('source', 'text')
    .addColumn('wants_thanks', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('accepted', 'declined')`))
    .addColumn('closed_at', 'text')
    .execute();
}
