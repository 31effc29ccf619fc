/**
 * Starts the server: `node server/main.ts`. Everything here is side effects; the rest of the server can be imported
 * without any.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { DatabaseError } from './db/open-database.ts';
import type { Settings } from './process/read-settings.ts';
import { type Environment, EnvironmentError, readEnvironment } from './process/env.ts';
import type { LogEntry } from './http/errors.ts';
import { close, listen, ListenError, portOf } from './http/listen.ts';
import { readSecurityHeaders } from './http/response-headers.ts';
import { startLiveParts, type StartedParts } from './live-parts.ts';
import { createLog } from './process/log.ts';
import { readSettings } from './process/read-settings.ts';

const graceMilliseconds = 10_000;
const buildDirectory = join(import.meta.dirname, '..', 'build');
const log = createLog();
const now = () => new Date();

/** A cause the person who started the server can remove; printed without a stack. */
class StartError extends Error {}

try {
  await start();
} catch (error) {
  const isExpected = [StartError, EnvironmentError, ListenError, DatabaseError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  log.flush();
  // Whatever a failed part still holds open must not keep a supervisor from starting the server anew.
  process.exit(1);
}

async function start(): Promise<void> {
  // What this process writes (database, mails, news) is for its own user to read.
  process.umask(0o077);
  const environment = readEnvironment(process.env);
  const settings = settingsOrStop(environment);
  const clientDirectory = join(buildDirectory, 'client');
  const headersFile = join(buildDirectory, 'headers.json');
  const missing = [join(clientDirectory, 'index.html'), headersFile].find((path) => !existsSync(path));
  if (missing)
    throw new StartError(`There is no finished site to serve (${missing} is missing): run npm run build first.`);
  const headers = await readSecurityHeaders(headersFile);
  const parts = await startLiveParts({ environment, settings, buildDirectory, log, now });
  const { trustProxy, port, host } = environment;
  const servers = await createApp({ clientDirectory, headers, log: logFailure, now, trustProxy, live: parts.live })
    .then((app) => listen(app, port, host))
    .catch(async (error: unknown) => {
      await parts.stop();
      throw error;
    });
  console.log(`${settings.siteName} is at http://localhost:${portOf(servers[0])}`);
  for (const warning of parts.live.warnings ?? []) log.warn(warning);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal, servers, parts));
}

/** Takes nothing new, finishes the requests, then the mails, then closes. */
async function stop(signal: string, servers: Parameters<typeof close>[0], parts: StartedParts): Promise<void> {
  console.log(
    `${signal}: finishing open requests, at most ${graceMilliseconds / 1000} seconds, and the mails under way.`,
  );
  parts.endStreams();
  await close(servers, graceMilliseconds);
  await parts.stop();
  log.flush();
  process.exit(0);
}

/** A setting that needs mending stops the start with its own words, without a stack. */
function settingsOrStop(environment: Environment): Settings {
  try {
    return readSettings(environment).settings;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function logFailure({ message, detail, requestId }: LogEntry): void {
  log.error(message, { detail, requestId });
}
