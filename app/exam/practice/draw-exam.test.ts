import { expect, test } from 'vitest';
import { examAreaSlugs } from '../../question-bank/exam-areas.ts';
import { enemiesAmong, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import type { BankEntry } from './bank-entry.ts';
import { drawExam } from './draw-exam.ts';
import { outline, outlineShares } from './exam-outline.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { questionFiles } from './question-files.server.ts';

const enemies = enemiesAmong(readQuestionBank());
const bank = questionFiles().flatMap(({ area, topic, questions }) =>
  questions.map(({ id, concept }): BankEntry => ({ id, area, topic, concept, enemies: enemies.get(id) })),
);
const areaOf = new Map(bank.map(({ id, area }) => [id, area]));
const topicOf = new Map(bank.map(({ id, topic }) => [id, topic]));

const now = Date.parse('2026-03-03T09:00:00.000Z');

/** Numbers that look like chance and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const seen = (at: string, changes: Partial<QuestionRecord> = {}): QuestionRecord => ({
  seen: 1,
  right: 1,
  wrong: 0,
  streak: 1,
  at,
  ...changes,
});
const counts = (ids: string[]) =>
  Object.fromEntries(examAreaSlugs.map((area) => [area, ids.filter((id) => areaOf.get(id) === area).length]));

test('80 questions have the outline’s counts, 100 its shares by largest remainder', () => {
  expect(outlineShares(80)).toEqual({
    'property-characteristics': 11,
    'ownership-transfer-recording': 9,
    'value-and-appraisal': 11,
    'contracts-and-agency': 16,
    'real-estate-practice': 10,
    'disclosures-and-environment': 9,
    'financing-and-settlement': 7,
    'real-estate-math': 7,
  });
  expect(outlineShares(100)).toEqual({
    'property-characteristics': 14,
    'ownership-transfer-recording': 11,
    'value-and-appraisal': 14,
    'contracts-and-agency': 20,
    'real-estate-practice': 12,
    'disclosures-and-environment': 11,
    'financing-and-settlement': 9,
    'real-estate-math': 9,
  });
  for (let size = 1; size <= 200; size++) expect(Object.values(outlineShares(size)).reduce((a, b) => a + b)).toBe(size);
});

test('every exam drawn is weighted exactly, and has no question twice', () => {
  for (const size of [80, 100] as const) {
    for (let seed = 1; seed <= 40; seed++) {
      const ids = drawExam(bank, { mode: 'exam', size }, {}, seeded(seed), now);
      expect(counts(ids)).toEqual(outlineShares(size));
      expect(new Set(ids).size).toBe(size);
    }
  }
});

test('areas are mixed, and two draws differ', () => {
  const [one, other] = [
    drawExam(bank, { mode: 'exam', size: 80 }, {}, seeded(1), now),
    drawExam(bank, { mode: 'exam', size: 80 }, {}, seeded(2), now),
  ];
  expect(one).not.toEqual(other);
  expect(new Set(one.slice(0, 12).map((id) => areaOf.get(id))).size).toBeGreaterThan(3);
});

test('what was never seen comes before what was, and what was seen long ago before what was seen lately', () => {
  const first = drawExam(bank, { mode: 'exam', size: 80 }, {}, seeded(1), now);
  const records = Object.fromEntries(first.map((id) => [id, seen('2026-03-02T09:00:00.000Z')]));
  const second = drawExam(bank, { mode: 'exam', size: 80 }, records, seeded(1), now);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  const math = bank.filter(({ area }) => area === 'real-estate-math').map(({ id }) => id);
  const dated = Object.fromEntries(
    math.map((id, index) => [id, seen(new Date(Date.UTC(2026, 2, 28 - index)).toISOString())]),
  );
  // Two of the oldest are enemies, of which an exam would leave one out.
  const withoutEnemies = bank.map((entry) => ({ ...entry, enemies: undefined }));
  const third = drawExam(withoutEnemies, { mode: 'exam', size: 80 }, dated, seeded(1), now).filter(
    (id) => areaOf.get(id) === 'real-estate-math',
  );
  expect(third.toSorted()).toEqual(math.slice(-outline['real-estate-math']).toSorted());
});

test('a drill has one topic, up to 20 questions; a quick round has ten', () => {
  const drill = drawExam(bank, { mode: 'drill', topic: 'agency' }, {}, seeded(1), now);
  expect(drill).toHaveLength(20);
  expect(new Set(drill.map((id) => topicOf.get(id)))).toEqual(new Set(['agency']));
  const few = bank.filter(({ topic }) => topic === 'property-management').slice(0, 13);
  expect(drawExam(few, { mode: 'drill', topic: 'property-management' }, {}, seeded(1), now)).toHaveLength(13);
  expect(drawExam(bank, { mode: 'drill', topic: 'no-such-topic' }, {}, seeded(1), now)).toEqual([]);
  expect(drawExam(bank, { mode: 'quick' }, {}, seeded(1), now)).toHaveLength(10);
});

test('a drill of a concept has five questions without enemies, its own and its neighbors’', () => {
  for (const entry of bank) {
    const ids = drawExam(bank, { mode: 'concept', concept: entry.concept, slug: 'x' }, {}, seeded(1), now);
    expect(ids, entry.id).toHaveLength(5);
    expect(ids.some((id) => bank.find((of) => of.id === id)!.concept === entry.concept)).toBe(true);
    expect(ids.filter((id) => enemies.get(id)?.some((enemy) => ids.includes(enemy)))).toEqual([]);
  }
});

test('mistakes are what was answered wrong and not right twice since, if the bank still has it', () => {
  const at = '2026-03-02T09:00:00.000Z';
  const records = {
    'math-001': seen(at, { wrong: 1, streak: 0 }),
    'math-002': seen(at, { wrong: 3, streak: 1 }),
    'math-003': seen(at, { wrong: 1, streak: 2 }),
    'math-004': seen(at),
    'gone-001': seen(at, { wrong: 1, streak: 0 }),
  };
  expect(drawExam(bank, { mode: 'mistakes' }, records, seeded(1), now).toSorted()).toEqual(['math-001', 'math-002']);
  expect(drawExam(bank, { mode: 'mistakes' }, {}, seeded(1), now)).toEqual([]);
});

test.each(['pearson-vue', 'psi'] as const)(
  'ten full exams of one learner by %s share no question, each has its outline’s counts and no two enemies',
  (weights) => {
    expect(enemies.size).toBeGreaterThan(20);
    for (const learner of [0, 1, 2, 3, 4]) {
      const records: Record<string, QuestionRecord> = {};
      const exams = Array.from({ length: 10 }, (_, index) => {
        const random = seeded(10 * learner + index + 1);
        const drawn = drawExam(bank, { mode: 'exam', size: 80, weights }, records, random, now);
        for (const id of drawn) records[id] = seen(`2026-03-${String(2 + index).padStart(2, '0')}T09:00:00.000Z`);
        return drawn;
      });
      expect(new Set(exams.flat()).size).toBe(800);
      for (const exam of exams) {
        expect(counts(exam)).toEqual(outlineShares(80, weights));
        expect(exam.filter((id) => enemies.get(id)?.some((enemy) => exam.includes(enemy)))).toEqual([]);
      }
    }
  },
);
