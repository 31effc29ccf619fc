import { expect, test } from 'vitest';
import { listJurisdictions, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { orderedSteps, type StepId } from '../facts/ordered-steps.server.ts';
import { planWork } from '../study/plan-work.ts';
import { type MoveFile, moveFiles, writePlan } from './state-plan.server.ts';

const plans = listJurisdictions().map(writePlan);
const planOf = (slug: string) => writePlan(readJurisdictions().get(slug)!);
const moveTo = (slug: string, from: string) => planOf(slug).moves.find((move) => move.from.includes(from))!;

test('every place has a plan for each other one, and none for itself', () => {
  const slugs = plans.filter(({ moves }) => moves.length > 0).map(({ slug }) => slug);
  expect(slugs).toHaveLength(51);
  for (const { slug, moves } of plans.filter((plan) => plan.moves.length > 0))
    expect(moves.flatMap(({ from }) => from).toSorted()).toEqual(slugs.filter((other) => other !== slug).toSorted());
  const files = moveFiles().map(({ content }) => JSON.parse(content) as MoveFile);
  expect(files.map(({ origins }) => origins.length)).toEqual(slugs.map(() => 50));
});

test('every step has something to do, and every id fits a saved plan once', () => {
  for (const { moves, steps } of plans) {
    for (const move of moves) {
      expect(move.steps.every(({ items }) => items.length > 0)).toBe(true);
      const ids = [...move.steps, ...steps].flatMap(({ id, items }) => [
        `date.${id}`,
        ...items.map((item) => `done.${item.id}`),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
      const kept = Object.fromEntries(ids.map((id) => [id, { value: '', at: 1 }]));
      expect(planWork.read({ ohio: kept })).toEqual({ ohio: kept });
    }
  }
});

test('the list has what remains, and says what is skipped and what to ask', () => {
  const move = moveTo('connecticut', 'ohio');
  expect(move.skipped.join()).toContain('pre-licensing course');
  const texts = move.steps.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts).toContainEqual(expect.stringMatching(/^Pass the Connecticut portion of the exam/));
  expect(texts).toContainEqual(expect.stringMatching(/^Get a license history/));
  expect(texts).toContainEqual(expect.stringMatching(/^Send your application to/));
  expect(moveTo('georgia', 'texas').steps.map(({ id }) => id)).not.toContain('move-exam');
});

test('what has to be applied for is a thing to do, not skipped', () => {
  const move = moveTo('hawaii', 'california');
  expect(move.skipped).toEqual([]);
  expect(move.requested).toEqual([expect.stringMatching(/^the national portion of the exam/)]);
  const texts = move.steps.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts).toContainEqual(expect.stringMatching(/^Before you book, apply to skip the national portion/));
});

test('the steps follow the order of the first license, with what each costs', () => {
  const steps: [id: string, of: StepId][] = [
    ['move-course', 'course'],
    ['move-check', 'fingerprints'],
    ['move-apply', 'apply-to-state'],
    ['move-exam', 'exam'],
    ['move-broker', 'sponsor'],
  ];
  for (const record of listJurisdictions()) {
    const order = orderedSteps(record).map(({ id }) => id);
    const last = order.includes('apply-to-state') ? [] : order.map((id) => (id === 'license' ? 'apply-to-state' : id));
    const expected = last.length > 0 ? last : order;
    for (const move of writePlan(record).moves) {
      const places = move.steps
        .map(({ id }) => expected.indexOf(steps.find(([step]) => step === id)?.[1] ?? 'requirements'))
        .filter((place) => place !== -1);
      expect(places, record.slug).toEqual(places.toSorted((a, b) => a - b));
    }
  }
  const fromNewYork = moveTo('north-carolina', 'new-york');
  expect(fromNewYork.steps.map(({ id }) => id)).toEqual([
    'move-ask',
    'move-check',
    'move-apply',
    'move-exam',
    'move-broker',
  ]);
  const texts = fromNewYork.steps.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts).toContainEqual('Exam fee: $53 per attempt.');
  expect(texts).toContainEqual(expect.stringContaining('A first license costs $105.'));
  expect(fromNewYork.steps[1]!.deadlines.join()).toContain('6 months');
  expect(fromNewYork.said.join(' ')).toContain('90 hours of post-license courses within 18 months');
  expect(moveTo('florida', 'ohio').steps.map(({ id }) => id)).toContain('move-check');
});

test('a plan of before this choice is read as it was, and the choice is kept beside it', () => {
  const before = { 'done.age': { value: 'yes', at: 10 }, 'date.pass-the-exam': { value: '2027-03-05', at: 11 } };
  expect(planWork.read({ ohio: before })).toEqual({ ohio: before });
  const after = { ...before, 'license.from': { value: 'texas', at: 12 }, 'done.move-exam': { value: 'yes', at: 13 } };
  expect(planWork.read(JSON.parse(JSON.stringify({ ohio: after })))).toEqual({ ohio: after });
});

test('at the end a plan says when to renew', () => {
  expect(planOf('ohio').after).toBe('You renew every 3 years, with 30 hours of continuing education.');
  expect(planOf('arkansas').after).toMatch(/^You renew every year/);
});

test('what a rule leaves open is asked as a question', () => {
  const asked = (to: string, from: string) => moveTo(to, from).steps[0]!.items.map(({ text }) => text);
  expect(asked('oregon', 'georgia')).toContain('Ask which portions of the exam you have to take.');
  expect(asked('maryland', 'pennsylvania').join()).toMatch(
    /Ask whether you have to take the pre-licensing course .* decides case by case/,
  );
  expect(asked('virginia', 'kentucky').join()).toMatch(/Ask whether you have to take the Virginia portion/);
});
