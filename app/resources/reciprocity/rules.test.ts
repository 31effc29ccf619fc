import { expect, test } from 'vitest';
import { readTransfers } from '../../facts/transfer-rules.server.ts';
import { reciprocityRules, territories } from './rules.server.ts';

const rules = reciprocityRules();
const ruleOf = (code: string) => rules.find((rule) => rule.code === code)!;

test('every place with a page of its own is there, the District too, and the territories are beside them', () => {
  expect(rules.map(({ code }) => code).toSorted()).toEqual(Object.keys(readTransfers()).toSorted());
  expect(ruleOf('DC').summary).toContain('Virginia');
  expect(territories().map(({ slug }) => slug)).toEqual(['guam', 'puerto-rico', 'us-virgin-islands']);
});

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
