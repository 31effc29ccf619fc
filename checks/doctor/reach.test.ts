import { expect, test } from 'vitest';
import { isUnreachable, reachAll } from './reach.ts';

/** Answers by address; an address that is not listed gives no answer. */
const net =
  (statuses: Record<string, number>, log: string[] = []) =>
  async (address: string, { method }: RequestInit) => {
    log.push(`${method} ${address}`);
    const status = statuses[address];
    if (status === undefined) throw new TypeError('fetch failed');
    return new Response(null, { status });
  };

test('each address is asked once, by HEAD', async () => {
  const log: string[] = [];
  await reachAll(
    ['https://a.org', 'https://a.org', 'https://b.org'],
    net({ 'https://a.org': 200, 'https://b.org': 200 }, log),
  );
  expect(log).toEqual(['HEAD https://a.org', 'HEAD https://b.org']);
});

test('a site that refuses HEAD is asked by GET', async () => {
  const fetcher = async (_: string, { method }: RequestInit) =>
    new Response(null, { status: method === 'HEAD' ? 405 : 200 });
  expect(await reachAll(['https://a.org'], fetcher)).toEqual([{ address: 'https://a.org', status: 200 }]);
});

test('a dead address among living ones is found', async () => {
  const answers = await reachAll(
    ['https://a.org', 'https://dead.org', 'https://gone.org'],
    net({ 'https://a.org': 200, 'https://gone.org': 404 }),
  );
  expect(answers).not.toBe('offline');
  expect(
    (answers as { address: string; status: number | 'no answer' }[])
      .filter(isUnreachable)
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual(['https://dead.org', 'https://gone.org']);
});

test('when nothing answers, not even a landmark, the machine is offline', async () => {
  expect(await reachAll(['https://a.org'], net({}))).toBe('offline');
  expect(await reachAll(['https://a.org'], net({ 'https://example.com/': 200 }))).toEqual([
    { address: 'https://a.org', status: 'no answer' },
  ]);
});

test('no address to test is not offline', async () => {
  expect(await reachAll([], net({}))).toEqual([]);
});

test('a page that turns robots away is there', () => {
  expect([200, 301, 401, 403, 429].map((status) => isUnreachable({ address: '', status }))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([404, 410, 500].map((status) => isUnreachable({ address: '', status }))).toEqual([true, true, true]);
});
