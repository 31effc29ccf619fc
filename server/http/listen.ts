/** Opens the sockets, and closes them without cutting off a visitor. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Its message is meant for the person who started the server. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const loopbackAddresses = ['127.0.0.1', '::1'];

/**
 * What a slow or greedy client gets, in milliseconds and bytes. A proxy in front keeps connections for a minute: ours
 * last longer.
 */
export const usualBounds = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};
/** A connection on which nothing moves, in either direction. */
const idleMilliseconds = 120_000;

/**
 * Listens on `host`; `localhost` means 127.0.0.1 and, where the machine has it, ::1.
 * @param port 0 takes any free one
 * @returns one server per address, the first on the port the others share
 * @throws ListenError when the port is taken, not permitted, or the address is not this machine's
 */
export async function listen(app: Hono, port: number, host: string, bounds = usualBounds): Promise<Server[]> {
  const [first = host, ...others] = host === 'localhost' ? loopbackAddresses : [host];
  const servers = [await listenOn(app, port, first, bounds)];
  try {
    for (const address of others) servers.push(await listenOn(app, portOf(servers[0]), address, bounds));
  } catch (error) {
    if (!isMissingAddress(error)) {
      servers.forEach((server) => server.close());
      throw error;
    }
  }
  return servers;
}

/** The port a server listens on. */
export function portOf(server: Server | undefined): number {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Takes no new connections, lets the requests under way finish, and after `graceMilliseconds` cuts the rest.
 * Resolves when every socket is closed.
 */
export async function close(servers: Server[], graceMilliseconds: number): Promise<void> {
  const timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMilliseconds);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearTimeout(timer);
}

function listenOn(app: Hono, port: number, host: string, bounds: typeof usualBounds): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: bounds }) as Server;
  server.timeout = idleMilliseconds;
  server.prependListener('request', withoutKeepAliveWords);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(describe(error, port, host), { cause: error })));
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * HTTP/1.1 keeps a connection without a word about it. Node's two headers are 48 bytes before each page's first paint.
 */
function withoutKeepAliveWords({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  if (httpVersion === '1.1') response.removeHeader('Connection');
}

function isMissingAddress(error: unknown): boolean {
  const cause = error instanceof ListenError ? (error.cause as NodeJS.ErrnoException) : undefined;
  return cause?.code === 'EADDRNOTAVAIL' || cause?.code === 'EAFNOSUPPORT';
}

function describe(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}.`;
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one from 1024 up, e.g. PORT=3000.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine. Try HOST=localhost or HOST=0.0.0.0.`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}`;
}
