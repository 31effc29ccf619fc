import { expect, test } from 'vitest';
import { newsletterOutcome } from './newsletter-outcome.ts';

const siteEmail = 'hello@example.com';

test('202 is sent', () => {
  expect(newsletterOutcome(202, null, siteEmail)).toEqual({ kind: 'sent' });
});

test('422 carries the server’s message', () => {
  const body = { errors: { email: 'This address has a slip in it.' } };
  expect(newsletterOutcome(422, body, siteEmail)).toEqual({
    kind: 'refused',
    message: 'This address has a slip in it.',
  });
});

test.each([null, 'text', {}, { errors: null }, { errors: { email: 7 } }, { errors: { email: '' } }])(
  '422 with the body %j still says what to do',
  (body) => {
    expect(newsletterOutcome(422, body, siteEmail)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('email address'),
    });
  },
);

test.each([200, 404, 405, 429, 500, 501])('%i never claims that the address was saved', (status) => {
  const outcome = newsletterOutcome(status, { errors: { form: 'Not connected.' } }, siteEmail);
  expect(outcome).toMatchObject({ kind: 'not saved', description: expect.stringContaining(siteEmail) });
});

test.each([
  [404, 'not connected'],
  [501, 'not connected'],
  [429, 'tried too often'],
  [500, 'went wrong'],
  [503, 'went wrong'],
])('%i says why: %s', (status, reason) => {
  expect(newsletterOutcome(status, null, siteEmail)).toMatchObject({ description: expect.stringContaining(reason) });
});
