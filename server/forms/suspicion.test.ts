import { expect, test } from 'vitest';
import { findSuspicions } from './suspicion.ts';

const submission = {
  name: 'Ann Lee',
  subject: 'Fees in Texas',
  message: 'The fee on your page is last year’s. Write to ann@example.com.',
};
const aMinute = 60_000;
const long = 'A real question about the hours in Texas, with all its details. '.repeat(6);

test('an ordinary message is not suspicious', () => {
  expect(findSuspicions(submission, false, aMinute)).toEqual([]);
});

test('robots give themselves away', () => {
  expect(findSuspicions(submission, true, aMinute)).toEqual(['hidden box checked']);
  expect(findSuspicions(submission, false, null)).toEqual(['form not shown by this site']);
  expect(findSuspicions(submission, false, 2_999)).toEqual(['sent too fast']);
  expect(findSuspicions(submission, false, 25 * 60 * aMinute)).toEqual(['form too old']);
});

test.each([
  'Look: https://casino.example',
  'buy at www.pills.example',
  'cheap-pills.com now',
  '<a href=x>x</a>',
  '[url=x]x[/url]',
  'claim it at prize.de/now',
])('a short message with a link: %s', (message) => {
  expect(findSuspicions({ ...submission, message }, false, aMinute)).toEqual(['links in a short message']);
});

test('a long message may hold two links, not three', () => {
  const links = (count: number) => `${long} https://a.example/x`.concat(' https://b.example/x'.repeat(count - 1));
  expect(findSuspicions({ ...submission, message: links(2) }, false, aMinute)).toEqual([]);
  expect(findSuspicions({ ...submission, message: links(3) }, false, aMinute)).toEqual(['many links']);
});

// Ten times the longest message, so that a repetition without a bound shows by seconds.
test.each(['x', 'a-', 'a.', '@', '<a'])('no message keeps the server thinking: %s and so on', (piece) => {
  const message = piece.repeat(50_000 / piece.length);
  const started = performance.now();
  findSuspicions({ ...submission, message }, false, aMinute);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a link in the name or the subject is suspicious', () => {
  expect(findSuspicions({ ...submission, name: 'Win at https://x.example' }, false, aMinute)).toEqual([
    'link in the name or subject',
  ]);
  expect(findSuspicions({ ...submission, subject: 'www.x.example' }, false, aMinute)).toEqual([
    'link in the name or subject',
  ]);
});
