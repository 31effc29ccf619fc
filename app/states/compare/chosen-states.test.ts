import { expect, test } from 'vitest';
import { readChosenStates } from './chosen-states.ts';

const known = [
  { name: 'California', slug: 'california', code: 'CA' },
  { name: 'New York', slug: 'new-york', code: 'NY' },
  { name: 'Ohio', slug: 'ohio', code: 'OH' },
  { name: 'Texas', slug: 'texas', code: 'TX' },
  { name: 'Utah', slug: 'utah', code: 'UT' },
];
const slugs = (search: string): string[] => readChosenStates(search, known).states.map(({ slug }) => slug);

test.each([
  ['?states=ohio,texas', ['ohio', 'texas']],
  ['?states=ohio&states=texas&states=&states=', ['ohio', 'texas']],
  ['?states=TX,New%20York', ['texas', 'new-york']],
  ['?states=%20ohio%20,', ['ohio']],
  ['?other=1', []],
  ['', []],
])('%s asks for %j', (search, expected) => {
  expect(readChosenStates(search, known)).toEqual({
    states: known
      .filter(({ slug }) => expected.includes(slug))
      .toSorted((a, b) => expected.indexOf(a.slug) - expected.indexOf(b.slug)),
    problems: [],
  });
});

test('a form that is sent with nothing chosen is told what to do', () => {
  for (const search of ['?states=', '?states=&states=&states=&states=']) {
    const { states, problems } = readChosenStates(search, known);
    expect([states, problems]).toEqual([[], ['Nothing is chosen yet. Choose two states, then press Compare.']]);
  }
});

test('an unknown state is named and left out, the rest is kept', () => {
  expect(slugs('?states=ohio,narnia,texas')).toEqual(['ohio', 'texas']);
  expect(readChosenStates('?states=ohio,narnia,texas', known).problems).toEqual([
    '“narnia” is no state or territory we have, so it is left out.',
  ]);
});

test('a state named twice is shown once', () => {
  expect(slugs('?states=ohio,texas,oh')).toEqual(['ohio', 'texas']);
  expect(readChosenStates('?states=ohio,texas,oh', known).problems).toEqual([
    'Ohio was named more than once; it is shown once.',
  ]);
});

test('of five states four are shown, and the fifth is named', () => {
  const chosen = readChosenStates('?states=california,new-york,ohio,texas,utah', known);
  expect(chosen.states).toHaveLength(4);
  expect(chosen.problems).toEqual(['Four states fit side by side. Left out: Utah.']);
});
