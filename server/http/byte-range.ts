/** The `Range` header for one stretch of a file (RFC 9110, 14.2). */

/** Offsets in bytes, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * `null`: send the whole file (no range, several ranges or a unit we do not know; all three may be ignored).
 * `'unsatisfiable'`: nothing of the file lies in the range, answer 416.
 * @param size the size of the file in bytes
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '') return suffixRange(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function suffixRange(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
}
