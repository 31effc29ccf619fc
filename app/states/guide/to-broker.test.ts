import { expect, test } from 'vitest';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { writeGuide } from './guide.server.ts';

const guideOf = (slug: string) => {
  const states = listJurisdictions();
  return writeGuide(
    states.find((state) => state.slug === slug)!,
    states,
  );
};
const row = (slug: string) => guideOf(slug).broker.find(({ label }) => label === 'Hours from your first license');

test('a guide says the way to the broker license and asks for what nobody found, once', () => {
  expect(guideOf('texas').toBroker).toBe(
    'To become a broker, work 4 years with your first license, take the broker courses, pass the broker exam, and ' +
      'apply. We couldn’t find the cost, or whether you apply before the exam. Ask the Commission.',
  );
  expect(guideOf('colorado').toBroker).toMatch(/^To become an employing .* take the broker courses, and apply\./);
  expect(guideOf('us-virgin-islands').toBroker).toContain('take any required courses');
});

test('a guide says whether the hours of the first license count, with its source, or whom to ask', () => {
  expect(row('texas')?.figure).toMatchObject({ text: 'Included in the broker hours', known: true });
  expect(row('florida')?.figure).toMatchObject({ text: 'They don’t count toward the broker hours', known: true });
  expect(row('texas')?.figure.marks.length).toBeGreaterThan(0);
  expect(row('alaska')?.figure).toMatchObject({ text: 'Ask the Commission', known: false });
});
