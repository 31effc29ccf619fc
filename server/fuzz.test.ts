import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFuzz } from './testing/fuzz/run-fuzz.ts';
import { testDatabases, type TestDatabases } from './testing/test-databases.ts';

/**
 * The same requests in every run, so that a failure can be repeated; `npm run bench:fuzz` sends other and more ones.
 */
const seed = 20_261_120;

let databases: TestDatabases;
beforeAll(async () => {
  databases = testDatabases();
});
afterAll(() => databases.stop());

test(
  '4,000 hostile requests to every address: no 5xx, no leak, nothing stored that was refused, nothing shown ' +
    'unescaped',
  async () => {
    const { findings, statuses, tally } = await runFuzz(await databases.open(), { count: 4000, seed });
    expect(findings).toEqual([]);
    // Requests that are all refused would prove little.
    expect(
      [tally.subscriptions, tally.messages, tally.links, tally.corrections, tally.factCorrections, tally.alerts].every(
        (count) => count > 10,
      ),
    ).toBe(true);
    expect([200, 303, 400, 403, 404, 405, 413, 415, 422].every((status) => (statuses.get(status) ?? 0) > 0)).toBe(true);
  },
  90_000,
);
