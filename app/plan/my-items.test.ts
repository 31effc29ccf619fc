import { expect, test } from 'vitest';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { planWork, tickedIn, valuesOf } from '../study/plan-work.ts';
import { isMine, mineName } from './my-items.ts';
import { planData } from './state-plan.server.ts';

const plans = listJurisdictions().map(planData);
const counted = (items: (typeof plans)[0]['steps'][0]['items'], values: Record<string, string>): string[] =>
  items.filter((item) => isMine(item, values)).map(({ id }) => id);

test('what is for people with a record counts for them alone, and stands before the course', () => {
  for (const { slug, steps } of plans) {
    const items = steps.flatMap((step) => step.items);
    const everybody = items.filter(({ onlyIf }) => !onlyIf).map(({ id }) => id);
    expect(counted(items, {}), slug).toEqual(everybody);
    expect(counted(items, { 'done.age': 'yes', [mineName('criminal-record')]: '' }), slug).toEqual(everybody);
    const own = counted(items, { [mineName('criminal-record')]: 'yes' });
    expect(own, slug).toHaveLength(everybody.length + 1);
    // The Virgin Islands are not known to ask for a course.
    if (own.includes('enroll')) expect(own.indexOf('criminal-record'), slug).toBeLessThan(own.indexOf('enroll'));
    expect(items.find(({ id }) => id === 'criminal-record')!.onlyIf, slug).toMatch(
      /^Have a criminal record[?] ((Ask|Apply) before you pay for a course|(Ask about|Look into) it first)$/,
    );
  }
});

test('a plan that was saved before keeps its ticks: who ticked it off has a record, and it counts as done', () => {
  // As browsers and files held it on November 22, 2026.
  const saved = {
    ohio: { 'done.age': { value: 'yes', at: 1 }, 'done.criminal-record': { value: 'yes', at: 2 } },
    texas: { 'done.age': { value: 'yes', at: 1 }, 'done.criminal-record': { value: '', at: 3 } },
  };
  const read = planWork.read(saved)!;
  expect(read).toEqual(saved);
  const items = (slug: string) => plans.find((plan) => plan.slug === slug)!.steps.flatMap((step) => step.items);
  const done = (slug: 'ohio' | 'texas') => {
    const values = valuesOf(read[slug]!);
    return counted(items(slug), values).filter((id) => values[`done.${id}`]);
  };
  expect(done('ohio')).toEqual(['age', 'criminal-record']);
  expect(done('ohio')).toHaveLength(tickedIn(read['ohio']!));
  expect(done('texas')).toEqual(['age']);
  expect(counted(items('texas'), valuesOf(read['texas']!))).not.toContain('criminal-record');
});

test('that somebody has a record is a field as today’s plans have them, read and merged like the others', () => {
  const said = { ohio: { [mineName('criminal-record')]: { value: 'yes', at: 5 } } };
  expect(planWork.read(said)).toEqual(said);
  expect(planWork.merge({ ohio: { 'done.age': { value: 'yes', at: 1 } } }, said)['ohio']).toMatchObject(said.ohio);
});
