/** The small form of `npm run bench:durability`. */
import { expect, test } from 'vitest';
import { type CrashRun, runCrashRounds } from './testing/crash/crash-rounds.ts';
import { isFlawless } from './testing/crash/judge.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { databasesOf } from './testing/describe-on-databases.ts';
import { type DatabaseKind } from './testing/test-databases.ts';

const seed = 20;

test.each<[DatabaseKind, CrashRun['smtp']]>([
  ['sqlite', 'up'],
  ['postgres', 'down then up'],
])(
  '%s, mail server %s: what was acknowledged before two kills is there once, and so is its mail',
  async (kind, smtp) => {
    const random = seededRandom(seed);
    const databases = databasesOf(kind);
    try {
      const result = await runCrashRounds({
        place: await databases.newPlace(),
        rounds: 2,
        ratePerSecond: 20,
        secondsOfRound: () => 0.7 + random(),
        smtp,
        skipsLease: true,
      });
      expect(result.loads.flatMap(({ refused }) => [...refused])).toEqual([]);
      expect(result).toMatchObject({ missing: 0, twice: 0, isClean: true, mails: { missing: 0, duplicates: 0 } });
      expect(isFlawless(result, smtp === 'up' ? 2 : 0)).toBe(true);
      expect(result.acknowledged).toBeGreaterThan(30);
    } finally {
      await databases.stop();
    }
  },
  60_000,
);
