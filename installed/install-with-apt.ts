/** Debian's packages, for programs that tests and rendering need. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Output is kept back and shown only where the command fails. */
function runQuietly(command: string, ...values: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, values, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(`${command} ${values.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}

/** A fresh container has no package lists, and knows no package until it fetches them. */
const isKnownToApt = (name: string): boolean =>
  spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0;

/** Installs a package where this is root on Debian. Returns whether it did. */
export function installWithApt(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${name}.`);
  if (!isKnownToApt(name) && !runQuietly('apt-get', 'update')) return false;
  return runQuietly('apt-get', 'install', '-y', '--no-install-recommends', name);
}
