/**
 * The whole app on real HTTP, with a real database, for requests that mean it harm. No mail goes out: the queue is
 * looked at afterwards.
 */
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { stampForm } from '../../forms/form-stamp.ts';
import type { OpenedDatabase } from '../../db/open-database.ts';
import type { Dependencies } from '../../forms/dependencies.ts';
import { close, listen, portOf } from '../../http/listen.ts';
import { issueLinkToken } from '../../links/link-token-store.ts';
import type { FeedState } from '../../news/feed-state.ts';
import { testParts } from '../test-app.ts';
import { createTinySite, tinySiteFiles } from '../tiny-site.ts';
import { marks } from './payloads.ts';
import type { FuzzWorld } from './requests.ts';

export type FuzzTarget = {
  port: number;
  opened: OpenedDatabase;
  dependencies: Dependencies;
  world: FuzzWorld;
  failures: string[];
  secretPaths: string[];
  stop(): Promise<void>;
};

const owner = 'held@person.example';

export async function startFuzzTarget(opened: OpenedDatabase): Promise<FuzzTarget> {
  const failures: string[] = [];
  const site = await createTinySite();
  // Links expire within the hour: the clock stands.
  const now = (): Date => new Date('2026-11-20T12:00:00.000Z');
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => void failures.push(message) };
  const live = await testParts(opened, site.buildDirectory, {
    now,
    log,
    news: { read: () => hostileNews },
    recorder: { log, trustProxy: true, observe() {} },
  });
  const { dependencies } = live;
  const logFailure = (entry: { message: string; detail?: string }): void =>
    void failures.push(`${entry.message}\n${entry.detail}`);
  const app = await createApp({
    clientDirectory: site.clientDirectory,
    headers: site.headers,
    log: logFailure,
    now,
    trustProxy: true,
    live,
  });
  const servers = await listen(app, 0, '127.0.0.1');
  const tokens = await issueTokens(opened, now());
  const stop = (): Promise<void> => close(servers, 0).then(() => site.remove());
  const world: FuzzWorld = {
    paths: [...addressesOf(app), ...Object.keys(tinySiteFiles).map((path) => `/${path}`), '/texas', '/api/nothing'],
    tokens,
    stamp: () => stampForm(dependencies.formSecret, now()),
  };
  return {
    port: portOf(servers[0]),
    opened,
    dependencies,
    world,
    failures,
    secretPaths: [site.buildDirectory, process.cwd()],
    stop,
  };
}

/** Every address a handler is registered for: a new one is fuzzed without being named here. */
function addressesOf(app: Hono): string[] {
  return [...new Set(app.routes.map(({ path }) => path.replace('/*', '/')))];
}

/** Links that open something, of a person about whom nothing is held. */
async function issueTokens({ db }: OpenedDatabase, now: Date): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const tokens = [];
    for (let count = 0; count < 3; count += 1)
      tokens.push(
        await issueLinkToken(
          transaction,
          { purpose: 'your-data', emailKey: owner, lifetimeMilliseconds: 3_600_000 },
          now,
        ),
      );
    return tokens;
  });
}

const hostileNews: FeedState[] = [
  {
    address: 'https://news.example/feed',
    copy: {
      title: `Feed ${marks.tag}>`,
      items: [{ title: `News ${marks.tag}> ${marks.attribute}`, link: 'https://news.example/', published: null }],
      readAt: '2026-11-20T11:00:00.000Z',
      validators: { etag: null, lastModified: null },
    },
    downSince: null,
  },
];
