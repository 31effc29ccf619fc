import { expect, test } from 'vitest';
import type { SearchPlace } from './find-places.ts';
import { shortcuts, withShortcuts } from './shortcuts.ts';

const place = (name: string, code: string, more: Partial<SearchPlace> = {}): SearchPlace => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  inSentence: name,
  code,
  isTerritory: false,
  time: 'About 6 weeks.',
  cost: 'About $200.',
  broker: { word: 'broker', takes: '4 years of experience.' },
  ...more,
});
const known = [
  place('Arizona', 'AZ'),
  place('Arkansas', 'AR'),
  place('District of Columbia', 'DC', { inSentence: 'the District of Columbia' }),
  place('Florida', 'FL'),
  place('Guam', 'GU', { isTerritory: true }),
  place('Indiana', 'IN'),
  place('Kansas', 'KS'),
  place('Nevada', 'NV'),
  place('New York', 'NY'),
  place('Oregon', 'OR'),
  place('Texas', 'TX'),
  place('Virginia', 'VA'),
  place('Washington', 'WA'),
  place('West Virginia', 'WV'),
];

const tableOf = (asked: string) => `/state-guides/table?${asked}`;
const byFees = tableOf('sort=total&columns=cost');
const byHours = tableOf('sort=hours&columns=education');
const costPage = '/how-to-get-licensed/cost';
const compared = (...slugs: string[]) => `/state-guides/compare?states=${slugs.join(',')}`;

test.each([
  ['nevada vs arizona', [compared('nevada', 'arizona')]],
  ['Nevada vs. Arizona', [compared('nevada', 'arizona')]],
  ['NV vs AZ', [compared('nevada', 'arizona')]],
  ['compare texas, florida and new york', [compared('texas', 'florida', 'new-york')]],
  ['is texas cheaper', []],
  ['cost of a license in texas vs florida', [compared('texas', 'florida')]],
  ['difference between virginia and west virginia', [compared('virginia', 'west-virginia')]],
  ['nevada arizona', [compared('nevada', 'arizona'), '/resources/reciprocity/arizona#nevada']],
  ['texas or oregon', [compared('texas', 'oregon')]],
  ['texas guam', [compared('texas', 'guam')]],
  ['cost texas', ['/how-to-get-licensed/cost/texas']],
  ['texas cost', ['/how-to-get-licensed/cost/texas']],
  ['how much does it cost to get a real estate license in new york?', ['/how-to-get-licensed/cost/new-york']],
  ['HOW LONG IN FLORIDA', ['/state-guides/florida']],
  ['how long florida', ['/state-guides/florida']],
  ['how long does it take to become a realtor in washington dc', ['/state-guides/district-of-columbia']],
  ['how long is renewal in kansas', ['/keep-your-license/kansas']],
  ['move license from texas to nevada', ['/resources/reciprocity/nevada#texas']],
  ['moving to nevada from texas', ['/resources/reciprocity/nevada#texas']],
  ['TX to NV reciprocity', ['/resources/reciprocity/nevada#texas']],
  ['tx to nv', ['/resources/reciprocity/nevada#texas']],
  ['texas reciprocity with oregon', ['/resources/reciprocity/oregon#texas']],
  ['texas to guam', []],
  ['florida reciprocity', ['/resources/reciprocity/florida']],
  ['reciprocity from florida', []],
  ['felony in arkansas', ['/how-to-get-licensed/criminal-record#arkansas']],
  ['practice exam indiana questions', []],
  ['practice questions IN', ['/exam-prep/practice?state=indiana']],
  ['cost of errors insurance texas', []],
  ['broker fees texas', []],
  ['texas', ['/state-guides/texas']],
  ['how to get a license in washington', ['/state-guides/washington']],
  ['washington dc', ['/state-guides/district-of-columbia']],
  ['Washington, D.C.', ['/state-guides/district-of-columbia']],
  ['d.c.', ['/state-guides/district-of-columbia']],
  ['how to get a license in washington dc', ['/state-guides/district-of-columbia']],
  ['become a broker in texas', ['/state-guides/texas#broker']],
  ['texas broker license requirements', ['/state-guides/texas#broker']],
  ['how do I get a broker’s license in Texas?', ['/state-guides/texas#broker']],
  ['how to become a broker', [tableOf('columns=broker'), '/how-to-get-licensed']],
  ['broker license', [tableOf('columns=broker'), '/how-to-get-licensed']],
  ['broker', []],
  ['sponsoring broker', []],
  ['cheapest state', [byFees, costPage]],
  ['which state is the cheapest to get a real estate license?', [byFees, costPage]],
  ['fastest state', [byHours, costPage]],
  ['state with the fewest hours', [byHours, costPage]],
  ['how long does it take', [costPage, byHours]],
  ['how long does it take to get a real estate license', [costPage, byHours]],
  ['how soon can I earn', [costPage, byHours]],
  ['how soon can I start earning money', [costPage, byHours]],
  ['how soon can I earn in texas', ['/state-guides/texas']],
  ['how do I become a real estate agent', []],
  ['military', ['/resources/reciprocity#military']],
  ['military spouse', ['/resources/reciprocity#military']],
  ['servicemember', ['/resources/reciprocity#military']],
  ['military spouse license transfer', ['/resources/reciprocity#military']],
  ['transfer license to oregon military', ['/resources/reciprocity/oregon#military']],
  ['military spouse texas', ['/resources/reciprocity/texas#military']],
  ['military spouse moving license from texas to oregon', ['/resources/reciprocity/oregon#texas']],
  ['military guam', []],
  ['spouse', []],
  ['hours in or out', []],
  ['from to', []],
  ['', []],
])('%s leads to %j', (query, found) => {
  expect(shortcuts(query, known).map(({ path }) => path)).toEqual(found);
});

test('a shortcut says what it answers, at once where a sentence can', () => {
  expect(shortcuts('how long dc', known)).toEqual([
    {
      path: '/state-guides/district-of-columbia',
      title: 'How long it takes in the District of Columbia',
      kind: 'State guide',
      excerpt: [{ text: 'About 6 weeks.', marked: false }],
    },
  ]);
});

test('shortcuts come first, and a page that is one of them is named once', () => {
  const result = (path: string) => ({ path, title: '', kind: '', excerpt: [] });
  const answer = { total: 40, results: [result('/a'), result('/b')] };
  expect(withShortcuts([result('/b'), result('/c')], answer)).toEqual({
    total: 41,
    results: [result('/b'), result('/c'), result('/a')],
  });
});
