import { describe, expect, test } from 'vitest';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { mergePlans, newEntries, noteLimit, plannedStates, planWork, stateName, tickedIn } from './plan-work.ts';

const plan = { 'done.age': { value: 'yes', at: 10 }, 'note.exam': { value: 'Bring the passport', at: 20 } };

test('a plan is read back as it was written', () => {
  const work = { ohio: plan, 'new-york': {} };
  expect(planWork.read(JSON.parse(JSON.stringify(work)))).toEqual(work);
});

describe('is no plan:', () => {
  const entry = { value: 'yes', at: 1 };
  test.each([
    ['a list', []],
    ['a plan that is no record', { ohio: [] }],
    ['a slug that is none', { 'Ohio!': {} }],
    ['a field of another kind', { ohio: { 'secret.age': entry } }],
    ['a field without a name', { ohio: { 'done.': entry } }],
    ['an entry without a time', { ohio: { 'done.age': { value: 'yes' } } }],
    ['an entry with a broken time', { ohio: { 'done.age': { value: 'yes', at: 1.5 } } }],
    ['an entry with more in it', { ohio: { 'done.age': { ...entry, more: 1 } } }],
    ['a value that is no text', { ohio: { 'done.age': { value: true, at: 1 } } }],
    ['a note over the limit', { ohio: { 'note.exam': { value: 'x'.repeat(noteLimit + 1), at: 1 } } }],
    [
      'more fields than a plan has',
      { ohio: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`done.${index}`, entry])) },
    ],
  ])('%s', (_, value) => {
    expect(planWork.read(value)).toBeNull();
  });
});

test('the newer entry wins whichever plan is loaded into the other, and nothing is lost', () => {
  const other = {
    'done.age': { value: '', at: 11 },
    'note.exam': { value: 'older', at: 5 },
    'date.exam': { value: '2027-01-05', at: 1 },
  };
  const merged = {
    'done.age': { value: '', at: 11 },
    'note.exam': plan['note.exam'],
    'date.exam': { value: '2027-01-05', at: 1 },
  };
  expect(mergePlans(plan, other)).toEqual(merged);
  expect(mergePlans(other, plan)).toEqual(merged);
  expect(planWork.merge({ ohio: plan }, { ohio: other, texas: plan })).toEqual({ ohio: merged, texas: plan });
});

test('two entries of one moment merge alike in both directions', () => {
  const [one, other] = [{ 'note.exam': { value: 'a', at: 1 } }, { 'note.exam': { value: 'b', at: 1 } }];
  expect(mergePlans(one, other)).toEqual(mergePlans(other, one));
});

test('what a visitor just did is newer than an entry from a device whose clock is ahead', () => {
  const ahead = { 'done.age': { value: 'yes', at: 9_000 } };
  expect(mergePlans(ahead, newEntries(ahead, { 'done.age': '' }, 500))).toEqual({
    'done.age': { value: '', at: 9_001 },
  });
});

test('states are named, the one worked on last first; an emptied plan is none', () => {
  const work = {
    ohio: plan,
    texas: { 'done.age': { value: 'yes', at: 99 } },
    utah: { 'done.age': { value: '', at: 500 } },
  };
  expect(plannedStates(work)).toEqual(['texas', 'ohio']);
  expect(planWork.describe(work)).toBe('plans for Texas and Ohio');
  expect(planWork.describe({ ohio: plan })).toBe('a plan for Ohio');
  expect(planWork.describe({ utah: work.utah })).toBe('');
  expect(tickedIn(plan)).toBe(1);
  expect(tickedIn(work.utah)).toBe(0);
});

test('a slug becomes the name of its state', () => {
  for (const { slug, name } of listJurisdictions()) expect(stateName(slug)).toBe(name);
});
