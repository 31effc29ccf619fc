/**
 * `npm run bench:server [-- --seconds 4 --rounds 3 --connections 32]`: requests per second and latency of the Node
 * server, and of Debian's nginx with the same built files in the same run. Loopback, keep-alive, Brotli. The two take
 * turns, so that a busy moment falls on both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { hasNginx, startNginx } from '../deploy/nginx-process.ts';
import { type Load, type LoadProgram, type LoadResult, middleRun } from './server/load.ts';
import { ownLoad } from './server/own-load.ts';
import { findWrk } from './server/wrk.ts';
import { alignedTable, markdownTable } from './table.ts';

const repository = join(import.meta.dirname, '..');
const build = join(repository, 'build');

type Case = Pick<Load, 'path' | 'method' | 'headers' | 'body'> & { name: string; isStatic: boolean };
type Measured = { name: string; node: LoadResult; nginx: LoadResult | null };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];

if (!existsSync(join(build, 'client', 'index.html')))
  throw new Error('There is no finished site to serve: run npm run build first.');
await measure(findWrk() ?? ownLoad);

async function measure(program: LoadProgram): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'license-atlas-bench-'));
  const node = await startNode(folder);
  const nginx = (await hasNginx()) ? await startNginx(build) : null;
  try {
    console.log(
      `Load: ${program.name}, ${connections} connections kept alive, ${seconds} s a run, the middle of ${rounds} ` +
        'runs. One Node process, one nginx worker.',
    );
    const measured: Measured[] = [];
    for (const load of cases()) measured.push(await measureCase(program, load, node.port, nginx?.port));
    print(measured);
  } finally {
    node.child.kill('SIGTERM');
    await nginx?.stop();
    if (node.child.exitCode === null) await once(node.child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** TRUST_PROXY lets every request claim an address of its own: what is measured is the work, not the rate limit. */
async function startNode(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: folder,
    TRUST_PROXY: 'true',
    METRICS_PORT: '0',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  // The request log goes on and has to be read, or it would fill the pipe.
  lines.close();
  child.stdout.resume();
  const port = /:(\d+)$/.exec(line)?.[1];
  if (port === undefined) throw new Error(`The server said: ${line}`);
  return { child, port: Number(port) };
}

function cases(): Case[] {
  const headers = { 'Accept-Encoding': 'br' };
  const asset = readdirSync(join(build, 'client', 'assets'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.js'),
  );
  const reading = ([name, path]: [string, string]): Case => ({ name, path, method: 'GET', headers, isStatic: true });
  const form = { 'Content-Type': 'application/json', 'X-Forwarded-For': '%d' };
  return [
    ...(
      [
        ['/', '/'],
        ['a guide', '/state-guides/texas'],
        ['a hashed asset', `/assets/${asset}`],
      ] as [string, string][]
    ).map(reading),
    {
      name: 'POST /api/newsletter',
      path: '/api/newsletter',
      method: 'POST',
      headers: form,
      body: '{"email":"reader-%d@person.example"}',
      isStatic: false,
    },
  ];
}

async function measureCase(
  program: LoadProgram,
  load: Case,
  nodePort: number,
  nginxPort: number | undefined,
): Promise<Measured> {
  const [ofNode, ofNginx]: [LoadResult[], LoadResult[]] = [[], []];
  await program.run({ ...load, port: nodePort, connections, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    ofNode.push(await program.run({ ...load, port: nodePort, connections, seconds }));
    if (load.isStatic && nginxPort !== undefined)
      ofNginx.push(await program.run({ ...load, port: nginxPort, connections, seconds }));
  }
  return { name: load.name, node: middleRun(ofNode), nginx: ofNginx.length > 0 ? middleRun(ofNginx) : null };
}

function print(measured: Measured[]): void {
  const head = [
    '',
    'Node req/s',
    'p50 ms',
    'p99 ms',
    'refused',
    'nginx req/s',
    'p50 ms',
    'p99 ms',
    'refused',
    'Node : nginx',
  ];
  const rows = [
    head,
    ...measured.map(({ name, node, nginx }) => [
      name,
      ...figures(node),
      ...(nginx ? figures(nginx) : ['', '', '', '']),
      ratio(node, nginx),
    ]),
  ];
  console.log(`\n${alignedTable(rows)}\n\n${markdownTable(rows)}`);
}

function figures({ requestsPerSecond, p50, p99, refused }: LoadResult): string[] {
  return [Math.round(requestsPerSecond).toLocaleString('en-US'), p50.toFixed(2), p99.toFixed(2), String(refused)];
}

function ratio(node: LoadResult, nginx: LoadResult | null): string {
  return nginx ? (node.requestsPerSecond / nginx.requestsPerSecond).toFixed(2) : '';
}
