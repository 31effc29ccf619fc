/** The passing score as a figure. Apart from its sentences: those read a whole record, whose entries need this. */
import { asWritten } from '../content/words-of-content.server.ts';
import type { Known } from './fact.server.ts';
import { inPercent, type Writing } from './writings.server.ts';

/**
 * "70% to 75%", where the portions have passing scores of their own: the lower one alone would not pass both.
 * "70 (scaled)", where the score is no share of the questions. Null where the percentage says it all.
 */
function scoreOf(written: string, percent: number): string | null {
  const marks = [...new Set(written.match(/[\d.]+%/g) ?? [])].toSorted((a, b) => parseFloat(a) - parseFloat(b));
  if (marks.length > 1) return `${marks[0]} to ${marks.at(-1)}`;
  return written.includes('scaled') ? `${percent} (scaled)` : null;
}

/** How the passing percentage is written beside the score as published; sorted by the number. */
export function writeScore(known: Known): Writing<number> {
  const written = asWritten((known('entry.exam.passingScore') as string | null) ?? '');
  const write = (percent: number): string => scoreOf(written, percent) ?? inPercent.long(percent)!;
  return { ...inPercent, long: write, short: write };
}
