import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { startMailReceiver, unusedPort } from './testing/mail-receiver.ts';
import { rawRequest } from './testing/raw-request.ts';
import { createTinySite } from './testing/tiny-site.ts';
import { serverParts } from './testing/server-parts.ts';

const repository = join(import.meta.dirname, '..');
let folder: string;
let child: ChildProcess | undefined;

/** main.ts finds its build beside itself, so each run gets a copy of the server in a folder of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'license-atlas-main-'));
  for (const part of serverParts(repository)) {
    await cp(join(repository, part), join(folder, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => child?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let build: Promise<void> | undefined;

/** Once, and not before the first test, which has none. */
const addBuild = (): Promise<void> => (build ??= copyTinySite());

async function copyTinySite(): Promise<void> {
  const site = await createTinySite();
  await cp(site.buildDirectory, join(folder, 'build'), { recursive: true });
  await site.remove();
}

/**
 * `ready` resolves with the first line printed, `says` when the given words have been, `ended` with the exit code and
 * everything printed.
 */
function start(variables: Record<string, string>): {
  ready: Promise<string>;
  says(words: string): Promise<unknown>;
  ended: Promise<{ code: number | null; output: string }>;
} {
  const started = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, METRICS_PORT: '0', ...variables },
  });
  child = started;
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(output.split('\n')[0] ?? '');
    };
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
  });
  const says = async (words: string): Promise<void> => {
    while (!output.includes(words)) await once(started.stdout, 'data');
  };
  return { ready, says, ended: new Promise((resolve) => started.on('close', (code) => resolve({ code, output }))) };
}

test('without a build it says what to run', async () => {
  const { code, output } = await start({ PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('run npm run build first');
  expect(output).not.toContain('    at ');
});

test('bad variables are named', async () => {
  const { code, output } = await start({ PORT: 'x' }).ended;
  expect([code, output.split('\n')[1]]).toEqual([1, '  PORT must be a whole number from 0 to 65535, e.g. PORT=3000']);
});

test('it serves both forms of localhost and drains an open request on SIGTERM', async () => {
  await addBuild();
  const { ready, says, ended } = start({ PORT: '0' });
  const port = Number(/^LicenseAtlas is at http:\/\/localhost:(\d+)$/.exec(await ready)?.[1]);
  expect((await rawRequest(port, '/texas')).status).toBe(200);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  const unfinished = connect(port, '127.0.0.1');
  let answer = '';
  unfinished.on('data', (chunk) => (answer += chunk.toString()));
  await new Promise((resolve) =>
    unfinished.write('GET /texas HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n', resolve),
  );
  // Answered after what came before it has been read.
  await rawRequest(port, '/healthz');
  child?.kill('SIGTERM');
  await says('finishing open requests');
  unfinished.write('\r\n');
  expect((await ended).code).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a taken port is named with a way out', async () => {
  await addBuild();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await start({ PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program.`);
  expect(output).not.toContain('    at ');
});

async function startedPort(ready: Promise<string>): Promise<number> {
  const port = /^LicenseAtlas is at http:\/\/localhost:(\d+)$/.exec(await ready)?.[1];
  if (port === undefined) throw new Error(`The server said: ${await ready}`);
  return Number(port);
}

test('a port for metrics that is taken is named, and the server does not start', async () => {
  await addBuild();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await start({ PORT: '0', METRICS_PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`METRICS_PORT ${port} is taken by another program.`);
  expect(output).not.toContain('    at ');
});

test('a start that fails after the database is open ends the process', async () => {
  await addBuild();
  await writeFile(join(folder, 'build', 'search.sqlite'), 'no database');
  const { ended } = start({ PORT: '0', DATA_DIR: join(folder, 'never-served') });
  const late = new Promise<'still alive'>((resolve) => setTimeout(resolve, 40_000, 'still alive').unref());
  expect(await Promise.race([ended.then(({ code }) => code), late])).toBe(1);
  await rm(join(folder, 'build', 'search.sqlite'));
});

test('a database that is not there is named, without its password', async () => {
  await addBuild();
  const { code, output } = await start({ PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/atlas' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('127.0.0.1:1');
  expect(output).not.toMatch(/secret| {4}at /);
});

test('a directory for data that cannot be one is named, with what to do', async () => {
  await addBuild();
  const file = join(folder, 'server', 'main.ts');
  const { code, output } = await start({ PORT: '0', DATA_DIR: join(file, 'data') }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`${file} is not a directory`);
  expect(output).toContain('set DATA_DIR');
  expect(output).not.toContain('    at ');
});

test('a subscription is stored, mailed and logged without its address; a stop finishes its mail', async () => {
  await addBuild();
  const receiver = await startMailReceiver();
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  receiver.behaviour.holds.answer = hold;
  const metricsPort = await unusedPort();
  const dataDirectory = join(folder, 'data');
  const { ready, says, ended } = start({
    PORT: '0',
    DATA_DIR: dataDirectory,
    SMTP_URL: receiver.url,
    PUBLIC_ORIGIN: 'https://atlas.example',
    MAIL_FROM: 'news@atlas.example',
    METRICS_PORT: String(metricsPort),
  });
  const port = await startedPort(ready);
  const response = await rawRequest(port, '/api/newsletter?from=ann', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ann@person.example"}',
  });
  expect([response.status, response.text]).toEqual([202, '{"status":"pending"}']);
  expect(JSON.parse((await rawRequest(port, '/readyz')).text)).toMatchObject({ status: 'ok', outbox: { waiting: 1 } });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/newsletter",status="202"} 1',
  );
  expect(metrics).toMatch(/^outbox_waiting 1$/m);
  await receiver.reached.answer;
  child?.kill('SIGTERM');
  await says('finishing open requests');
  release();
  const { code, output } = await ended;
  expect([code, receiver.mails.map(({ to }) => to)]).toEqual([0, [['ann@person.example']]]);
  expect(output).toContain('"route":"/api/newsletter"');
  expect(output).not.toMatch(/person\.example|from=ann|127\.0\.0\.1/);
  await receiver.stop();
  // Nobody else on the machine reads what people entrusted to the site.
  expect((await stat(join(dataDirectory, 'license-atlas.sqlite'))).mode & 0o077).toBe(0);
  const { db, close } = await openDatabase({ dataDirectory });
  expect(await db.selectFrom('outbox').select(['state']).execute()).toEqual([{ state: 'sent' }]);
  await close();
});

test('without a mail server a public site says so and keeps its mails, and sends them once it has one', async () => {
  await addBuild();
  const dataDirectory = join(folder, 'without-mail');
  const variables = {
    PORT: '0',
    DATA_DIR: dataDirectory,
    PUBLIC_ORIGIN: 'https://atlas.example',
    MAIL_FROM: 'news@atlas.example',
  };
  const { ready, ended } = start(variables);
  const port = await startedPort(ready);
  const signUp = { headers: { 'content-type': 'application/json' }, body: '{"email":"ann@person.example"}' };
  expect((await rawRequest(port, '/api/newsletter', { method: 'POST', ...signUp })).status).toBe(202);
  const readiness = await rawRequest(port, '/readyz');
  expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
    200,
    expect.objectContaining({ status: 'ok', warnings: [expect.stringContaining('SMTP_URL is not set')] }),
  ]);
  child?.kill('SIGTERM');
  const { code, output } = await ended;
  expect([code, output.match(/"level":"warn".*SMTP_URL is not set/g)?.length]).toEqual([0, 1]);
  expect(output).not.toContain('person.example');
  await expect(stat(join(dataDirectory, 'outbox'))).rejects.toThrow('ENOENT');

  const receiver = await startMailReceiver();
  const again = start({ ...variables, SMTP_URL: receiver.url });
  const { text } = await rawRequest(await startedPort(again.ready), '/readyz');
  expect(JSON.parse(text)).not.toHaveProperty('warnings');
  await vi.waitFor(() => expect(receiver.mails.map(({ to }) => to)).toEqual([['ann@person.example']]), 10_000);
  child?.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
  await receiver.stop();
});

test('a header that is too large is refused', async () => {
  await addBuild();
  const port = await startedPort(start({ PORT: '0' }).ready);
  expect((await rawRequest(port, '/', { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
});
