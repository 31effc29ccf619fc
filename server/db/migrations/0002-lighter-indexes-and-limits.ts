/** What made every request or every look at the queue dearer than it need be. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  // /readyz and /metrics count the mails given up: without this they would read every mail ever sent.
  await sql`create index outbox_failed on outbox (created_at) where state = 'failed'`.execute(db);
  // Counting an attempt then waits for no disk. What a crash of the database forgets are ten minutes of counting.
  if (kind === 'postgres') await sql`alter table rate_limits set unlogged`.execute(db);
}
