import { expect, test } from 'vitest';
import { reciprocityRules } from './rules.server.ts';

const rules = reciprocityRules();
const ruleOf = (code: string) => rules.find((rule) => rule.code === code)!;

test('a list comes with its caveat, and a state without one has none', () => {
  expect(ruleOf('OR').listed).toEqual(['AL', 'GA', 'NE', 'SD']);
  expect(ruleOf('MA').listed).toContain('NY');
  expect(ruleOf('MA').caveat).toContain('From New York, only brokers');
  expect(ruleOf('NY').listed).toEqual([]);
});

test('a kind that is not certain says why, one that is certain adds nothing', () => {
  expect(ruleOf('NY').caveat).toContain('license New Yorkers without an exam');
  expect(ruleOf('CO').caveat).toBe('');
});
