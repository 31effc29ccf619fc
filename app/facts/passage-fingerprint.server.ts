import { createHash } from 'node:crypto';

/**
 * Tells whether a passage of a source still says the same without keeping its words: SHA-256, in hexadecimal, of its
 * letters and digits in lower case. New line breaks, quotes or dashes do not change it; a new figure does.
 * @throws RangeError for a passage without letters and digits
 */
export function passageFingerprint(passage: string): string {
  const plain = passage
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') throw new RangeError('a passage needs letters or digits');
  return createHash('sha256').update(plain).digest('hex');
}
