/** Where a finger was and when, in CSS pixels and ms. */
export type Touch = { x: number; y: number; at: number };

/** So far a finger has to go to the side, twice as far as up or down, within so many ms. */
const leastWay = 56;
const longestMs = 700;
/** A touch that begins so near the edge is the browser's own way back or forward. */
const edge = 24;

/**
 * What a finger asked for that went from `start` to `end`: the question after this one by a way to the left, the one
 * before it by a way to the right. Null for a tap, a scroll, a slow or slanting way, and one from the screen's edge.
 */
export function swipeOf(start: Touch, end: Touch, width: number): 'previous' | 'next' | null {
  const [across, down] = [end.x - start.x, end.y - start.y];
  const isFromEdge = start.x < edge || start.x > width - edge;
  if (isFromEdge || end.at - start.at > longestMs) return null;
  if (Math.abs(across) < leastWay || Math.abs(across) < 2 * Math.abs(down)) return null;
  return across < 0 ? 'next' : 'previous';
}
