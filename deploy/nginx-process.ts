/**
 * Debian's nginx as a child process, for tests: our server block in a main configuration of its own, on a loopback
 * port.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `logs`: what it has written into both of its logs so far. */
export type RunningNginx = { port: number; logs: () => Promise<string>; stop: () => Promise<void> };

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const startPolicy = '/usr/sbin/policy-rc.d';

/** Whether nginx with static Brotli is there, after installing it where this user may (root on Debian). */
export async function hasNginx(): Promise<boolean> {
  const isThere = (): boolean => existsSync(program) && existsSync(brotliModule);
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install();
  if (!isThere()) console.warn(`nginx is not tested here. Install it with: apt-get install ${packages.join(' ')}`);
  return isThere();
}

/** Installing leaves no service running: Debian asks policy-rc.d before it starts one, and 101 forbids it. */
async function install(): Promise<void> {
  const addsPolicy = !existsSync(startPolicy);
  if (addsPolicy) await writeFile(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
  } catch {
    // Without a network there is no package; the caller skips the test and says what to install.
  } finally {
    if (addsPolicy) await rm(startPolicy, { force: true });
  }
}

/**
 * Starts nginx with deploy/nginx.conf, its paths and port replaced.
 * @param buildDirectory holds `client` and `nginx-headers.conf`
 * @param livePorts where the Node servers listen; with them, the commented nginx-live.conf is put in force
 * @throws with nginx's own words when it does not start
 */
export async function startNginx(buildDirectory: string, ...livePorts: number[]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'license-atlas-nginx-'));
  const port = await findFreePort();
  const template = await readFile(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const site = template
    .replaceAll('/srv/license-atlas/build', buildDirectory)
    .replaceAll('/var/log/nginx/', `${folder}/logs/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'site.conf'), livePorts.length === 0 ? site : enableLive(site, livePorts));
  await writeFile(join(folder, 'nginx.conf'), composeMainConfiguration(folder));
  const stop = await spawnNginx(folder, port);
  return {
    port,
    logs: () => readLogs(join(folder, 'logs')),
    stop: () => stop().then(() => rm(folder, { recursive: true, force: true })),
  };
}

async function readLogs(folder: string): Promise<string> {
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
}

function enableLive(site: string, ports: number[]): string {
  return site
    .replace(
      '# include /srv/license-atlas/deploy/nginx-live.conf;',
      `include ${join(import.meta.dirname, 'nginx-live.conf')};`,
    )
    .replace('server 127.0.0.1:3000;', ports.map((port) => `server 127.0.0.1:${port};`).join(' '));
}

function composeMainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    // As root, nginx would change to a user who may not read temporary folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `load_module ${brotliModule};`,
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    '  default_type application/octet-stream;',
    ...temporary,
    `  include ${folder}/site.conf;`,
    '}',
    '',
  ].join('\n');
}

async function spawnNginx(folder: string, port: number): Promise<() => Promise<void>> {
  const child = spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return () => (child.kill('SIGQUIT'), closed);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start.\n${complaints}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
