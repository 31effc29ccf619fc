import { expect, test } from 'vitest';
import { reciprocityRules } from './rules.server.ts';

const rules = reciprocityRules();
const ruleOf = (code: string) => rules.find((rule) => rule.code === code)!;

test('a list that holds for some licensees only says for whom', () => {
  expect(ruleOf('NY').listed).toContain('AR');
  expect(ruleOf('NY').caveat).toContain('brokers only');
});

test('a kind that is not certain says why, one that is certain adds nothing', () => {
  expect(ruleOf('AR').caveat).toContain('home state');
  expect(ruleOf('CO').caveat).toBe('');
});
