/** Run before the browser tests: sees to it that there is a Chromium, and says in one line what to do where it cannot. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const advice = 'Install Chromium (Debian: apt-get install chromium) or run npx playwright install chromium, or set CHROMIUM_PATH';

/** Output is kept back and shown only where the command fails. */
function runQuietly(command: string, ...values: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, values, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (status !== 0) console.error(`${command} ${values.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}

/** A fresh container has no package lists, and knows no chromium until it fetches them. */
const isKnownToApt = (): boolean => spawnSync('apt-cache', ['show', '--no-all-versions', 'chromium']).status === 0;

function installWithApt(): boolean {
  console.log('No Chromium found: installing Debian’s.');
  if (!isKnownToApt() && !runQuietly('apt-get', 'update')) return false;
  return runQuietly('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

try {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!findChromium() && !(canInstall && installWithApt() && findChromium())) throw new Error(advice);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
