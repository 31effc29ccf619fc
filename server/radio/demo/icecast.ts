/** A private Icecast on loopback: its own configuration in a temporary folder, its own random passwords. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { icecastProgram } from './programs.ts';

export type Icecast = {
  origin: string;
  host: string;
  port: number;
  sourcePassword: string;
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Icecast refuses to be root: there it runs as `nobody`. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * Starts Icecast and waits until it answers.
 * @param host a loopback address; nobody else's machine is to reach it
 * @throws when it ends before that, e.g. because the port is taken, or takes a minute
 */
export async function startIcecast(port: number, host = '127.0.0.1'): Promise<Icecast> {
  const folder = await mkdtemp(join(tmpdir(), 'radio-demo-'));
  const sourcePassword = randomBytes(18).toString('base64url');
  const file = join(folder, 'icecast.xml');
  await writeFile(file, configuration(folder, host, port, sourcePassword), { mode: 0o600 });
  if (isRoot) for (const path of [folder, file]) await chown(path, nobody, nobody);
  const child = spawn(icecastProgram() ?? 'icecast2', ['-c', file], {
    stdio: 'ignore',
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  const ended = endOf(child).then(() => rm(folder, { recursive: true, force: true }));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  const origin = `http://${host}:${port}`;
  if (await answers(origin, child)) return { origin, host, port, sourcePassword, pid: child.pid ?? 0, ended, stop };
  await stop();
  throw new Error(`Icecast did not start on port ${port}: is the port taken?`);
}

/** A port nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const response = await fetch(`${origin}/status-json.xsl`).catch(() => null);
    // Another Icecast on this port would answer as well; ours has then ended.
    if (response?.ok && child.exitCode === null) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function configuration(folder: string, host: string, port: number, sourcePassword: string): string {
  const web = '/usr/share/icecast2';
  return `<icecast>
  <limits>
    <clients>100</clients><sources>2</sources><queue-size>524288</queue-size>
    <client-timeout>30</client-timeout><header-timeout>15</header-timeout>
    <source-timeout>10</source-timeout><burst-size>65535</burst-size>
  </limits>
  <authentication>
    <source-password>${sourcePassword}</source-password>
    <relay-password>${randomBytes(18).toString('base64url')}</relay-password>
    <admin-user>admin</admin-user><admin-password>${randomBytes(18).toString('base64url')}</admin-password>
  </authentication>
  <hostname>localhost</hostname>
  <listen-socket><port>${port}</port><bind-address>${host}</bind-address></listen-socket>
  <fileserve>1</fileserve>
  <paths><basedir>${folder}</basedir><logdir>${folder}</logdir>
    <webroot>${web}/web</webroot><adminroot>${web}/admin</adminroot></paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog>
    <loglevel>2</loglevel><logsize>1000</logsize></logging>
  <security><chroot>0</chroot></security>
</icecast>
`;
}
