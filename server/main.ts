/** Starts the server: `node server/main.ts`. Everything here is side effects; the rest of the server can be imported without any. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import type { LogEntry } from './http/errors.ts';
import { close, listen, ListenError, portOf } from './http/listen.ts';
import { readSecurityHeaders } from './http/response-headers.ts';

const graceMilliseconds = 10_000;
const buildDirectory = join(import.meta.dirname, '..', 'build');

/** A cause the person who started the server can remove; printed without a stack. */
class StartError extends Error {}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof EnvironmentError || error instanceof ListenError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { port, host, trustProxy } = readEnvironment(process.env);
  const clientDirectory = join(buildDirectory, 'client');
  const headersFile = join(buildDirectory, 'headers.json');
  const missing = [join(clientDirectory, 'index.html'), headersFile].find((path) => !existsSync(path));
  if (missing) throw new StartError(`There is no finished site to serve (${missing} is missing): run npm run build first.`);
  const headers = await readSecurityHeaders(headersFile);
  const app = await createApp({ clientDirectory, headers, log, now: () => new Date(), trustProxy });
  const servers = await listen(app, port, host);
  console.log(`LicenseAtlas is at http://localhost:${portOf(servers[0])}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));

  async function stop(signal: string): Promise<void> {
    console.log(`${signal}: finishing open requests, at most ${graceMilliseconds / 1000} seconds.`);
    await close(servers, graceMilliseconds);
    process.exit(0);
  }
}

function log(entry: LogEntry): void {
  console.error(`${entry.time} ${entry.message}${entry.detail ? `\n${entry.detail}` : ''}`);
}
