import { expect, test } from 'vitest';
import { factChanges } from '../facts/fact-changes.server.ts';
import { byDay } from './change-list.server.ts';

const listed = byDay(factChanges(), 'oneState').flatMap(({ read }) => read);

test('no change is lost, and its sources are named once for those that follow each other', () => {
  expect(listed.flatMap(({ changes }) => changes)).toHaveLength(factChanges().length);
  const named = listed.map(({ changes, sources }) => [changes[0]!.slug, ...sources.map(({ url }) => url)].join(' '));
  const twice = named.filter((names, index) => names.includes(' ') && names === named[index - 1]);
  // Two days may be read from one page.
  expect(twice.length).toBeLessThan(byDay(factChanges(), 'oneState').length);
  expect(listed.some(({ changes }) => changes.length > 1)).toBe(true);
});

test('what a sentence says was added is called so', () => {
  for (const { kind, sentence } of listed.flatMap(({ changes }) => changes))
    if (/ we added /.test(sentence)) expect(kind, sentence).toBe('added');
});
