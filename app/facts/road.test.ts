import { expect, test } from 'vitest';
import { listStates } from './jurisdictions.server.ts';
import { sumFees } from './costs.ts';
import { paperToBook, paperToSave, road } from './road.server.ts';

const fee = { what: 'exam fee', step: 'exam', amountUsd: 63, paidTo: 'PSI' };
const whole = {
  order: ['course', 'apply-to-state', 'exam', 'license'],
  bookingNeeds: 'state approval',
  sponsorNeededAt: 'license',
  fees: [fee],
  deadlines: [{ step: 'exam', text: 'Pass within a year.' }],
  confidence: 'high',
  sources: ['s1'],
};

test('a whole road is read', () => {
  expect(road.safeParse(whole).success).toBe(true);
});

test.each([
  ['order', { order: ['course', 'exam', 'exam', 'license'] }],
  ['fees.0.step', { fees: [{ ...fee, step: 'fingerprints' }] }],
  ['fees.0.rangeUsd', { fees: [{ ...fee, amountUsd: null, rangeUsd: [80, 50] }] }],
  ['fees.0.fact', { fees: [{ ...fee, fact: 'entry.exam.feeUsd' }] }],
  ['fees.0.amountUsd', { fees: [{ what: 'exam fee', step: 'exam', paidTo: 'PSI' }] }],
  ['deadlines.0.step', { deadlines: [{ step: 'sponsor', text: 'Find a broker.' }] }],
  ['sponsorNeededAt', { sponsorNeededAt: 'sponsor' }],
])('what is wrong with %s is said', (path, change) => {
  const read = road.safeParse({ ...whole, ...change });
  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('fees add up to the cent, and those without an amount are named', () => {
  const fees = [0.1, 0.2, null].map((amountUsd) => ({ ...fee, step: 'exam' as const, amountUsd }));
  const items = fees.map(({ what, amountUsd }) => ({ item: what, name: what, amount: amountUsd }));
  expect(sumFees(items)).toEqual({ total: 0.3, highest: 0.3, unknown: ['exam fee'] });
});

test('Ohio wants application and broker before the exam is booked, Texas its approval, New York neither', () => {
  const roadOf = (slug: string) => listStates().find((state) => state.slug === slug)!.road!;
  const ohio = roadOf('ohio');
  expect(ohio.order.indexOf('apply-to-state')).toBeLessThan(ohio.order.indexOf('book-exam'));
  expect(ohio.sponsorNeededAt).toBe('apply-to-state');
  expect(ohio.fees.find(({ step }) => step === 'apply-to-state')?.fact).toBe('entry.applicationFeeUsd');
  expect(roadOf('texas').bookingNeeds).toBe('state approval');
  expect(roadOf('new-york').order).not.toContain('apply-to-state');
});

test('what to have at hand is named in the number and by the name that the state wants', () => {
  const paperOf = (slug: string) => paperToBook(listStates().find((state) => state.slug === slug)!.road);
  expect(paperOf('utah')).toBe(' Have your course certificate ready.');
  expect(paperOf('new-mexico')).toBe(' Have the certificates of all your courses ready.');
  expect(paperOf('maine')).toBe(' Have your course transcript ready.');
  expect(paperOf('texas')).toBe('');
  expect(paperToSave(listStates().find(({ slug }) => slug === 'maine')!.road)).toContain('transcript');
});
