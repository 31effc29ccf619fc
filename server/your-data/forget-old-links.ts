import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes links that name an address and ended a week ago: they open nothing, and the address is then held for nothing.
 */
export async function forgetOldLinks(transaction: Transaction<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds).toISOString();
  await transaction
    .deleteFrom('newsletter_tokens')
    .where('email_key', 'is not', null)
    .where('expires_at', '<', before)
    .execute();
}
