import { expect, test } from 'vitest';
import { compareRoutes } from './compare-routes.ts';
import { openComparedPages } from './compared-pages.ts';

/** Says what it was asked for, and counts how often. */
function pagesThat(isLimited = false) {
  const asked: string[] = [];
  const write = async (search: string): Promise<string | null> => {
    asked.push(search);
    return search.includes('ohio,texas') ? `<p>${search}</p>` : null;
  };
  const limits = {
    limitBy: async () => (isLimited ? { allowed: false as const, retryAfterSeconds: 1 } : { allowed: true as const }),
    clientAddress: () => '192.0.2.1',
  };
  const app = compareRoutes({ comparedPages: { write }, limits }).get('*', (context) => context.text('built page'));
  const get = (search: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.request(`/state-guides/compare${search}`, { headers }));
  return { asked, get };
}

test('a comparison is written once, and then known by its tag', async () => {
  const { asked, get } = pagesThat();
  const first = await get('?states=ohio,texas');
  expect(await first.text()).toBe('<p>?states=ohio,texas</p>');
  const tag = first.headers.get('etag')!;
  expect((await get('?states=ohio,texas', { 'If-None-Match': tag })).status).toBe(304);
  expect(asked).toEqual(['?states=ohio,texas']);
});

test('what is no comparison is the built page', async () => {
  const { asked, get } = pagesThat();
  for (const search of ['', '?states=ohio', '?theme=dark', `?states=ohio,texas,${'x'.repeat(200)}`])
    expect(await (await get(search)).text()).toBe('built page');
  expect(asked).toEqual(['?states=ohio']);
});

test('whoever asks for too many gets the built page, which compares in the browser', async () => {
  const { asked, get } = pagesThat(true);
  expect(await (await get('?states=ohio,texas')).text()).toBe('built page');
  expect(asked).toEqual([]);
});

test('a browser that takes Brotli gets it', async () => {
  const answer = await pagesThat().get('?states=ohio,texas', { 'Accept-Encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a build without comparisons has none to write', () => {
  expect(openComparedPages('/no/such/build')).toBeUndefined();
});
