/** The real server as a child process, in a folder of its own, to be stopped or killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.ts';
import { serverParts } from './server-parts.ts';
import { createTinySite } from './tiny-site.ts';

/** A copy of the server with a build of a few pages beside it, where main.ts looks for one. */
export type ServerCopy = { folder: string; remove(): Promise<void> };

/** `kill`: SIGKILL, resolves when the process is gone. `stop`: SIGTERM, resolves with the exit code. */
export type ServerProcess = {
  port: number;
  child: ChildProcess;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

const repository = join(import.meta.dirname, '..', '..');
const readyWithinMilliseconds = 30_000;

export async function copyServer(): Promise<ServerCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'license-atlas-copy-'));
  for (const part of serverParts(repository)) await cp(join(repository, part), join(folder, part), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const site = await createTinySite();
  await cp(site.buildDirectory, join(folder, 'build'), { recursive: true });
  await site.remove();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Starts a server of the copy on a free loopback port and waits until it listens.
 * @param variables its environment, e.g. DATA_DIR
 * @param nodeFlags e.g. `--cpu-prof`
 * @throws with everything it printed when it ends, or says nothing for 30 s
 */
export async function startServerProcess(
  { folder }: ServerCopy,
  variables: Record<string, string>,
  nodeFlags: string[] = [],
): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', HOST: '127.0.0.1', ...variables };
  const child = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child, 'SIGKILL');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = (signal: 'SIGKILL' | 'SIGTERM') => (child.kill(signal), ended);
  const port = await readPort(child, ended).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return { port, child, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** What is printed later is read and dropped: a full pipe would stop the server. */
function readPort({ stdout, stderr }: ChildProcess, ended: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => (): void => reject(new Error(`The server ${what}. It said: ${output}`));
    const timer = setTimeout(fail('did not come up'), readyWithinMilliseconds);
    const read = (chunk: Buffer): void => {
      if (output.length < 10_000) output += chunk.toString();
      const port = /is at http:\/\/localhost:(\d+)$/m.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
    void ended.then(fail('ended')).then(() => clearTimeout(timer));
  });
}
