/**
 * `npm run bench:durability [-- --rounds 20 --rate 200 --database sqlite|postgres|both --smtp up|down-then-up --seed
 * 1]`: kills the server again and again while people subscribe and write, and counts what is lost. Exits 1 when
 * anything is lost or there twice.
 */
import { parseArgs } from 'node:util';
import { type CrashResult, runCrashRounds } from '../server/testing/crash/crash-rounds.ts';
import { isFlawless } from '../server/testing/crash/judge.ts';
import { databaseKinds, type DatabaseKind, startDatabases } from '../server/testing/test-databases.ts';
import { seededRandom } from '../server/testing/seeded-random.ts';
import { percentile } from './percentile.ts';
import { alignedTable, markdownTable } from './table.ts';

const options = {
  rounds: { type: 'string', default: '20' },
  rate: { type: 'string', default: '200' },
  database: { type: 'string', default: 'both' },
  smtp: { type: 'string', default: 'up' },
  seed: { type: 'string', default: String(Date.now() % 100_000) },
} as const;
/** Seconds after which the server is killed: from the first requests of a fresh process to a busy one. */
const [shortestRound, longestRound] = [0.5, 5];
const head = [
  'Database',
  'Mail server',
  'Rounds',
  'Acknowledged',
  'Present',
  'Missing',
  'Twice',
  'Clean',
  'Mails expected',
  'Arrived',
  'Missing',
  'Same Message-ID again',
  'Duplicates',
  'Refused',
  'Acknowledged/s',
  'p50 ms',
  'p99 ms',
];

const { values } = parseArgs({ options });
const kinds = databaseKinds.filter((kind) => values.database === 'both' || values.database === kind);
const smtp = values.smtp === 'up' ? 'up' : 'down then up';
if (kinds.length === 0 || !['up', 'down-then-up'].includes(values.smtp))
  throw new Error('Use --database sqlite|postgres|both and --smtp up|down-then-up.');
console.log(
  `${values.rounds} rounds, ${values.rate} subscriptions and ${values.rate} messages a second, mail server ` +
    `${smtp}, seed ${values.seed}`,
);
const rows: string[][] = [];
// With the usual rounds both databases take ten minutes: whoever ends it earlier has what was measured until then.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    console.log(`\nEnded by ${signal} before ${kinds.slice(rows.length).join(' and ')} was judged.`);
    if (rows.length > 0) printTable();
    process.exit(1);
  });
for (const kind of kinds) {
  try {
    rows.push(await measure(kind));
  } catch (error) {
    console.log(`${kind} could not be measured: ${String(error)}`);
    rows.push([kind, smtp, ...head.slice(2).map(() => '?')]);
    process.exitCode = 1;
  }
  printTable();
}

function printTable(): void {
  console.log(`\n${alignedTable([head, ...rows])}\n\n${markdownTable([head, ...rows])}\n`);
}

async function measure(kind: DatabaseKind): Promise<string[]> {
  const databases = await startDatabases(kind, { syncs: true });
  const random = seededRandom(Number(values.seed));
  try {
    const result = await runCrashRounds({
      place: await databases.newPlace(),
      rounds: Number(values.rounds),
      ratePerSecond: Number(values.rate),
      secondsOfRound: () => shortestRound + (longestRound - shortestRound) * random(),
      smtp,
      tell: (line) => console.log(`${kind}, ${line}`),
    });
    if (!isFlawless(result, smtp === 'up' ? Number(values.rounds) : 0)) process.exitCode = 1;
    return describe(kind, result);
  } finally {
    await databases.stop();
  }
}

function describe(kind: DatabaseKind, { loads, mails, ...result }: CrashResult): string[] {
  const latencies = loads.flatMap((load) => load.latencies);
  const sum = (pick: (load: (typeof loads)[number]) => number): number =>
    loads.reduce((total, load) => total + pick(load), 0);
  const refused = sum((load) => [...load.refused.values()].reduce((total, times) => total + times, 0));
  const rate = sum((load) => load.acknowledged) / sum((load) => load.seconds);
  const counts = [loads.length, result.acknowledged, result.present, result.missing, result.twice];
  const mailCounts = [
    mails.expected,
    mails.arrived,
    mails.missing,
    mails.sameIdAgain,
    mails.duplicates,
    refused,
    Math.round(rate),
  ];
  return [
    kind,
    smtp,
    ...counts.map(String),
    result.isClean ? 'yes' : 'no',
    ...mailCounts.map(String),
    percentile(latencies, 50).toFixed(1),
    percentile(latencies, 99).toFixed(1),
  ];
}
