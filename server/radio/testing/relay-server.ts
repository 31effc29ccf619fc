/** The radio routes behind a real HTTP server, and a counting stand-in for Icecast, for tests. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { close, listen, portOf } from '../../http/listen.ts';
import { radioRoutes, type RadioDependencies } from '../radio-routes.ts';

const silentLog = { info() {}, warn() {}, error() {} };

/** `url`: where it answers. */
export async function startRelayServer(
  settings: Pick<RadioDependencies, 'ports'> & Partial<RadioDependencies>,
): Promise<{ url: string; port: number; stop(): Promise<void> }> {
  const app = radioRoutes({
    origin: 'http://127.0.0.1',
    mount: '/live',
    now: () => new Date(),
    log: silentLog,
    ...settings,
  });
  const servers = await listen(app, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${portOf(servers[0])}`, port: portOf(servers[0]), stop: () => close(servers, 0) };
}

/** `open`: connections to the mount now; `opened`: ever; `paths`: what was asked for. */
export type FakeIcecast = {
  port: number;
  open(): number;
  opened(): number;
  paths: string[];
  send(bytes: Uint8Array): void;
  stop(): Promise<void>;
};

export async function startFakeIcecast(
  answer?: (response: ServerResponse) => void,
  contentType = 'audio/mpeg',
): Promise<FakeIcecast> {
  const listeners = new Set<ServerResponse>();
  const paths: string[] = [];
  let opened = 0;
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (answer) return answer(response);
    opened += 1;
    response
      .writeHead(200, {
        'Content-Type': contentType,
        'icy-name': 'Test',
        'icy-metaint': '8192',
        'icy-pub': '1',
        'Set-Cookie': 'a=b',
      })
      .flushHeaders();
    listeners.add(response);
    return response.on('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => listeners.size,
    opened: () => opened,
    paths,
    send: (bytes) => listeners.forEach((response) => response.write(bytes)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A listener that asks and then never reads. `closed`: whether the other side broke it off. */
export function deafListener(port: number, path: string): Promise<{ closed(): boolean; leave(): void }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    let closed = false;
    // Writing is how a peer that does not read learns of a reset.
    const knock = setInterval(() => socket.write('\r\n'), 200);
    socket.on('close', () => {
      closed = true;
      clearInterval(knock);
    });
    socket.on('error', reject);
    socket.once('readable', () => {
      socket.read(16);
      resolve({ closed: () => closed, leave: () => socket.destroy() });
    });
  });
}

/** Waits until `holds` is true. @throws after `milliseconds` */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 40_000): Promise<void> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline;) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not come true in time.');
}
