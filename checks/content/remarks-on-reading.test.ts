import { expect, test } from 'vitest';
import { remarksOnReading } from './remarks-on-reading.ts';

const problems = (text: string, field = 'entry.minimumAge.note', file = 'content/jurisdictions/ohio.yaml') =>
  remarksOnReading([{ file, field, text }]);

test.each([
  'An older page says $61.',
  'We found nothing about a ruling before you apply.',
  'We have not read a page that states this fee.',
  'Two guides give 80 questions.',
  'The fee was not found.',
  'Most pages say 210 minutes.',
])('"%s" is found', (text) => expect(problems(text)).not.toEqual([]));

test.each(['Confirm the fee with the Commission.', 'Read page 10 of the handbook.', 'We list missing costs.'])(
  '"%s" is none',
  (text) => expect(problems(text)).toEqual([]),
);

test('evidence may say it, and so may the article about how we work', () => {
  expect(problems('An older page says $61.', 'entry.exam.feeUsd.evidence')).toEqual([]);
  expect(problems('Older pages differ.', 'body', 'content/articles/how-to-read-a-state-guide.mdx')).toEqual([]);
});
