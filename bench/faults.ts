/**
 * `npm run bench:faults [-- --schedules 200 --database sqlite|postgres|both --seed 1]`: breaks things on purpose while
 * people subscribe and write, and counts promises that were not kept. A seed that failed is run again by `--seed <seed>
 * --schedules 1 --database <kind>`. `--restarts 5`: PostgreSQL restarted five times under load, and nothing else.
 */
import { parseArgs } from 'node:util';
import { runSchedule } from '../server/testing/faults/run-schedule.ts';
import { drawSchedule, restartsInARow, type Schedule } from '../server/testing/faults/schedule.ts';
import { copyServer } from '../server/testing/server-process.ts';
import { databaseKinds, type DatabaseKind, startDatabases } from '../server/testing/test-databases.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    database: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    restarts: { type: 'string' },
  },
});
const kinds = databaseKinds.filter((kind) => values.database === 'both' || values.database === kind);
if (kinds.length === 0) throw new Error('Use --database sqlite|postgres|both.');
// Its servers and databases end with it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const copy = await copyServer();
if (values.restarts !== undefined) await runAll('postgres', [restartsInARow(Number(values.restarts))]);
else for (const kind of kinds) await runAll(kind, drawn(kind));
await copy.remove();

function drawn(kind: DatabaseKind): Schedule[] {
  return Array.from({ length: Number(values.schedules) }, (_, index) =>
    drawSchedule(Number(values.seed) + index, kind),
  );
}

async function runAll(kind: DatabaseKind, schedules: Schedule[]): Promise<void> {
  const injected = new Map<string, number>();
  const sums = { schedules: 0, offered: 0, acknowledged: 0, mails: 0, pagesAsked: 0, violations: 0 };
  const databases = await startDatabases(kind);
  for (const schedule of schedules) {
    const { seed } = schedule;
    const result = await runSchedule(schedule, databases, copy).catch((error: unknown) => {
      console.log(`${kind}, seed ${seed} could not be run: ${String(error)}`);
      process.exitCode = 1;
    });
    if (!result) continue;
    for (const [name, times] of result.injected) injected.set(name, (injected.get(name) ?? 0) + times);
    sums.schedules += 1;
    for (const part of ['offered', 'acknowledged', 'mails', 'pagesAsked'] as const) sums[part] += result[part];
    sums.violations += result.violations.length;
    const faults = result.schedule.faults.map(({ name }) => name).join(', ');
    console.log(`${kind}, seed ${seed}: ${faults}; ${result.acknowledged} of ${result.offered} acknowledged`);
    for (const violation of result.violations) console.log(`  VIOLATION: ${violation}`);
  }
  await databases.stop();
  if (sums.violations > 0) process.exitCode = 1;
  console.log(`\n${kind}: ${JSON.stringify(sums)}`);
  for (const [name, times] of [...injected].toSorted()) console.log(`  ${name}: ${times}`);
}
