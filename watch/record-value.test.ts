import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { recordValue } from './record-value.ts';

const file = `# A comment that stays.
name: Ohio
entry:
  exam:
    feeUsd:
      value: 63 # as of May
      confidence: medium
      sources: [ s1 ]
  minimumAge: { value: 18, confidence: high, sources: [ s1, s2 ] }
own:
  - text: >-
      Folded by hand,
      and left so.
sources:
  s1: { url: https://a.example }
  s2: { url: https://b.example }
`;

test('the value is new, the old one the newest of the earlier, and nothing else has changed', () => {
  const accepted = {
    path: 'entry.exam.feeUsd',
    value: 65,
    source: 's2',
    until: '2026-12-01',
    ruleChanged: '2026-11-15',
  };
  const { text, old } = recordValue(file, accepted);
  expect(old).toBe(63);
  expect(text).toBe(
    file.replace(
      `      value: 63 # as of May
      confidence: medium
      sources: [ s1 ]`,
      `      value: 65 # as of May
      confidence: medium
      sources: [ s2 ]
      earlier:
        - value: 63
          until: 2026-12-01
          sources: [ s1 ]
          ruleChanged: 2026-11-15`,
    ),
  );
  const twice = recordValue(text, { path: 'entry.exam.feeUsd', value: 70, until: '2027-01-01' }).text;
  expect(load(twice)).toMatchObject({
    entry: { exam: { feeUsd: { value: 70, earlier: [{ value: 65 }, { value: 63 }] } } },
  });
});

test('a source that is given is the only one of the new value, and one page does not make it sure', () => {
  const accepted = { path: 'entry.minimumAge', value: 19, until: '2026-12-01', source: 's2' };
  const { text, before, fact } = recordValue(file, accepted);
  expect(load(text)).toMatchObject({
    entry: {
      minimumAge: { confidence: 'medium', sources: ['s2'], earlier: [{ value: 18, sources: ['s1', 's2'] }] },
    },
  });
  expect([before.confidence, fact.confidence]).toEqual(['high', 'medium']);
});

test('a fact on one line gets lines of its own', () => {
  const { text } = recordValue(file, { path: 'entry.minimumAge', value: 19, until: '2026-12-01' });
  expect(text).toContain('  minimumAge:\n    value: 19\n    confidence: high\n    sources: [ s1, s2 ]\n    earlier:\n');
  expect(text.split('\n').slice(0, 7)).toEqual(file.split('\n').slice(0, 7));
});

test.each([
  ['what is no fact', { path: 'entry.exam', value: 1, until: '2026-12-01' }],
  ['a fact that is not there', { path: 'entry.exam.price', value: 1, until: '2026-12-01' }],
  ['the value that it has', { path: 'entry.exam.feeUsd', value: 63, until: '2026-12-01' }],
  ['a source that is not listed', { path: 'entry.exam.feeUsd', value: 65, until: '2026-12-01', source: 's9' }],
])('%s is refused', (_why, accepted) => {
  expect(() => recordValue(file, accepted)).toThrow(Error);
});

test('of a real file only the lines of the fact change', () => {
  const ohio = readFileSync('content/jurisdictions/ohio.yaml', 'utf8');
  const { text } = recordValue(ohio, { path: 'entry.exam.feeUsd', value: 999, until: '2026-12-01' });
  const lines = new Set(text.split('\n'));
  expect(ohio.split('\n').filter((line) => !lines.has(line)).length).toBeLessThanOrEqual(1);
});
