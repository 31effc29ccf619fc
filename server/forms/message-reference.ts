import { createHash } from 'node:crypto';

/** Crockford's digits: none looks like another when read out or copied by hand. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a message is called between its sender and the owner, e.g. `7F3K-0QZD`: 40 bits, from nothing but the message's
 * id.
 */
export function referenceOf(messageId: string): string {
  const hash = createHash('sha256').update(`message ${messageId}`).digest();
  const letters = Array.from({ length: 8 }, (_, index) => digits.charAt((hash[index] ?? 0) % 32)).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
