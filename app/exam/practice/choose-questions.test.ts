import { expect, test } from 'vitest';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { scheduledQuestion } from '../../study/scheduler.ts';
import { chooseQuestions } from './choose-questions.ts';
import { conceptName } from '../../wording/concept-name.ts';
import { conceptStrengths, isWeak } from './concept-strength.ts';
import type { BankEntry } from './bank-entry.ts';
import { dueAt, recorded } from './question-record.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const day = 86_400_000;
const daysAgo = (days: number): string => new Date(now - days * day).toISOString();
/** Ten concepts of six questions each: q0 to q5 test concept 0. */
const bank = Array.from({ length: 60 }, (_, index): BankEntry => ({
  id: `q${index}`,
  area: 'value-and-appraisal',
  topic: 'valuation',
  concept: Math.floor(index / 6),
}));
const right = (days: number): QuestionRecord => ({ seen: 1, right: 1, wrong: 0, streak: 1, at: daysAgo(days) });
const wrong = (days: number): QuestionRecord => ({ seen: 1, right: 0, wrong: 1, streak: 0, at: daysAgo(days) });

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
const chosen = (records: Record<string, QuestionRecord>, seed = 1, entries = bank): string[] =>
  chooseQuestions(entries, records, 10, now, seeded(seed)).map(({ id }) => id);

test('a newcomer gets ten unseen questions, at most two on one concept', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const ids = chosen({}, seed);
    expect(new Set(ids).size).toBe(10);
    const concepts = Map.groupBy(ids, (id) => bank.find((entry) => entry.id === id)!.concept);
    expect(Math.max(...[...concepts.values()].map((of) => of.length))).toBeLessThanOrEqual(2);
  }
});

test('what is due comes back, mistakes first, and never more than four of ten', () => {
  const records = Object.fromEntries([
    ...[0, 6, 12, 18, 24, 30].map((index) => [`q${index}`, right(30)]),
    ...[36, 42].map((index) => [`q${index}`, wrong(1)]),
  ]) as Record<string, QuestionRecord>;
  const ids = chosen(records);
  expect(ids.filter((id) => records[id])).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining(['q36', 'q42']));
});

test('what was right yesterday does not come back today', () => {
  const records = Object.fromEntries(bank.slice(0, 30).map(({ id }) => [id, right(1)]));
  expect(chosen(records).filter((id) => records[id])).toEqual([]);
});

test('the weakest concept is asked with questions never seen', () => {
  const records = { q0: wrong(0), q1: wrong(0), q12: right(0), q18: right(0) };
  const notDue = Object.fromEntries(
    Object.entries(records).map(([id, record]) => [
      id,
      { ...record, memory: scheduledQuestion(id, undefined, true, now) },
    ]),
  );
  const ids = chosen(notDue);
  expect(ids.filter((id) => ['q2', 'q3', 'q4', 'q5'].includes(id))).toHaveLength(2);
  expect(ids.filter((id) => ['q0', 'q1'].includes(id))).toEqual([]);
});

test('two enemies are never in one round, and a small bank is used to its end', () => {
  const enemies = bank
    .slice(0, 12)
    .map((entry, index) => ({ ...entry, enemies: [`q${index % 2 ? index - 1 : index + 1}`] }));
  for (let seed = 1; seed <= 20; seed++) {
    const ids = chosen({}, seed, enemies);
    expect(ids).toHaveLength(6);
    for (const id of ids) expect(ids).not.toContain(enemies.find((entry) => entry.id === id)!.enemies[0]);
  }
  expect(chosen({}, 1, bank.slice(0, 12))).toHaveLength(10);
});

test('a concept is weak after mistakes, not after one slip among right answers', () => {
  const strengths = conceptStrengths(bank, { q0: wrong(1), q6: wrong(1), q7: right(1), q8: right(1), q12: right(1) });
  expect([0, 1, 2].map((concept) => isWeak(strengths.get(concept)!))).toEqual([true, false, false]);
  expect(strengths.has(3)).toBe(false);
});

test('a question comes back after a day when it was wrong, after a week when it was right at first sight', () => {
  const at = new Date(now).toISOString();
  const known = recorded('q0', undefined, true, at, scheduledQuestion);
  const missed = recorded('q0', undefined, false, at, scheduledQuestion);
  expect(Math.round((dueAt(missed) - now) / day)).toBe(1);
  expect(Math.round((dueAt(known) - now) / day)).toBeGreaterThanOrEqual(6);
  const again = recorded('q0', known, true, new Date(dueAt(known)).toISOString(), scheduledQuestion);
  expect(dueAt(again) - dueAt(known)).toBeGreaterThan(dueAt(known) - now);
  // Left without an answer it keeps its day.
  expect(recorded('q0', known, null, at, scheduledQuestion).memory).toEqual(known.memory);
});

test('a record from before questions had a schedule comes back at once when it was wrong, else later', () => {
  expect(dueAt(wrong(0))).toBe(now);
  expect(dueAt(right(0))).toBe(now + 3 * day);
});

test('concepts are said in words', () => {
  expect(['metes-and-bounds', 'ltv-and-down-payment', 'megans-law', 'respa-referrals'].map(conceptName)).toEqual([
    'Metes and bounds',
    'LTV and down payment',
    'Megan’s law',
    'RESPA referrals',
  ]);
});
