import { expect, test } from 'vitest';
import { feesToPay } from './fee-items.server.ts';
import { listStates } from './jurisdictions.server.ts';

const steps = (slug: string) =>
  Object.fromEntries(
    feesToPay(listStates().find((state) => state.slug === slug)!).map(({ name, step }) => [name, step]),
  );

test.each([
  ['ohio', 'book-exam', 'apply-to-state'],
  ['california', 'apply-to-state', 'license'],
  ['new-york', 'book-exam', 'license'],
  ['wyoming', 'book-exam', 'license'],
])('in %s the exam is paid at %s, the application at %s', (slug, exam, application) => {
  expect(steps(slug)).toMatchObject({ 'the exam fee': exam, 'the application and license fee': application });
});

test('what is not asked for is no item', () => {
  for (const record of listStates()) {
    const names = feesToPay(record).map(({ item }) => item);
    expect(names.some((item) => item.startsWith('Background check'))).toBe(
      record.entry.backgroundCheck.value?.required ?? false,
    );
    expect(names.includes('Errors and omissions insurance')).toBe(
      record.entry.errorsAndOmissionsInsurance.value === true,
    );
  }
});
