/** wrk, the usual load generator: C, one thread here, so that it takes as little as possible of what it measures. */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load, LoadProgram, LoadResult } from './load.ts';

const script = join(import.meta.dirname, 'wrk.lua');

/** wrk where it is installed or can be (Debian, as root), else null. */
export function findWrk(): LoadProgram | null {
  if (!isInstalled() && process.getuid?.() === 0) install();
  return isInstalled() ? { name: 'wrk', run } : null;
}

function isInstalled(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  try {
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'wrk'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // No apt or no network: the caller has a load generator of its own.
  }
}

async function run({ port, path, method, headers, body, connections, seconds }: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s', ...given];
  const env = { ...process.env, NUMBERED: body ? '1' : '0', METHOD: method, BODY: body ?? '' };
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, `http://127.0.0.1:${port}${path}`], {
    env,
  });
  const figures = /^FIGURES (\S+) (\S+) (\S+) (\d+)$/m.exec(stdout)?.slice(1).map(Number);
  if (!figures) throw new Error(`wrk said nothing of use:\n${stdout}`);
  const [requestsPerSecond = 0, p50 = 0, p99 = 0, refused = 0] = figures;
  return { requestsPerSecond, p50, p99, refused };
}
