/** A relay between a server and its PostgreSQL that a test can cut or silence. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `hold`: what the target answers is kept until `release`, and then passes; `isHolding`: something is being kept.
 * `cut`: breaks every connection, once. `stall`: nothing passes any more, in either direction, and nothing is closed:
 * new connections are taken and hear nothing. `resume`: bytes pass again; connections that were silent are broken, as a
 * router forgets them.
 */
export type TcpProxy = {
  port: number;
  hold(): void;
  isHolding(): boolean;
  release(): void;
  cut(): void;
  stall(): void;
  resume(): void;
  stop(): Promise<void>;
};

/** Relays 127.0.0.1:`targetPort` on a port of its own. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => (to.destroy(), pairs.delete(pair)));
    }
    if (isStalled) silence(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => pairs.forEach(([near, far]) => (near.resetAndDestroy(), far.resetAndDestroy()));
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => pairs.forEach(([near, far]) => far.unpipe(near).pause()),
    isHolding: () => [...pairs].some(([, far]) => far.readableLength > 0),
    release: () => pairs.forEach(([near, far]) => far.pipe(near)),
    cut,
    stall() {
      isStalled = true;
      pairs.forEach(silence);
    },
    resume() {
      if (isStalled) cut();
      isStalled = false;
    },
    stop: () => (cut(), new Promise((resolve) => server.close(() => resolve()))),
  };
}

function silence([near, far]: [Socket, Socket]): void {
  near.unpipe().pause();
  far.unpipe().pause();
}
