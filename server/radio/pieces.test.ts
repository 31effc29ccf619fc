import { expect, test, vi } from 'vitest';
import { gatherPieces, largestPieceBytes, patienceMilliseconds, recentPieces, wantedBytes } from './pieces.ts';

const numbered = (length: number, start = 0): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => (start + index) % 251);

test('small reads leave together once there is enough, in order', () => {
  const sent: Uint8Array[] = [];
  const gatherer = gatherPieces((piece) => sent.push(piece));
  const whole = numbered(wantedBytes);
  for (let start = 0; start < wantedBytes; start += 1024) gatherer.add(whole.subarray(start, start + 1024));
  expect(sent).toEqual([Buffer.from(whole)]);
});

test('a little waits no longer than the patience', () => {
  vi.useFakeTimers();
  const sent: Uint8Array[] = [];
  gatherPieces((piece) => sent.push(piece)).add(numbered(10));
  vi.advanceTimersByTime(patienceMilliseconds - 1);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
  vi.useRealTimers();
});

test('a large read is split without losing a byte', () => {
  const sent: Uint8Array[] = [];
  const whole = numbered(3 * largestPieceBytes + 5);
  gatherPieces((piece) => sent.push(piece)).add(whole);
  expect(sent.map(({ length }) => length)).toEqual([largestPieceBytes, largestPieceBytes, largestPieceBytes, 5]);
  expect(Buffer.concat(sent)).toEqual(Buffer.from(whole));
});

test('only the most recent pieces are kept', () => {
  const recent = recentPieces(250);
  [1, 2, 3].forEach((start) => recent.add(numbered(100, start)));
  expect(recent.list()).toEqual([numbered(100, 2), numbered(100, 3)]);
});
