/** A table for nothing but trying whether the database still takes something (server/operate/write-probe.ts). */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_probes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute();
}
