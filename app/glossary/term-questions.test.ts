import { expect, test } from 'vitest';
import { questionsOn, topicsOf } from './term-questions.server.ts';

const area = 'contracts-and-agency' as const;
const asked = (topic: string, term: string, count = 1) => Array.from({ length: count }, () => ({ area, topic, term }));

test('a term is tested under the topics of its own questions, each named once', () => {
  const bank = [
    ...asked('Laws of Agency', 'agent', 2),
    ...asked('Contracts and Relationships', 'agent'),
    ...asked('Property Management', 'lease', 9),
  ];
  expect(topicsOf({ slug: 'agent', area }, bank)).toEqual(['Laws of Agency', 'Contracts and Relationships']);
});

test('a term without questions is tested under the topics that hold a quarter of its area', () => {
  const bank = [
    ...asked('Laws of Agency', 'agent', 5),
    ...asked('Contracts and Relationships', 'offer', 2),
    ...asked('Property Management', 'lease', 1),
  ];
  expect(topicsOf({ slug: 'subagent', area }, bank)).toEqual(['Laws of Agency', 'Contracts and Relationships']);
});

test('the questions of the bank are found by their term', () => {
  expect(questionsOn('fha-loan').every(({ term }) => term === 'fha-loan')).toBe(true);
  expect(questionsOn('fha-loan').length).toBeGreaterThan(0);
  expect(questionsOn('no-such-term')).toEqual([]);
});
