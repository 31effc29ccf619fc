import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A secret of this installation, 256 random bits in base64url: made by whichever process asks first, the same for all
 * that share the database, kept across restarts.
 */
export async function sharedSecret(db: Kysely<Database>, name: string, now: Date): Promise<string> {
  const row = { name, value: randomBytes(32).toString('base64url'), created_at: now.toISOString() };
  await db
    .insertInto('secrets')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
