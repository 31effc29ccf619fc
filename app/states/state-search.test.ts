import { expect, test } from 'vitest';
import { matchingStates } from './state-search.ts';

const states = ['New Jersey', 'New York', 'Ohio'].map((name) => ({ name }));

test('a state is found by any part of its name, whatever the case', () => {
  expect(matchingStates(states, 'w yO')).toEqual([{ name: 'New York' }]);
});

test('an empty query finds every state and an unknown one finds none', () => {
  expect(matchingStates(states, '')).toHaveLength(3);
  expect(matchingStates(states, 'xyz')).toEqual([]);
});
