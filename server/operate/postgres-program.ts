import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';

const debianVersions = '/usr/lib/postgresql';

/**
 * Runs one of PostgreSQL's own programs against a database. The password goes through the environment: arguments are
 * everybody's to read in the list of processes.
 * @throws CommandError when the program is not installed or fails, with what it said
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  flags: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { code, said } = await run(programPath(name), [...flags, `--dbname=${url.href}`], password);
  if (code !== 0) throw new CommandError(`${name} failed:\n${said.trim()}`);
}

/** Debian keeps each version in a folder of its own; the newest can read the servers of all before it. */
export function programPath(name: string): string {
  const versions = existsSync(debianVersions)
    ? readdirSync(debianVersions).toSorted((first, second) => Number(second) - Number(first))
    : [];
  return versions.map((version) => join(debianVersions, version, 'bin', name)).find((path) => existsSync(path)) ?? name;
}

function run(path: string, flags: string[], password: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, ...(password && { PGPASSWORD: password }) };
    const child = spawn(path, flags, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.once('error', () =>
      reject(
        new CommandError(
          `${path} cannot be run: install PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
        ),
      ),
    );
    child.once('close', (code) => resolve({ code, said }));
  });
}
