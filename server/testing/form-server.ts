/** The whole server on real HTTP with a real database and a real mail server, for tests of its forms. */
import { createApp } from '../app.ts';
import type { BuiltLanguage } from '../built-languages.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import type { LogEntry } from '../http/errors.ts';
import { close, listen, portOf } from '../http/listen.ts';
import { startDelivery } from '../mail/mail-queue.ts';
import { createMailTransport } from '../mail/transport.ts';
import { mailLink } from './mail-link.ts';
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts';
import { silentLog, testParts } from './test-app.ts';
import type { TestDatabases } from './test-databases.ts';
import { createTinySite } from './tiny-site.ts';

const noMetrics = { sent: () => undefined, retried: () => undefined, failed: () => undefined };

export type FormServer = {
  origin: string;
  dependencies: Dependencies;
  mailbox: MailReceiver;
  /** What answered 500: nothing should. */
  failures: string[];
  /** The server's clock: advance it to let links expire. */
  clock: { now: Date };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** As a browser posts a form: redirects are not followed. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  postJson(path: string, value: unknown): Promise<Response>;
  /** The path and query of the link to `path` in the newest mail to `to`, waiting for it to come. */
  linkFrom(to: string, path: string): Promise<string>;
  stop(): Promise<void>;
};

/** `trustProxy`: whether X-Forwarded-For says who asks; a test can then be many clients. */
type FormServerOptions = { trustProxy?: boolean; builtLanguages?: BuiltLanguage[] };

export async function startFormServer(
  databases: TestDatabases,
  { trustProxy = true, builtLanguages = [] }: FormServerOptions = {},
): Promise<FormServer> {
  const mailbox = await startMailReceiver();
  const opened = await databases.open();
  const failures: string[] = [];
  const site = await createTinySite({ 'index.html': '<!doctype html><title>Home</title>' });
  const clock = { now: new Date('2026-11-20T12:00:00.000Z') };
  const now = (): Date => clock.now;
  const transport = createMailTransport({
    smtpUrl: mailbox.url,
    dataDirectory: site.buildDirectory,
    mailFrom: 'LicenseAtlas <news@licenseatlas.example>',
  });
  const delivery = startDelivery({ opened, transport, now, log: silentLog, metrics: noMetrics });
  const settings = {
    publicOrigin: 'http://localhost',
    mailFrom: 'news@licenseatlas.example',
    ownerEmail: 'owner@licenseatlas.example',
    siteName: 'LicenseAtlas',
  };
  const live = await testParts(opened, site.buildDirectory, {
    trustProxy,
    builtLanguages,
    settings,
    now,
    wakeDelivery: () => delivery.wake(),
    radio: { origin: 'http://127.0.0.1', ports: [8076], mount: '/live', now, log: silentLog },
  });
  const log = (entry: LogEntry): void => void failures.push(entry.message);
  const app = await createApp({
    clientDirectory: site.clientDirectory,
    headers: site.headers,
    log,
    now,
    live,
  });
  const servers = await listen(app, 0, '127.0.0.1');
  const origin = `http://127.0.0.1:${portOf(servers[0])}`;
  settings.publicOrigin = origin;
  return {
    origin,
    dependencies: live.dependencies,
    mailbox,
    clock,
    failures,
    get: (path, headers = {}) => fetch(origin + path, { redirect: 'manual', headers }),
    post: (path, fields = {}, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams(fields),
      }),
    postJson: (path, value) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(value),
      }),
    linkFrom: (to, path) => mailLink(mailbox, origin, to, path),
    async stop() {
      await close(servers, 1000);
      await delivery.stop();
      await mailbox.stop();
      await site.remove();
    },
  };
}
