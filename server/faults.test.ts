/** The small form of `npm run bench:faults`: schedules that between them hold most faults. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSchedule } from './testing/faults/run-schedule.ts';
import { drawSchedule } from './testing/faults/schedule.ts';
import { copyServer, type ServerCopy } from './testing/server-process.ts';
import { databaseKinds, startDatabases } from './testing/test-databases.ts';

const seeds = { sqlite: [2], postgres: [1] };
let copy: ServerCopy;
beforeAll(async () => {
  copy = await copyServer();
});
afterAll(() => copy.remove());

test.each(databaseKinds)(
  '%s: what was acknowledged is there once, whatever breaks',
  async (kind) => {
    const databases = await startDatabases(kind);
    for (const seed of seeds[kind]) {
      const { violations, acknowledged } = await runSchedule(drawSchedule(seed, kind), databases, copy);
      expect(violations, `seed ${seed}`).toEqual([]);
      expect(acknowledged).toBeGreaterThan(10);
    }
    await databases.stop();
  },
  90_000,
);

test('a seed is always the same schedule, and another one another', () => {
  expect(drawSchedule(7, 'postgres')).toEqual(drawSchedule(7, 'postgres'));
  expect(drawSchedule(7, 'postgres')).not.toEqual(drawSchedule(8, 'postgres'));
});
