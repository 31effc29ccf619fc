/**
 * What is written down about every request: a log line and a measurement, both by route pattern, neither with the path.
 */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { clientAddress } from '../http/client-address.ts';
import { hasAllHeaders } from '../http/send-file.ts';
import { createAddressHash, type Log } from '../process/log.ts';

export type RequestFacts = { method: string; route: string; status: number; seconds: number };

/** `observe`: takes each request's measurement, for Prometheus. */
export type RequestRecorder = { log: Log; trustProxy: boolean; observe(facts: RequestFacts): void };

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Gives each request an id, and records how it was answered: when the answer begins, for a stream. The id is sent back
 * as `X-Request-Id` with all that the server answers itself, not with files of the build.
 */
export function recordRequests({ log, trustProxy, observe }: RequestRecorder): MiddlewareHandler {
  const hashAddress = createAddressHash();
  return async (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    if (!hasAllHeaders(context)) context.res.headers.set('X-Request-Id', requestId);
    const milliseconds = performance.now() - started;
    // A client may invent methods; each would be a new label.
    const method = knownMethods.has(context.req.method) ? context.req.method : 'other';
    const facts = { method, route: routePath(context), status: context.res.status };
    observe({ ...facts, seconds: milliseconds / 1000 });
    log.info('request', {
      requestId,
      ...facts,
      milliseconds: Math.round(milliseconds * 10) / 10,
      client: hashAddress(clientAddress(context, trustProxy)),
    });
  };
}
