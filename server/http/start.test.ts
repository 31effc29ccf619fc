import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerStart } from './start.ts';

const pages = new Set(['/state-guides/ohio', '/resources/reciprocity/ohio', '/state-guides/guam']);
const app = new Hono().get('/start', answerStart({ pages })).get('/start', (context) => context.text('choose'));

test.each([
  ['state=Ohio&for=license', '/state-guides/ohio'],
  ['state=ohio&for=move', '/resources/reciprocity/ohio'],
  ['state=Guam&for=move', '/state-guides/guam#moving'],
  ['state=ohio', '/state-guides/ohio'],
])('%s leads to %s', async (query, location) => {
  const answer = await app.request(`/start?${query}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test.each(['', 'state=atlantis&for=move', 'state=//evil.example', 'state=../blog'])(
  'what is no state (%s) gets the page to choose from',
  async (query) => {
    expect(await (await app.request(`/start?${query}`)).text()).toBe('choose');
  },
);
