import { expect, test } from 'vitest';
import { changesBetween, groupChanges } from './changes.ts';

test('a changed, an added and a removed line are three changes', () => {
  expect(changesBetween(['a', 'b', 'c', 'd'], ['a', 'B', 'c', 'new', 'd'])).toEqual([
    { removed: ['b'], added: ['B'] },
    { removed: [], added: ['new'] },
  ]);
  expect(changesBetween(['a', 'b'], ['a'])).toEqual([{ removed: ['b'], added: [] }]);
});

test('the same change on two guides is one group; another is a group of its own', () => {
  const changes = new Map([
    ['/ohio', [{ removed: ['Ohio asks for 100 hours'], added: ['100 hours in Ohio'] }]],
    ['/new-york', [{ removed: ['New York asks for 77 hours'], added: ['77 hours in New York'] }]],
    ['/', [{ removed: ['Home'], added: [] }]],
  ]);
  const groups = groupChanges(changes, ['York', 'New York', 'Ohio']);
  expect(groups.map(({ pages }) => pages)).toEqual([['/ohio', '/new-york'], ['/']]);
});

test('a word that changed in fifty different sentences is one group', () => {
  const sentence = (rest: string) => ({ removed: [`60 hours ${rest}`], added: [`60 hrs ${rest}`] });
  const changes = new Map([
    ['/a', [sentence('of pre-licensing education')]],
    ['/b', [sentence('by a school')]],
  ]);
  expect(groupChanges(changes, [])).toHaveLength(1);
});
