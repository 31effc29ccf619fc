/** Gathers the small reads of an upstream into pieces: each piece costs one write per listener. */

/** Bytes. A piece is sent on when it has `wantedBytes`, or `patienceMilliseconds` after its first byte. */
export const wantedBytes = 8 * 1024;
export const patienceMilliseconds = 250;
export const largestPieceBytes = 16 * 1024;

export type Gatherer = { add(chunk: Uint8Array): void; flush(): void };

/** @param send gets pieces of at most `largestPieceBytes`, in order, none lost */
export function gatherPieces(send: (piece: Uint8Array<ArrayBuffer>) => void): Gatherer {
  let held: Uint8Array[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const whole = Buffer.concat(held, bytes);
    [held, bytes] = [[], 0];
    for (let start = 0; start < whole.length; start += largestPieceBytes)
      send(whole.subarray(start, start + largestPieceBytes));
  };
  const add = (chunk: Uint8Array): void => {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= wantedBytes) flush();
    else timer ??= setTimeout(flush, patienceMilliseconds);
  };
  return { add, flush };
}

/**
 * The last pieces of a stream, up to `limit` bytes in all: a new listener hears sound at once instead of filling a
 * buffer first.
 */
export function recentPieces(limit: number): {
  add(piece: Uint8Array<ArrayBuffer>): void;
  list(): Uint8Array<ArrayBuffer>[];
} {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const add = (piece: Uint8Array<ArrayBuffer>): void => {
    pieces.push(piece);
    bytes += piece.length;
    while (bytes > limit) bytes -= pieces.shift()?.length ?? 0;
  };
  return { add, list: () => [...pieces] };
}
