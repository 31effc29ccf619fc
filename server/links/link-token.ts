/**
 * The secret part of a link sent by mail. The database holds only its hash: who reads the database can open nothing.
 */
import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** What a link can be found to be. Only a good one opens anything. */
export type LinkState = 'good' | 'unknown' | 'expired' | 'used';

/** 256 random bits, base64url. */
export function newLinkToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** SHA-256, hex; `null` for what cannot be a token. A slow hash is for short secrets; this one cannot be guessed. */
export function hashLinkToken(token: string | undefined): string | null {
  if (token === undefined || !tokenShape.test(token)) return null;
  return createHash('sha256').update(token).digest('hex');
}

/** @param row as stored, times in ISO 8601; undefined where no token has this hash */
export function stateOfLink(
  row: { expires_at: string | null; used_at: string | null } | undefined,
  now: Date,
): LinkState {
  if (!row) return 'unknown';
  if (row.used_at !== null) return 'used';
  return row.expires_at !== null && row.expires_at <= now.toISOString() ? 'expired' : 'good';
}
