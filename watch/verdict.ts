/** What became of a fact on its page, against what was found there before. Pure. */
import type { Word } from './page-words.ts';
import { findPassage, type Passage, passageAt } from './passage.ts';
import { isKind, isSought, keywordsNear, type Sought } from './sought.ts';

/** Where a fact was found on a page: enough to find it again, and none of the page's words but heading and figure. */
export type Seen = Passage & { section: string; printed: string };

/** 'first seen': there was nothing to compare with. 'not found': nor is it there; a person has to look. */
export type FactVerdict =
  | { kind: 'unchanged' | 'moved on the page' | 'first seen'; seen: Seen }
  | { kind: 'figure changed'; old: string; new: string | null }
  | { kind: 'passage gone' | 'not found' };

/** Less of a passage is another passage. */
const leastLikeness = 0.35;
const leastNear = 0.4;
const nearWords = 12;

export function judgeFact(words: Word[], sought: Sought, before: Seen | null): FactVerdict {
  if (!before) return firstSight(words, sought);
  const found = findPassage(words, before);
  // Where the words about the figure are others, a figure that stands there now is that of something else.
  if (found && found.likeness >= leastLikeness && found.near >= leastNear) {
    const verdict = judgePassage(words, sought, before, found.at);
    if (verdict) return verdict;
  }
  return judgeElsewhere(words, sought, before);
}

/** The figure where it should stand, a few words about; null where no figure is left there. */
function judgePassage(words: Word[], sought: Sought, before: Seen, at: number): FactVerdict | null {
  const around = [0, 1, -1, 2, -2, 3, -3].map((step) => at + step).filter((place) => words[place]);
  const kinds = sought.figures.map(({ kind }) => kind);
  if (sought.phrase.length > 0) {
    const still = around.find((place) => isSought(words, place, sought));
    return still === undefined
      ? { kind: 'figure changed', old: before.printed, new: null }
      : samePassage(words, still, sought, before);
  }
  const place = around.find((index) => {
    const { figure } = words[index]!;
    return figure !== undefined && kinds.some((kind) => isKind(figure.kind, kind));
  });
  if (place === undefined) return null;
  if (isSought(words, place, sought)) return samePassage(words, place, sought, before);
  return { kind: 'figure changed', old: before.printed, new: words[place]!.figure!.printed };
}

function samePassage(words: Word[], at: number, sought: Sought, before: Seen): FactVerdict {
  const seen = seenAt(words, at, sought);
  return { kind: seen.section === before.section ? 'unchanged' : 'moved on the page', seen };
}

/** The passage is not there in its words: the same figure near the fact's own words, another one, or nothing. */
function judgeElsewhere(words: Word[], sought: Sought, before: Seen): FactVerdict {
  const still = bestPlace(words, sought, (at) => isSought(words, at, sought));
  if (still !== null) return { kind: 'moved on the page', seen: seenAt(words, still, sought) };
  const kinds = new Set(sought.figures.map(({ kind }) => kind));
  const other = bestPlace(words, sought, (at) => kinds.has(words[at]!.figure?.kind ?? 'none'));
  if (other !== null) return { kind: 'figure changed', old: before.printed, new: words[other]!.figure!.printed };
  return { kind: 'passage gone' };
}

function firstSight(words: Word[], sought: Sought): FactVerdict {
  const at = bestPlace(words, sought, (index) => isSought(words, index, sought));
  return at === null ? { kind: 'not found' } : { kind: 'first seen', seen: seenAt(words, at, sought) };
}

/** Of the places that fit, the one with most of the fact's words about it, if they are most of them. */
function bestPlace(words: Word[], { keywords }: Sought, fits: (at: number) => boolean): number | null {
  const places = words.flatMap((_, at) =>
    fits(at) ? [{ at, near: keywordsNear(words, at, keywords, nearWords) }] : [],
  );
  const best = places.toSorted((a, b) => b.near - a.near)[0];
  return best && best.near * 2 > keywords.length ? best.at : null;
}

const seenAt = (words: Word[], at: number, { phrase }: Sought): Seen => ({
  ...passageAt(words, at),
  section: words[at]!.section,
  printed: phrase.length > 0 ? phrase.join(' ') : words[at]!.figure!.printed,
});
