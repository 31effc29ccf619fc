import { expect, test } from 'vitest';
import { type Card, cardsOf } from './cards.ts';
import { newLeft, nextReturn, queueOf, tallyOf } from './due-cards.ts';
import { type FlashcardWork, flashcardWork, type Memory } from '../study/flashcard-work.ts';
import { studyDay } from '../study/study-day.ts';

const now = new Date('2026-03-03T12:00:00').getTime();
const minute = 60_000;
const day = 24 * 60 * minute;
const area = 'real-estate-math';

const deck = (bothWays: boolean, ...slugs: string[]): Card[] =>
  cardsOf(
    slugs.map((slug) => ({ slug, term: slug, definition: `what ${slug} is`, example: '', area })),
    bothWays,
  );
const memory = (due: number, phase: 1 | 2 | 3, reviewed = now - day): Memory => [
  due,
  reviewed,
  3,
  5,
  1,
  0,
  1,
  0,
  phase,
  area,
];
const work = (cards: Record<string, Memory>, days: FlashcardWork['days'] = {}): FlashcardWork => ({
  ...flashcardWork.empty,
  cards,
  days,
});
const ids = (cards: Card[]): string[] => cards.map(({ id }) => id);

test('cards being learned come first, then reviews, then new ones, then what is nearly due', () => {
  const cards = {
    soon: memory(now + 5 * minute, 1),
    review: memory(now - day, 2),
    learning: memory(now - minute, 1),
    again: memory(now - 2 * minute, 3),
  };
  expect(ids(queueOf(deck(false, 'fresh', 'soon', 'review', 'learning', 'again'), work(cards), 20, now))).toEqual([
    'again',
    'learning',
    'review',
    'fresh',
    'soon',
  ]);
});

test('a review is due from the beginning of its day, a card being learned to the minute', () => {
  const cards = {
    today: memory(new Date('2026-03-04T03:59:00').getTime(), 2),
    tomorrow: memory(new Date('2026-03-04T04:01:00').getTime(), 2),
    later: memory(now + 21 * minute, 1),
  };
  expect(ids(queueOf(deck(false, 'today', 'tomorrow', 'later'), work(cards), 20, now))).toEqual(['today']);
});

test('a day has room for so many new cards', () => {
  expect(queueOf(deck(false, 'a', 'b', 'c'), work({}), 2, now)).toHaveLength(2);
  expect(newLeft(work({}, { [studyDay(now)]: [9, 3] }), 5, now)).toBe(2);
  expect(newLeft(work({}, { [studyDay(now)]: [9, 7] }), 5, now)).toBe(0);
  expect(newLeft(work({}, { [studyDay(now)]: [9, 7] }), 5, now, 10)).toBe(8);
  expect(newLeft(work({}, { [studyDay(now - day)]: [9, 7] }), 5, now)).toBe(5);
});

test('the way back waits until the way there is known since another day', () => {
  expect(ids(queueOf(deck(true, 'lien'), work({}), 20, now))).toEqual(['lien']);
  expect(ids(queueOf(deck(true, 'lien'), work({ lien: memory(now + day, 1) }), 20, now))).toEqual([]);
  expect(ids(queueOf(deck(true, 'lien'), work({ lien: memory(now + 2 * day, 2, now - minute) }), 20, now))).toEqual([]);
  expect(ids(queueOf(deck(true, 'lien'), work({ lien: memory(now + 2 * day, 2) }), 20, now))).toEqual(['lien~']);
});

test('a tally counts an area’s cards by what they are', () => {
  const held = work({
    a: memory(now - day, 2),
    b: memory(now + 5 * day, 2),
    c: memory(now + minute, 1),
    'a~': memory(now - day, 2),
  });
  expect(tallyOf(area, 10, held, false, now)).toEqual({ due: 1, learning: 1, fresh: 7 });
  expect(tallyOf(area, 10, held, true, now)).toEqual({ due: 2, learning: 1, fresh: 8 });
  expect(tallyOf('value-and-appraisal', 4, held, true, now)).toEqual({ due: 0, learning: 0, fresh: 4 });
});

test('the end of a session says when cards return', () => {
  expect(nextReturn(deck(false, 'a'), work({}))).toBeNull();
  const cards = { a: memory(now + day, 2), b: memory(now + day + minute, 2), c: memory(now + 3 * day, 2) };
  expect(nextReturn(deck(false, 'a', 'b', 'c', 'd'), work(cards))).toEqual({ at: now + day, count: 2 });
});

test('the mix is the same every time and is not the alphabet', () => {
  const slugs = ['abatement', 'abstract', 'acre', 'agency', 'air-rights', 'alienation', 'amortization', 'appraisal'];
  expect(ids(deck(false, ...slugs))).toEqual(ids(deck(false, ...slugs.toReversed())));
  expect(ids(deck(false, ...slugs))).not.toEqual(slugs);
});
