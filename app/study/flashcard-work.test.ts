import { expect, test } from 'vitest';
import { type FlashcardWork, flashcardWork, type Memory } from './flashcard-work.ts';

const memory = (reviewed: number, due = 9_000): Memory => [due, reviewed, 2.5, 5, 3, 0, 1, 0, 2, 'real-estate-math'];
const settings = (changed: number) => ({
  areas: ['real-estate-math'],
  newPerDay: 10,
  bothWays: true,
  shortcuts: false,
  changed,
});
const work = (part: Partial<FlashcardWork>): FlashcardWork => ({ ...flashcardWork.empty, ...part });
const full = work({
  cards: { lien: memory(5_000), 'lien~': memory(6_000) },
  days: { '2026-03-03': [12, 4] },
  settings: settings(7_000),
});

test('whole work is read as it is', () => {
  expect(flashcardWork.read(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(flashcardWork.read(flashcardWork.empty)).toEqual(flashcardWork.empty);
});

test('damaged work is refused', () => {
  const damaged: unknown[] = [
    null,
    [],
    'cards',
    {},
    { ...full, cards: [] },
    { ...full, cards: { 'Not a slug': memory(5_000) } },
    { ...full, cards: { lien: memory(5_000).slice(1) } },
    { ...full, cards: { lien: memory(Number.NaN) } },
    { ...full, cards: { lien: memory(5_000).with(8, 0) } },
    { ...full, cards: { lien: memory(5_000).with(3, 11) } },
    { ...full, days: { yesterday: [1, 1] } },
    { ...full, days: { '2026-03-03': [1, 2] } },
    { ...full, days: { '2026-03-03': [1.5, 0] } },
    { ...full, settings: { ...settings(1), newPerDay: 7 } },
    { ...full, settings: { ...settings(1), areas: 'all' } },
    { cards: {}, days: {} },
  ];
  for (const value of damaged) expect(flashcardWork.read(value), JSON.stringify(value)).toBeNull();
});

test('in a merge the later review of a card wins, and no count is added twice', () => {
  const loaded = work({
    cards: { lien: memory(4_000, 1), deed: memory(1_000) },
    days: { '2026-03-03': [10, 6], '2026-03-02': [3, 3] },
    settings: settings(8_000),
  });
  const merged = flashcardWork.merge(full, loaded);
  expect(merged.cards).toEqual({ lien: memory(5_000), 'lien~': memory(6_000), deed: memory(1_000) });
  expect(merged.days).toEqual({ '2026-03-03': [12, 6], '2026-03-02': [3, 3] });
  expect(merged.settings?.changed).toBe(8_000);
  expect(flashcardWork.merge(merged, loaded)).toEqual(merged);
  expect(flashcardWork.merge(flashcardWork.empty, full)).toEqual(full);
});

test('it is described by its cards', () => {
  expect(flashcardWork.describe(flashcardWork.empty)).toBe('');
  expect(flashcardWork.describe(work({ cards: { lien: memory(1) } }))).toBe('1 flashcard');
  expect(flashcardWork.describe(full)).toBe('2 flashcards');
});
