import { expect, test } from 'vitest';
import { termFinder } from '../../glossary/linked-terms/find-terms.ts';
import { plainText, say } from '../../wording/rich-text.ts';
import { linkTermsInSentences } from './link-terms.server.ts';

const plan = {
  find: termFinder([{ slug: 'sponsoring-broker', names: ['Sponsoring broker'] }]),
  ranked: ['sponsoring-broker'],
  most: 8,
};
const figure = { text: '75 hours with a sponsoring broker', marks: [1] };

test('the first use in a guide’s sentences is linked; figures keep their words and sources', () => {
  const sentences = [
    say`Take ${figure}.`,
    say`Join a sponsoring broker, ${figure}.`,
    ['No sponsoring broker is needed.'],
  ];
  const linked = linkTermsInSentences(sentences, plan);
  expect(linked).toEqual([
    ['Take ', figure, '.'],
    [
      'Join a ',
      { text: 'sponsoring broker', marks: [], href: '/resources/glossary/terms/sponsoring-broker' },
      ', ',
      figure,
      '.',
    ],
    ['No sponsoring broker is needed.'],
  ]);
  expect(linked.map(plainText)).toEqual(sentences.map(plainText));
});
