/**
 * All that belongs to one stream port: at most one shared relay, opened for the first listener, closed after the last.
 */
import { type Connection, type Relay, type RelayEvents, startRelay } from './relay.ts';
import { isUnavailable, openUpstream, type Unavailable, type Upstream, type UpstreamTimeouts } from './upstream.ts';

export type LineOptions = {
  address: URL;
  timeouts: UpstreamTimeouts;
  maximumListeners: number;
  now: () => Date;
  events: Omit<RelayEvents, 'ended'>;
};

/** What a listener is answered with. */
export type Reception = { contentType: string; headers: Record<string, string>; body: ReadableStream<Uint8Array> };

export type Line = {
  listen(connection: Connection): Promise<Reception | Unavailable>;
  /** The headers a listener would get, without holding the upstream open. */
  probe(): Promise<Omit<Reception, 'body'> | Unavailable>;
  counts(): { listeners: number; upstreams: number };
  stop(): void;
};

const probeFreshMilliseconds = 5000;

export function createLine({ address, timeouts, maximumListeners, now, events }: LineOptions): Line {
  const relays = new Set<Relay>();
  let shared: Promise<Relay | Unavailable> | null = null;
  /** Requests between asking for the relay and having joined it: it must not close under them. */
  let claims = 0;
  let lastProbe: { at: number; outcome: Omit<Reception, 'body'> | Unavailable } | null = null;

  const countListeners = (): number => [...relays].reduce((sum, relay) => sum + relay.listenerCount(), 0);

  async function open(): Promise<Relay | Unavailable> {
    const upstream: Upstream | Unavailable = await openUpstream(address, timeouts);
    if (isUnavailable(upstream)) return upstream;
    const ended = (): void => void relays.delete(relay);
    const left: RelayEvents['left'] = (reason) => {
      events.left(reason);
      closeIfUnused(relay);
    };
    const relay: Relay = startRelay(upstream, { ...events, left, ended });
    relays.add(relay);
    return relay;
  }

  function closeIfUnused(relay: Relay): void {
    if (claims === 0 && relay.listenerCount() === 0) relay.end();
  }

  /** The shared relay; all who ask while it is being opened wait for the same attempt. */
  async function openShared(): Promise<Relay | Unavailable> {
    const attempt = (shared ??= open());
    const relay = await attempt;
    const usable = !('reason' in relay) && !relay.isEnded();
    if (usable) return relay;
    if (shared === attempt) shared = null;
    return 'reason' in relay ? relay : openShared();
  }

  async function withShared<Outcome>(
    use: (relay: Relay) => Outcome | Promise<Outcome>,
  ): Promise<Outcome | Unavailable> {
    claims += 1;
    try {
      const relay = await openShared();
      return 'reason' in relay ? relay : await use(relay);
    } finally {
      claims -= 1;
      relays.forEach(closeIfUnused);
    }
  }

  async function receive(relay: Relay, connection: Connection): Promise<Reception | Unavailable> {
    const own = relay.shareable || !relay.isUsed() ? relay : await open();
    return 'reason' in own ? own : { contentType: own.contentType, headers: own.headers, body: own.join(connection) };
  }

  async function listen(connection: Connection): Promise<Reception | Unavailable> {
    if (countListeners() + claims >= maximumListeners) return { reason: 'as many listeners as this process takes' };
    return withShared((relay) => receive(relay, connection));
  }

  async function probe(): Promise<Omit<Reception, 'body'> | Unavailable> {
    const at = now().getTime();
    if (lastProbe && relays.size === 0 && at - lastProbe.at < probeFreshMilliseconds) return lastProbe.outcome;
    const outcome = await withShared(({ contentType, headers }) => ({ contentType, headers }));
    lastProbe = { at, outcome };
    return outcome;
  }

  const stop = (): void => relays.forEach((relay) => relay.end());
  return { listen, probe, counts: () => ({ listeners: countListeners(), upstreams: relays.size }), stop };
}
