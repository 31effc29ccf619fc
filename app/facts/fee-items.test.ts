import { expect, test } from 'vitest';
import { feesToPay } from './fee-items.server.ts';
import { listStates } from './jurisdictions.server.ts';

const steps = (slug: string) =>
  Object.fromEntries(feesToPay(listStates().find((state) => state.slug === slug)!).map(({ id, step }) => [id, step]));

test.each([
  ['ohio', 'book-exam', 'apply-to-state'],
  ['california', 'apply-to-state', 'license'],
  ['new-york', 'book-exam', 'license'],
  ['wyoming', 'book-exam', 'license'],
])('in %s the exam is paid at %s, the application at %s', (slug, exam, application) => {
  expect(steps(slug)).toMatchObject({ 'state-exam-first-attempt': exam, 'application-and-license': application });
});

test('what is not asked for is no item', () => {
  for (const record of listStates()) {
    const ids = feesToPay(record).map(({ id }) => id);
    if (!record.entry.backgroundCheck.value?.required)
      expect(
        ids.filter((id) => id.startsWith('background-check')),
        record.slug,
      ).toEqual([]);
    expect(ids.includes('errors-and-omissions-insurance')).toBe(
      record.entry.errorsAndOmissionsInsurance.value === true,
    );
  }
});

test('the names of saved plans stay: an own figure is found again under today’s fees', () => {
  const idsOf = (slug: string) => feesToPay(listStates().find((state) => state.slug === slug)!).map(({ id }) => id);
  expect(idsOf('ohio').toSorted()).toEqual([
    'application-and-license',
    'background-check-and-fingerprints',
    'pre-licensing-courses',
    'state-exam-first-attempt',
  ]);
  // The license fee is the part that a visitor had to ask for.
  expect(idsOf('massachusetts')).toContain('application-and-license');
});
