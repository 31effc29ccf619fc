import { expect, test } from 'vitest';
import { answerTo, type Grade, withAnswer, withoutAnswer } from './answers.ts';
import { type Card, cardsOf } from './cards.ts';
import { dueOf, flashcardWork, isLearning, type Memory } from '../study/flashcard-work.ts';
import { scheduled } from '../study/scheduler.ts';
import { studyDay } from '../study/study-day.ts';

const now = new Date('2026-03-03T12:00:00').getTime();
const minute = 60_000;
const day = 24 * 60 * minute;
const [card] = cardsOf(
  [{ slug: 'lien', term: 'Lien', definition: 'A claim.', example: '', area: 'financing-and-settlement' }],
  false,
) as [Card];
const give = (before: Memory | undefined, grade: Grade, at: number) => answerTo(card, before, grade, at, scheduled);

test('a new card comes back in minutes, or in days when it was easy', () => {
  const spans = ([1, 2, 3, 4] as const).map((grade) => dueOf(give(undefined, grade, now).after) - now);
  expect(spans.slice(0, 3)).toEqual([minute, 6 * minute, 10 * minute]);
  expect(spans[3]).toBeGreaterThan(3 * day);
});

test('a card known twice is learned, and intervals grow from there', () => {
  const first = give(undefined, 3, now).after;
  const second = give(first, 3, now + 10 * minute).after;
  expect(isLearning(first)).toBe(true);
  expect(isLearning(second)).toBe(false);
  const third = give(second, 3, dueOf(second)).after;
  expect(dueOf(third) - dueOf(second)).toBeGreaterThan(dueOf(second) - now);
});

test('a forgotten card is learned again and counts a lapse', () => {
  const known = give(give(undefined, 3, now).after, 3, now + 10 * minute).after;
  const forgotten = give(known, 1, dueOf(known)).after;
  expect(isLearning(forgotten)).toBe(true);
  expect(forgotten[7]).toBe(1);
});

test('a harder answer never brings a card back later', () => {
  let memory = give(undefined, 3, now).after;
  for (let round = 0; round < 8; round += 1) {
    const at = dueOf(memory);
    const dues = ([1, 2, 3, 4] as const).map((grade) => dueOf(give(memory, grade, at).after));
    expect(dues).toEqual(dues.toSorted((a, b) => a - b));
    memory = give(memory, 3, at).after;
  }
});

test('no card stays away for more than a year', () => {
  let memory = give(undefined, 4, now).after;
  for (let round = 0; round < 12; round += 1) memory = give(memory, 4, dueOf(memory)).after;
  expect(dueOf(memory) - memory[1]).toBeLessThanOrEqual(365 * day + 60 * minute);
});

test('what a button promises is what its answer does', () => {
  const known = give(give(undefined, 3, now).after, 3, now + 10 * minute).after;
  const shown = give(known, 3, dueOf(known)).after;
  const given = give(known, 3, dueOf(known) + 30_000).after;
  expect(dueOf(given) - dueOf(shown)).toBe(30_000);
});

test('an answer is counted on its day and can be stored', () => {
  const after = withAnswer(flashcardWork.empty, give(undefined, 3, now), now);
  expect(after.days).toEqual({ [studyDay(now)]: [1, 1] });
  const again = withAnswer(after, give(after.cards['lien'], 3, now + 10 * minute), now + 10 * minute);
  expect(again.days).toEqual({ [studyDay(now)]: [2, 1] });
  expect(flashcardWork.read(JSON.parse(JSON.stringify(again)))).toEqual(again);
});

test('an answer taken back leaves everything as it was', () => {
  const one = withAnswer(flashcardWork.empty, give(undefined, 3, now), now);
  const second = give(one.cards['lien'], 1, now + minute);
  expect(withoutAnswer(withAnswer(one, second, now + minute), second)).toEqual(one);
  expect(withoutAnswer(one, give(undefined, 3, now)).cards).toEqual({});
});

test('what another tab answered since the card was shown stays', () => {
  const mine = give(undefined, 1, now + minute);
  const theirs = withAnswer(flashcardWork.empty, give(undefined, 4, now + 30_000), now);
  expect(withAnswer(theirs, mine, now)).toBe(theirs);
  expect(withoutAnswer(theirs, mine)).toBe(theirs);
});
