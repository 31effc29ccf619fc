import { expect, test } from 'vitest';
import { enemiesAmong, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { listStateLaws } from '../state-law/state-law.server.ts';
import { isOnLaw } from '../../question-bank/question-area.ts';
import { drawExam } from './draw-exam.ts';
import { newExam } from './exam-changes.ts';
import { outlineShares, sharesOf } from './exam-outline.ts';
import { statesOfExam } from './exam-states.server.ts';
import { fullExam } from './full-exam.ts';
import { lawBankFiles, lawEntries } from './law-bank.ts';
import { lawFiles } from './law-files.server.ts';
import { questionFiles } from './question-files.server.ts';
import { portionWords } from './verdict.ts';

const states = new Map(statesOfExam().map((state) => [state.slug, state]));
const enemies = enemiesAmong([...readQuestionBank(), ...listStateLaws().flatMap(({ questions }) => questions)]);
const national = questionFiles().flatMap(({ area, topic, questions }) =>
  questions.map(({ id, concept }) => ({ id, area, topic, concept, enemies: enemies.get(id) ?? [] })),
);
const areaOf = new Map(national.map(({ id, area }) => [id, area]));
const now = Date.parse('2026-11-22T09:00:00.000Z');

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function drawn(slug: string, records: Record<string, QuestionRecord> = {}, seed = 1): string[] {
  const state = states.get(slug)!;
  const law = state.law ? lawEntries(state.law, enemies) : [];
  return drawExam([...national, ...law], fullExam(state, 'state'), records, seeded(seed), now);
}
const shares = (ids: string[]) =>
  Object.fromEntries(
    [...Map.groupBy(ids, (id) => areaOf.get(id) ?? 'state-law')].map(([area, of]) => [area, of.length]),
  );

test('the outline follows the company that gives the state’s exam', () => {
  expect(['georgia', 'texas', 'california', 'vermont'].map((slug) => states.get(slug)!.outline)).toEqual([
    'psi',
    'pearson-vue',
    'pearson-vue',
    'psi',
  ]);
  expect(outlineShares(80, 'psi')).toEqual({
    'property-characteristics': 9,
    'ownership-transfer-recording': 8,
    'value-and-appraisal': 5,
    'contracts-and-agency': 24,
    'real-estate-practice': 13,
    'disclosures-and-environment': 5,
    'financing-and-settlement': 8,
    'real-estate-math': 8,
  });
});

test('an exam like Georgia’s has 100 national questions in PSI’s shares, then 52 on its law from every part', () => {
  const ids = drawn('georgia');
  expect(shares(ids)).toEqual({ ...outlineShares(100, 'psi'), 'state-law': 52 });
  expect(ids.slice(0, 100).some(isOnLaw)).toBe(false);
  expect(ids.slice(100).every((id) => id.startsWith('ga-'))).toBe(true);
  const parts = lawFiles().filter(({ state }) => state === 'georgia');
  for (const part of parts) expect(part.ids.some((id) => ids.includes(id))).toBe(true);
});

test('Florida’s is one exam of 100 by its own outline, 31 of them on its law, all mixed, in its 210 minutes', () => {
  const ids = drawn('florida');
  expect(ids).toHaveLength(100);
  expect(shares(ids)).toEqual({
    'property-characteristics': 8,
    'ownership-transfer-recording': 11,
    'value-and-appraisal': 10,
    'contracts-and-agency': 10,
    'real-estate-practice': 5,
    'disclosures-and-environment': 2,
    'financing-and-settlement': 13,
    'real-estate-math': 10,
    'state-law': 31,
  });
  const parts = lawFiles().filter(({ state }) => state === 'florida');
  const ofEach = parts.map((part) => part.ids.filter((id) => ids.includes(id)).length);
  expect(ofEach).toEqual([8, 7, 5, 3, 4, 1, 2, 1]);
  const request = fullExam(states.get('florida'), 'state');
  expect(newExam('x', request, ids, '2026-11-22T09:00:00.000Z').allowedMs).toBe(210 * 60_000);
  expect(ids.slice(0, 50).some(isOnLaw)).toBe(true);
  expect(ids.slice(0, 50).every(isOnLaw)).toBe(false);
});

test('California and New York get one exam of their own size and time, all national without a module', () => {
  const california = drawn('california');
  expect(shares(california)).toEqual({
    'property-characteristics': 14,
    'ownership-transfer-recording': 15,
    'value-and-appraisal': 18,
    'contracts-and-agency': 44,
    'real-estate-practice': 25,
    'disclosures-and-environment': 15,
    'financing-and-settlement': 15,
    'real-estate-math': 4,
  });
  expect(shares(drawn('new-york'))).toEqual(outlineShares(75));
  const minutes = ['california', 'new-york'].map((slug) => {
    const state = states.get(slug)!;
    expect([state.hasStatePortion, state.law, state.percent]).toEqual([false, undefined, 70]);
    const request = fullExam(state, 'state');
    return newExam('x', request, drawn(slug), '2026-11-22T09:00:00.000Z').allowedMs / 60_000;
  });
  expect(minutes).toEqual([180, 90]);
});

test('other combined exams stay national, by choice of 80 or 100', () => {
  for (const slug of ['michigan', 'wisconsin'])
    expect(fullExam(states.get(slug), 'state')).toEqual({
      mode: 'exam',
      size: 80,
      weights: states.get(slug)!.outline,
    });
});

test('no exam holds two enemies, also on the law; what was seen comes last', () => {
  const records: Record<string, QuestionRecord> = {};
  for (const slug of ['florida', 'georgia', 'south-carolina', 'virginia', 'washington'])
    for (let seed = 1; seed <= 5; seed++) {
      const ids = drawn(slug, records, seed);
      expect(ids.filter((id) => enemies.get(id)?.some((enemy) => ids.includes(enemy)))).toEqual([]);
    }
  const first = drawn('florida').filter(isOnLaw);
  for (const id of first) records[id] = { seen: 1, right: 1, wrong: 0, streak: 1, at: '2026-11-21T09:00:00.000Z' };
  const second = drawn('florida', records, 2).filter(isOnLaw);
  expect(second.filter((id) => first.includes(id)).length).toBeLessThan(10);
});

test('the page finds the file of every question on a law', () => {
  for (const { slug, law } of states.values()) {
    if (!law) continue;
    const files = lawFiles().filter(({ state }) => state === slug);
    expect(lawBankFiles(slug, law).map(({ address }) => address)).toEqual(files.map(({ address }) => address));
    const found = lawBankFiles(slug, law).flatMap(({ questions }) => questions.map(([id]) => id));
    expect(found).toEqual(files.flatMap(({ ids }) => ids));
  }
});

test('shares add up, and each portion is told apart', () => {
  expect(sharesOf(7, [1, 1, 1])).toEqual([3, 2, 2]);
  const areas = { 'state-law': { right: 37, asked: 52 }, 'real-estate-math': { right: 82, asked: 100 } };
  expect(portionWords({ right: 119, asked: 152, areas })).toBe(
    'National questions: 82 of 100 (82%). State law: 37 of 52 (71.1%). Many states require you to pass both.',
  );
  expect(portionWords({ right: 119, asked: 152, areas }, 'Florida')).toBe(
    'National questions: 82 of 100 (82%). State law: 37 of 52 (71.1%). Florida gives one score for both.',
  );
});
