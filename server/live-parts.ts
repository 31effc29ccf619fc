/** Opens, starts and stops all that stores, sends and relays, in the order they need each other. */
import type { Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveParts } from './app.ts';
import { openBuiltLanguages } from './built-languages.ts';
import { openComparedPages } from './compare/compared-pages.ts';
import { openDatabase } from './db/open-database.ts';
import { sharedSecret } from './db/shared-secret.ts';
import type { Settings } from './process/read-settings.ts';
import type { Environment } from './process/env.ts';
import { createLimits } from './http/rate-limit.ts';
import { readNamedStates } from './forms/named-facts.ts';
import { createRenderPage } from './http/shell.ts';
import { readAtlas } from './mcp/atlas.ts';
import { type Delivery, enqueueMail, startDelivery } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/transport.ts';
import { noWayOut, wayOut } from './mail/way-out.ts';
import { startNews } from './news/start-news.ts';
import type { Log } from './process/log.ts';
import { createMetrics, type Metrics, serveMetrics } from './operate/metrics.ts';
import { startRetention } from './operate/retention.ts';
import { registerRadioMetrics } from './radio/radio-metrics.ts';
import { startSearch } from './search/start-search.ts';

const usualMetricsPort = 9464;
/** A mail that a server takes longer over is taken up again after the next start, when its lease has run out. */
const mailGraceMilliseconds = 15_000;

/**
 * `endStreams`: lets the radio's listeners go, so that requests can drain. `stop`: finishes the mails under way and
 * closes the database.
 */
export type StartedParts = { live: LiveParts; endStreams(): void; stop(): Promise<void> };

export type PartsSettings = {
  environment: Environment;
  settings: Settings;
  buildDirectory: string;
  log: Log;
  now: () => Date;
};

/**
 * Opens the database (and migrates it), then starts delivery, news and metrics.
 * @throws DatabaseError, or what else kept a part from starting; what had been started by then is stopped
 */
export async function startLiveParts(settings: PartsSettings): Promise<StartedParts> {
  const started = new AsyncDisposableStack();
  try {
    return await startParts(settings, started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** @param started takes what has to be stopped again: the last first */
async function startParts(
  { environment, settings, buildDirectory, log, now }: PartsSettings,
  started: AsyncDisposableStack,
): Promise<StartedParts> {
  const { dataDirectory, trustProxy, radio } = environment;
  const opened = started.adopt(await openDatabase(environment), ({ close }) => close());
  const metrics = createMetrics(opened, now);
  started.adopt(await openMetricsServer(metrics, environment.metricsPort, log), (server) => {
    server?.close();
    server?.closeAllConnections();
  });
  const limits = createLimits({ opened, secret: await sharedSecret(opened.db, 'limits', now()), trustProxy });
  const formSecret = await sharedSecret(opened.db, 'forms', now());
  const alertSecret = await sharedSecret(opened.db, 'alerts', now());
  const states = await readNamedStates(buildDirectory);
  const renderPage = await createRenderPage(buildDirectory, settings.siteName);
  const comparedPages = openComparedPages(buildDirectory);
  const search = started.adopt(startSearch(join(buildDirectory, 'search.sqlite')), (running) => running?.close());
  const builtLanguages = started.adopt(await openBuiltLanguages(buildDirectory, settings.siteName), async (all) => {
    await Promise.all(all.map(({ search: running }) => running?.close()));
  });
  const { smtpUrl } = environment;
  const way = wayOut(smtpUrl, settings.publicOrigin);
  const startSending = (): Delivery => {
    const transport = createMailTransport({ smtpUrl, dataDirectory, mailFrom: settings.mailFrom });
    return startDelivery({ opened, transport, now, log, metrics: metrics.mail });
  };
  const delivery = started.adopt(way === 'none' ? undefined : startSending(), (running) =>
    Promise.race([running?.stop(), waitUnheld(mailGraceMilliseconds)]),
  );
  const news = started.adopt(startNews({ feeds: environment.newsFeeds, now, log, dataDirectory }), (reader) =>
    reader.stop(),
  );
  started.adopt(startRetention({ db: opened.db, now, log }), ({ stop }) => stop());
  const streams = new AbortController();
  return {
    live: {
      dependencies: {
        opened,
        enqueueMail,
        wakeDelivery: () => delivery?.wake(),
        settings,
        now,
        log,
        limits,
        renderPage,
        formSecret,
      },
      states,
      alertSecret,
      radio: { ...radio, now, log, metrics: registerRadioMetrics(metrics.registry), stopping: streams.signal },
      news,
      warnings: way === 'none' ? [noWayOut] : [],
      ...(search && { search }),
      ...(comparedPages && { comparedPages }),
      builtLanguages,
      ...(existsSync(join(buildDirectory, 'machine-data.json')) && {
        mcp: {
          readAtlas: () => readAtlas(buildDirectory),
          site: { name: settings.siteName, origin: settings.publicOrigin },
          search: async (query: string) => (search ? search.find(query) : null),
          failed: (error: unknown) => log.error('an MCP tool failed', { detail: String(error) }),
          limits,
        },
      }),
      recorder: { log, trustProxy, observe: metrics.observeRequest },
    },
    endStreams: () => streams.abort(),
    stop: () => started.disposeAsync(),
  };
}

/**
 * Without METRICS_PORT a second server on the same machine may find the usual port taken; that must not keep it from
 * starting.
 */
async function openMetricsServer(
  { registry }: Metrics,
  port: number | undefined,
  log: Log,
): Promise<Server | undefined> {
  try {
    return await serveMetrics(registry, port ?? usualMetricsPort);
  } catch (error) {
    if (port !== undefined) throw error;
    log.warn('metrics not served: their port is taken', { port: usualMetricsPort });
    return undefined;
  }
}

function waitUnheld(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
