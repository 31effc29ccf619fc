import { expect, test } from 'vitest';
import { orderedSteps } from '../../facts/ordered-steps.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { roadLineOf } from './road-line.server.ts';

test.each(listJurisdictions().map((record) => [record.name, record] as const))(
  'the road in %s says in words what it draws: each length, and each wait that nobody publishes',
  (_, record) => {
    const { spans, said } = roadLineOf(record);
    const steps = orderedSteps(record).map(({ id }) => id);
    const striped = said.match(/Steps? ([\d, and]+) ha(?:s|ve) no published wait time/)?.[1] ?? '';
    const waiting = spans.filter(([, weeks]) => weeks === null).map(([step]) => step);
    expect(striped.match(/\d+/g)?.map(Number) ?? []).toEqual(waiting);
    for (const [step, weeks] of spans)
      if (weeks !== null) {
        expect(steps[step - 1]).toBe('course');
        expect(said).toContain(`Step ${step} takes ${weeks} week`);
      }
    expect(spans.some(([, weeks]) => weeks !== null)).toBe(Boolean(record.entry.prelicenseHours.value));
  },
);

test('no road is longer than its line', () => {
  const ends = listJurisdictions().map((record) =>
    roadLineOf(record).spans.reduce((end, [, weeks]) => end + (weeks === null ? 7 : weeks * 3.7), 0),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(100);
});
