import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { testDatabases, type TestDatabases } from '../testing/test-databases.ts';
import { createLimits, type Limits } from './rate-limit.ts';

describeOnDatabases((databases, kind) => {
  const open = async (place?: Awaited<ReturnType<TestDatabases['newPlace']>>): Promise<Limits> =>
    createLimits({ opened: await databases.open(place), secret: 'shared', trustProxy: false });

  test('after so many attempts one has to wait, and others need not', async () => {
    const limits = await open();
    const attempts = [];
    for (let count = 0; count < 4; count += 1)
      attempts.push(await limits.limitBy('newsletter-email', 'ann@example.com'));
    expect(attempts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    const last = attempts[3];
    expect(last && !last.allowed && last.retryAfterSeconds).toBeGreaterThan(3000);
    expect(await limits.limitBy('newsletter-email', 'bob@example.com')).toEqual({ allowed: true });
    expect(await limits.limitBy('your-data-email', 'ann@example.com')).toEqual({ allowed: true });
  });

  test.runIf(kind === 'postgres')('processes that share a database count together and store no address', async () => {
    const place = await databases.newPlace();
    const [first, second] = [await open(place), await open(place)];
    const results = [];
    for (const limits of [first, second, first, second])
      results.push((await limits.limitBy('newsletter-email', 'ann@example.com')).allowed);
    expect(results).toEqual([true, true, true, false]);
    const rows = await (await databases.open(place)).db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('ann');
  });
});

test('without a socket the client is unknown', async () => {
  const databases = testDatabases();
  const limits = createLimits({ opened: await databases.open(), secret: 's', trustProxy: false });
  const app = new Hono().get('/', (context) => context.text(limits.clientAddress(context)));
  expect(await (await app.request('/')).text()).toBe('unknown');
  await databases.stop();
});
