import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import { createLog } from './process/log.ts';
import type { RequestFacts } from './operate/request-record.ts';
import { describeOnDatabases } from './testing/describe-on-databases.ts';
import { testParts, testSettings } from './testing/test-app.ts';
import { createTinySite, type TinySite } from './testing/tiny-site.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const subscription = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"ann@person.example"}',
};

describeOnDatabases((databases) => {
  let site: TinySite;
  let opened: OpenedDatabase;
  let app: Hono;
  let lines: string[];
  let observed: RequestFacts[];

  beforeAll(async () => {
    site = await createTinySite();
  }, 60_000);
  afterAll(async () => {
    await site.remove();
  });
  beforeEach(async () => {
    opened = await databases.open();
    lines = [];
    observed = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const live = await testParts(opened, site.buildDirectory, {
      settings: testSettings('https://atlas.example'),
      now,
      log,
      recorder: { log, trustProxy: true, observe: (facts: RequestFacts) => void observed.push(facts) },
    });
    const logFailure = ({ message, detail }: { message: string; detail?: string }) => log.error(message, { detail });
    app = await createApp({
      clientDirectory: site.clientDirectory,
      headers: site.headers,
      log: logFailure,
      now,
      live,
    });
  });
  const rows = async () => (await opened.db.selectFrom('subscribers').selectAll().execute()).length;

  test('what another site sends is refused before anything reads it', async () => {
    const response = await app.request('/api/newsletter', {
      ...subscription,
      headers: { ...subscription.headers, origin: 'https://evil.example' },
    });
    expect([response.status, await rows()]).toEqual([403, 0]);
    expect((await app.request('/api/newsletter', subscription)).status).toBe(202);
    expect(await rows()).toBe(1);
  });

  test('pages of the server carry the security headers of their kind and are never cached', async () => {
    const page = await app.request('/your-data');
    expect([
      page.status,
      page.headers.get('x-frame-options'),
      page.headers.get('cache-control'),
      page.headers.get('referrer-policy'),
    ]).toEqual([200, 'DENY', 'no-store', 'strict-origin']);
    const frame = await app.request('/embed/contact?category=Niche');
    expect([frame.status, frame.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('where the public address is https, browsers are told to keep to it', async () => {
    const policy = async () => (await app.request('/texas')).headers.get('strict-transport-security');
    expect(await policy()).toBe('max-age=31536000');
    expect((await app.request('/your-data')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('a request leaves one line: id, pattern, status, time, and a hash for its client', async () => {
    const response = await app.request('/newsletter/confirm?token=secret-token', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/newsletter/confirm',
      status: response.status,
      milliseconds: expect.any(Number),
      client: expect.stringMatching(/^[\w-]{12}$/),
      msg: 'request',
    });
    expect(lines[0]).not.toMatch(/secret-token|203\.0\.113/);
    expect(observed).toEqual([
      { method: 'GET', route: '/newsletter/confirm', status: response.status, seconds: expect.any(Number) },
    ]);
  });

  test('what the server answers itself names its request; a file of the build has no byte for it', async () => {
    const named = async (path: string) => (await app.request(path)).headers.has('x-request-id');
    expect(await Promise.all(['/your-data', '/api/nothing', '/no/such/page'].map(named))).toEqual([true, true, true]);
    expect(await named('/texas')).toBe(false);
    expect(lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^[\da-f-]{36}$/)),
    );
  });

  test('addresses and methods that a visitor invents make no new labels', async () => {
    await app.request('/no/such/page-1');
    await app.request('/no/such/page-2', { method: 'BREW' });
    expect(observed.map(({ method, route }) => [method, route])).toEqual(
      [
        ['GET', '*'],
        ['other', '*'],
      ].map(([method]) => [method, expect.stringMatching(/^\/?\*$/)]),
    );
  });

  test('a database that is gone gives 500 without a word about it; the line names the request', async () => {
    await opened.close();
    const response = await app.request(`/newsletter/confirm?token=${'A'.repeat(43)}`);
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringMatching(/driver|database|sql/i)]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('AAAA');
  });

  test('the static site is served beside it, and other methods are refused', async () => {
    expect((await app.request('/texas')).status).toBe(200);
    const answers = await Promise.all(
      ['/api/newsletter', '/api/contact', '/newsletter/confirm', '/your-data'].map((path) =>
        app.request(path, { method: 'PUT' }),
      ),
    );
    expect(answers.map((answer) => [answer.status, answer.headers.get('allow')])).toEqual([
      [405, 'POST'],
      [405, 'POST'],
      [405, 'GET, HEAD, POST'],
      [405, 'GET, HEAD, POST'],
    ]);
    expect((await app.request('/api/stream?port=22')).status).toBe(400);
  });

  test('the newsletter asks one client to wait after a while, each client for itself', async () => {
    const statuses = [];
    for (let count = 0; count < 22; count += 1) {
      const headers = { ...subscription.headers, 'x-forwarded-for': '203.0.113.9' };
      statuses.push(
        (
          await app.request('/api/newsletter', {
            ...subscription,
            headers,
            body: `{"email":"a${count}@person.example"}`,
          })
        ).status,
      );
    }
    expect(statuses.slice(19)).toEqual([202, 429, 429]);
    const other = await app.request('/api/newsletter', {
      ...subscription,
      headers: { ...subscription.headers, 'x-forwarded-for': '203.0.113.10' },
    });
    expect(other.status).toBe(202);
  });
});
