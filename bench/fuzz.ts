/**
 * `npm run bench:fuzz [-- --requests 10000 --seed 1 --database sqlite|postgres]`: hostile requests to every address of
 * the server, through real HTTP. Ends with 1 where one of them is answered with 5xx, leaks something, or stores what
 * was refused. The same seed sends the same requests.
 */
import { parseArgs } from 'node:util';
import { runFuzz } from '../server/testing/fuzz/run-fuzz.ts';
import { type DatabaseKind, databaseKinds, startDatabases } from '../server/testing/test-databases.ts';
import { alignedTable } from './table.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'sqlite' },
  },
});
const kind = databaseKinds.find((name) => name === values.database);
if (!kind) throw new Error(`--database must be one of ${databaseKinds.join(', ')}.`);
await fuzz(kind, Number(values.requests), Number(values.seed));

async function fuzz(database: DatabaseKind, count: number, seed: number): Promise<void> {
  const databases = await startDatabases(database);
  const started = performance.now();
  try {
    const { statuses, tally, findings } = await runFuzz(await databases.open(), { count, seed });
    const seconds = (performance.now() - started) / 1000;
    console.log(`${count} requests on ${database}, seed ${seed}, ${seconds.toFixed(1)} s.`);
    const rows = [...statuses]
      .toSorted(([first], [second]) => first - second)
      .map(([status, number]) => [status === 0 ? 'cut off' : String(status), String(number)]);
    console.log(alignedTable([['answer', 'times'], ...rows]));
    console.log(
      `Taken and stored: ${tally.subscriptions} sign-ups of ${tally.addresses.size} addresses, ${tally.messages} ` +
        `messages, ${tally.links} links, ${tally.corrections} corrections.`,
    );
    console.log(
      findings.length === 0
        ? 'Nothing was found wrong.'
        : `${findings.length} findings:\n${findings.slice(0, 40).join('\n')}`,
    );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await databases.stop();
  }
}
