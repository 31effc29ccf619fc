/** Figures for Prometheus. No label comes from a visitor. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { MailMetrics } from '../mail/delivery.ts';
import { ListenError } from '../http/listen.ts';
import { type OutboxState, readOutboxState } from './outbox-state.ts';
import type { RequestFacts } from './request-record.ts';

export type Metrics = { registry: Registry; mail: MailMetrics; observeRequest(facts: RequestFacts): void };

/** Registers `http_request_duration_seconds`, `mails_total`, the `outbox_…` gauges, and the process's own figures. */
export function createMetrics(opened: OpenedDatabase, now: () => Date): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the beginning of the answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by what became of an attempt: sent, retried or failed (given up).',
    labelNames: ['outcome'],
    registers,
  });
  registerOutbox(registry, () => readOutboxState(opened, now()));
  const count = (outcome: string) => () => mails.inc({ outcome });
  return {
    registry,
    mail: { sent: count('sent'), retried: count('retried'), failed: count('failed') },
    observeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
  };
}

/**
 * Asked for only when somebody reads the metrics. A database that does not answer leaves the other figures readable.
 */
function registerOutbox(registry: Registry, read: () => Promise<OutboxState>): void {
  const registers = [registry];
  const failed = new Gauge({ name: 'outbox_failed', help: 'Mails given up and kept.', registers });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest mail that still has to go out.',
    registers,
  });
  const waiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Mails that still have to go out.',
    async collect() {
      const state = await read().catch(() => null);
      this.set(state?.waiting ?? Number.NaN);
      failed.set(state?.failed ?? Number.NaN);
      oldest.set(state?.oldestSeconds ?? Number.NaN);
    },
    registers: [],
  });
  registry.registerMetric(waiting);
}

/**
 * Serves `/metrics` on loopback alone: the figures are for the machine's own collector. @param port 0 takes any free
 * one
 * @throws ListenError when the port is taken
 */
export function serveMetrics(registry: Registry, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new ListenError(taken(port), { cause: error }) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const taken = (port: number): string =>
  `METRICS_PORT ${port} is taken by another program. Stop it, or choose another port: METRICS_PORT=${port + 1}.`;
