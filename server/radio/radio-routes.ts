/** `GET /api/stream?port=…` and `GET /api/now-playing?port=…`: the live radio, relayed from Icecast. */
import type { ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { refuseMethod } from '../http/errors.ts';
import type { Log } from '../process/log.ts';
import { createLine, type Line, type Reception } from './line.ts';
import { noRadioMetrics, type RadioMetrics } from './radio-metrics.ts';
import type { Connection } from './relay.ts';
import { createStatusReader, type ReadOnAir } from './status-page.ts';
import type { UpstreamTimeouts } from './upstream.ts';

/**
 * `origin`: Icecast's scheme and host, e.g. `http://127.0.0.1`; `ports`: the ports of it that are relayed, the first
 * being the usual one;
 * `mount`: e.g. `/live`. `stopping`: ends every stream, so that a shutdown need not wait for listeners.
 */
export type RadioDependencies = {
  origin: string;
  ports: readonly number[];
  mount: string;
  now: () => Date;
  log: Log;
  metrics?: RadioMetrics;
  stopping?: AbortSignal;
  timeouts?: UpstreamTimeouts;
  maximumListeners?: number;
};

type Station = { port: number; line: Line; readOnAir: ReadOnAir };

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const streamHeaders = {
  ...headers,
  'Access-Control-Expose-Headers': 'icy-name, icy-genre, icy-description, icy-br',
  // nginx would otherwise hold sound back to fill its buffers.
  'X-Accel-Buffering': 'no',
  // A stream that has ended leaves nothing to keep the connection for, and a shutdown would wait for it.
  Connection: 'close',
};
const secondsUntilRetry = 30;
const usualTimeouts: UpstreamTimeouts = { connectMilliseconds: 5000, idleMilliseconds: 15_000 };

export function radioRoutes(dependencies: RadioDependencies): Hono {
  const { ports, log, metrics = noRadioMetrics, stopping } = dependencies;
  const stations = new Map(ports.map((port) => [String(port), createStation(port, dependencies)]));
  stopping?.addEventListener('abort', () => stations.forEach(({ line }) => line.stop()));
  const app = new Hono();
  app.get('/api/stream', (context) =>
    withStation(context, stations, async ({ port, line }) => {
      const outcome = context.req.method === 'HEAD' ? await line.probe() : await line.listen(connectionOf(context));
      if ('reason' in outcome) {
        metrics.unavailable(port);
        log.warn('radio unavailable', { port, reason: outcome.reason });
        return answerUnavailable(context, { stream: 'The live stream is not on air at the moment.' });
      }
      return new Response('body' in outcome ? (outcome as Reception).body : null, {
        headers: { ...outcome.headers, 'Content-Type': outcome.contentType, ...streamHeaders },
      });
    }),
  );
  app.get('/api/now-playing', (context) =>
    withStation(context, stations, async ({ line, readOnAir }) => {
      const onAir = await readOnAir();
      if (!onAir) return answerUnavailable(context, { stream: 'The radio cannot be reached at the moment.' });
      const { listeners, upstreams } = line.counts();
      // Icecast counts the relay as one listener; the people behind it are counted here.
      const people = onAir.listeners === null ? null : Math.max(0, onAir.listeners - upstreams) + listeners;
      return context.json({ ...onAir, listeners: people }, 200, headers);
    }),
  );
  for (const path of ['/api/stream', '/api/now-playing']) app.all(path, refuseMethod('GET, HEAD'));
  return app;
}

/** The address is made of the owner's settings alone; a request only picks one of the ports they list. */
function createStation(port: number, dependencies: RadioDependencies): Station {
  const {
    origin,
    mount,
    now,
    metrics = noRadioMetrics,
    timeouts = usualTimeouts,
    maximumListeners = 5000,
  } = dependencies;
  const at = (path: string): URL => Object.assign(new URL(path, origin), { port: String(port) });
  const events = {
    joined: () => metrics.joined(port),
    left: (reason: 'gone' | 'slow' | 'ended') => metrics.left(port, reason),
    sent: (bytes: number) => metrics.sent(port, bytes),
  };
  const line = createLine({ address: at(mount), timeouts, maximumListeners, now, events });
  return { port, line, readOnAir: createStatusReader(at('/status-json.xsl'), mount, now) };
}

async function withStation(
  context: Context,
  stations: Map<string, Station>,
  answer: (station: Station) => Promise<Response>,
): Promise<Response> {
  const port = context.req.query('port');
  const known = [...stations.keys()];
  if (!port) return context.json({ errors: { port: `Say which stream: ?port=${known[0]}.` } }, 400, headers);
  const station = stations.get(port);
  if (!station)
    return context.json(
      { errors: { port: `This site has no stream on that port. Known: ${known.join(', ')}.` } },
      400,
      headers,
    );
  return answer(station);
}

function answerUnavailable(context: Context, errors: Record<string, string>): Response {
  return context.json({ errors }, 503, { ...headers, 'Retry-After': String(secondsUntilRetry) });
}

function connectionOf(context: Context): Connection {
  const outgoing = (context.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
  return { waitingBytes: () => outgoing?.writableLength ?? 0, cut: () => outgoing?.destroy() };
}
