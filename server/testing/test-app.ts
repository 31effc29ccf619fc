/** The app with all that main.ts puts behind it, for tests and benches. Nothing is delivered and no radio is on air. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createApp, type LiveParts } from '../app.ts';
import { openComparedPages } from '../compare/compared-pages.ts';
import { sharedSecret } from '../db/shared-secret.ts';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import type { NamedStates } from '../forms/named-facts.ts';
import type { LogEntry } from '../http/errors.ts';
import { createLimits } from '../http/rate-limit.ts';
import { readSecurityHeaders } from '../http/response-headers.ts';
import { createRenderPage } from '../http/shell.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../process/read-settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** New each time: some tests learn their own origin only when they listen. */
export const testSettings = (publicOrigin = 'http://localhost'): Settings => ({
  publicOrigin,
  mailFrom: 'news@atlas.example',
  ownerEmail: 'owner@atlas.example',
  siteName: 'Atlas',
});

/** What forms may name in tests: two states, of which one has a source for two facts. */
export const testStates: NamedStates = {
  ohio: {
    name: 'Ohio',
    facts: {
      'entry.exam.feeUsd': { called: 'exam fee', value: '$63', sources: ['s1'] },
      'entry.exam.minutes': { called: 'exam time', value: '3 hours', sources: ['s1', 's2'] },
      'entry.examLanguages': { called: 'exam languages', value: null, sources: [] },
    },
    sources: {
      s1: { publisher: 'PrepAgent', url: 'https://prep.example/ohio' },
      s2: { publisher: 'Ohio Division', url: 'https://division.example/' },
    },
  },
  texas: {
    name: 'Texas',
    facts: { 'entry.exam.feeUsd': { called: 'exam fee', value: '$43', sources: ['a'] } },
    sources: { a: { publisher: 'Texas Commission', url: 'https://commission.example/' } },
  },
};

/** `trustProxy`: whether X-Forwarded-For says who asks, so that a test can be many clients. */
export type PartsOverrides = Partial<Omit<LiveParts, 'dependencies'>> &
  Partial<Dependencies> & { trustProxy?: boolean };

/**
 * What stores, sends and relays, over the given database.
 * @param buildDirectory of the site whose shells the server's pages are put into
 */
export async function testParts(
  opened: OpenedDatabase,
  buildDirectory: string,
  {
    trustProxy = true,
    states,
    alertSecret,
    radio,
    news,
    search,
    recorder,
    comparedPages,
    builtLanguages,
    ...overrides
  }: PartsOverrides = {},
): Promise<LiveParts> {
  const { now = () => new Date(), log = silentLog, settings = testSettings() } = overrides;
  const dependencies: Dependencies = {
    opened,
    enqueueMail,
    wakeDelivery() {},
    settings,
    now,
    log,
    formSecret: 'a secret of the test',
    limits: createLimits({ opened, secret: 'another secret', trustProxy }),
    renderPage: await createRenderPage(buildDirectory, settings.siteName),
    ...overrides,
  };
  return {
    dependencies,
    states: states ?? testStates,
    // The database's own, which the command that mails changes signs with.
    alertSecret: alertSecret ?? (await sharedSecret(opened.db, 'alerts', now())),
    radio: radio ?? { origin: 'http://127.0.0.1', ports: [1], mount: '/live', now, log },
    news: news ?? { read: () => [] },
    ...(search && { search }),
    ...(comparedPages && { comparedPages }),
    ...(builtLanguages && { builtLanguages }),
    ...(recorder && { recorder }),
  };
}

/** `close` also removes the database. */
export type SiteApp = { app: Hono; close(): Promise<void> };

/** `clientDirectory`: where the site's files are if not in the build itself. `log`: takes what answered 500. */
export type SiteAppOptions = {
  clientDirectory?: string;
  log?: (entry: LogEntry) => void;
  now?: () => Date;
  trustProxy?: boolean;
};

/** For what looks at the site's files: the app of a build, with an empty SQLite database of its own. */
export async function openSiteApp(buildDirectory: string, options: SiteAppOptions = {}): Promise<SiteApp> {
  const {
    clientDirectory = join(buildDirectory, 'client'),
    log = () => {},
    now = () => new Date(),
    trustProxy,
  } = options;
  const dataDirectory = temporaryFolder('license-atlas-app-');
  const opened = await openDatabase({ dataDirectory });
  const comparedPages = openComparedPages(buildDirectory, 'en', clientDirectory);
  const app = await createApp({
    clientDirectory,
    headers: await readSecurityHeaders(join(buildDirectory, 'headers.json')),
    log,
    now,
    ...(trustProxy !== undefined && { trustProxy }),
    live: await testParts(opened, buildDirectory, { now, ...(comparedPages && { comparedPages }) }),
  });
  return {
    app,
    async close() {
      await opened.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
