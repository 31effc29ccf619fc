/** Links sent by mail, as the database keeps them. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, TokenPurpose, TokenRow } from '../db/schema.ts';
import { hashLinkToken, type LinkState, newLinkToken, stateOfLink } from './link-token.ts';

/** What a new link opens. `lifetimeMilliseconds`: null for ever. */
export type LinkTarget = {
  purpose: TokenPurpose;
  subscriberId?: string;
  emailKey?: string;
  newEmail?: string;
  lifetimeMilliseconds: number | null;
};

export type FoundLink = { state: LinkState; row: Selectable<TokenRow> | undefined };

/** Stores a new link's hash and gives its token, which only the mail will hold. */
export async function issueLinkToken(
  transaction: Transaction<Database>,
  target: LinkTarget,
  now: Date,
): Promise<string> {
  const [token = ''] = await issueLinkTokens(transaction, [target], now);
  return token;
}

/** The same for several links with one statement. @returns their tokens, in the order of the targets */
export async function issueLinkTokens(
  transaction: Transaction<Database>,
  targets: LinkTarget[],
  now: Date,
): Promise<string[]> {
  const tokens = targets.map(() => newLinkToken());
  const rows = targets.map((target, index) => tokenRow(target, tokens[index] ?? '', now));
  await transaction.insertInto('newsletter_tokens').values(rows).execute();
  return tokens;
}

function tokenRow(target: LinkTarget, token: string, now: Date): TokenRow {
  const { purpose, subscriberId = null, emailKey = null, newEmail = null, lifetimeMilliseconds } = target;
  const expiresAt = lifetimeMilliseconds === null ? null : new Date(now.getTime() + lifetimeMilliseconds).toISOString();
  return {
    token_hash: hashLinkToken(token) ?? '',
    purpose,
    subscriber_id: subscriberId,
    email_key: emailKey,
    new_email: newEmail,
    created_at: now.toISOString(),
    expires_at: expiresAt,
    used_at: null,
  };
}

/** Looks a link up and changes nothing: mail scanners follow links too. */
export async function findLink(
  db: Kysely<Database>,
  purpose: TokenPurpose,
  token: string | undefined,
  now: Date,
): Promise<FoundLink> {
  const hash = hashLinkToken(token);
  if (hash === null) return { state: 'unknown', row: undefined };
  const row = await db
    .selectFrom('newsletter_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return { state: stateOfLink(row, now), row };
}

/**
 * Marks a link as used. One statement decides, so that of two presses of the button at once only one finds it good.
 * @returns the state before; 'good' exactly once for each link
 */
export async function spendLink(
  transaction: Transaction<Database>,
  purpose: TokenPurpose,
  token: string | undefined,
  now: Date,
): Promise<FoundLink> {
  const found = await findLink(transaction, purpose, token, now);
  if (found.state !== 'good' || !found.row) return found;
  const spent = await transaction
    .updateTable('newsletter_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', found.row.token_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n ? found : { state: 'used', row: found.row };
}
