/**
 * The server as an attacker meets it: through real HTTP, on all its addresses. What one module alone promises is tested
 * beside it.
 */
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBody } from './http/body.ts';
import { close, listen, portOf, usualBounds } from './http/listen.ts';
import { answerReadiness } from './operate/readiness.ts';
import { type FormServer, startFormServer } from './testing/form-server.ts';
import { rawRequest, type RawResponse } from './testing/raw-request.ts';
import { testDatabases, type TestDatabases } from './testing/test-databases.ts';

let databases: TestDatabases;
let server: FormServer;
beforeAll(async () => {
  databases = testDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  server = await startFormServer(databases);
});
afterEach(async () => {
  await server.stop();
  expect(server.failures).toEqual([]);
});

const port = (): number => Number(new URL(server.origin).port);
const rows = async (): Promise<number> => {
  const tables = ['subscribers', 'messages', 'newsletter_tokens', 'outbox'] as const;
  const found = await Promise.all(
    tables.map((table) => server.dependencies.opened.db.selectFrom(table).selectAll().execute()),
  );
  return found.flat().length;
};
const tokenOf = (link: string): string => new URL(link, server.origin).searchParams.get('token') ?? '';

/** Sends text as it stands. @returns what came until the server closed */
function speak(text: string, at = port()): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(at, '127.0.0.1', () => socket.write(text));
    socket
      .on('data', (chunk) => (heard += chunk.toString('latin1')))
      .on('error', () => undefined)
      .on('close', () => resolve(heard));
  });
}

const changing = [
  '/api/newsletter',
  '/api/contact',
  '/newsletter/confirm',
  '/your-data',
  '/your-data/correct',
  '/your-data/delete',
  '/your-data/new-address',
];
const elsewhere: Record<string, string>[] = [
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
];

test.each(changing)(
  '%s refuses what another site, its subdomain or no site at all makes a browser send',
  async (path) => {
    for (const headers of elsewhere) {
      const body = 'email=ann%40person.example&name=Ann&subject=s&message=m';
      const { status } = await rawRequest(port(), path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      });
      expect([headers, status]).toEqual([headers, 403]);
    }
    expect(await rows()).toBe(0);
  },
);

test('a browser is given no permission to ask from another site', async () => {
  for (const path of [...changing, '/newsletter/unsubscribe']) {
    const answer = await rawRequest(port(), path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([
      path,
      answer.status,
      Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
    ]).toEqual([path, 405, []]);
  }
});

test('without a trusted proxy nobody becomes another client by writing another address', async () => {
  await server.stop();
  server = await startFormServer(databases, { trustProxy: false });
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push(
      (
        await server.post(
          '/api/newsletter',
          { email: `a${count}@person.example` },
          {
            'x-forwarded-for': `203.0.113.${count}`,
            forwarded: `for=203.0.113.${count}`,
            'x-real-ip': `203.0.113.${count}`,
          },
        )
      ).status,
    );
  expect([statuses.slice(0, 20).every((status) => status === 303), statuses[20]]).toEqual([true, 429]);
});

test('one link to the own data does not send mails to strangers by the hundred', async () => {
  await server.post('/your-data', { email: 'ann@person.example' }, { 'x-forwarded-for': '203.0.113.1' });
  const token = tokenOf(await server.linkFrom('ann@person.example', '/your-data/view'));
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push(
      (
        await server.post(
          '/your-data/correct',
          { token, email: `stranger-${count}@person.example` },
          { 'x-forwarded-for': '203.0.113.2' },
        )
      ).status,
    );
  expect(statuses.slice(18)).toEqual([303, 303, 429]);
});

async function signUp(email: string): Promise<string> {
  await server.post('/api/newsletter', { email }, { 'x-forwarded-for': '203.0.113.3' });
  return server.linkFrom(email, '/newsletter/confirm');
}

test(
  'no answer tells whether an address is unknown, waiting, subscribed or unsubscribed: status, headers and body ' +
    'are the same',
  async () => {
    const [pending, confirmed, unsubscribed] = ['pending', 'confirmed', 'ended'].map(
      (name) => `${name}-ann@person.example`,
    ) as [string, string, string];
    await signUp(pending);
    for (const email of [confirmed, unsubscribed])
      await server.post('/newsletter/confirm', { token: tokenOf(await signUp(email)) });
    await server.post(await server.linkFrom(unsubscribed, '/newsletter/unsubscribe'));
    const statuses = await server.dependencies.opened.db
      .selectFrom('subscribers')
      .select('status')
      .orderBy('status')
      .execute();
    expect(statuses.map(({ status }) => status)).toEqual(['confirmed', 'pending', 'unsubscribed']);
    for (const [path, type] of [
      ['/api/newsletter', 'application/json'],
      ['/api/newsletter', 'application/x-www-form-urlencoded'],
      ['/your-data', 'application/x-www-form-urlencoded'],
    ] as const) {
      const answers = [];
      for (const email of ['unknown-x@person.example', pending, confirmed, unsubscribed]) {
        const body = type === 'application/json' ? JSON.stringify({ email }) : `email=${encodeURIComponent(email)}`;
        answers.push(
          shapeOf(
            await rawRequest(port(), path, {
              method: 'POST',
              headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.4' },
              body,
            }),
          ),
        );
      }
      expect(new Set(answers).size).toBe(1);
    }
  },
);

function shapeOf({ status, headers, text }: RawResponse): string {
  const { date, 'x-request-id': _, ...others } = headers;
  return JSON.stringify([status, others, text, typeof date]);
}

test('pages behind links are kept by nobody, framed by nobody, and tell no other address where they are', async () => {
  const link = await signUp('ann@person.example');
  const unsubscribe = await server.linkFrom('ann@person.example', '/newsletter/unsubscribe');
  await server.post('/your-data', { email: 'ann@person.example' });
  const view = await server.linkFrom('ann@person.example', '/your-data/view');
  const addresses = [
    link,
    unsubscribe,
    view,
    `/your-data/new-address?token=${'a'.repeat(43)}`,
    `/newsletter/confirm?token=${'a'.repeat(43)}`,
  ];
  for (const address of addresses) {
    const { headers } = await server.get(address);
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-frame-options')]).toEqual([
      'no-store',
      'strict-origin',
      'DENY',
    ]);
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self';.*frame-ancestors 'none'/);
  }
  const download = await server.get(view.replace('view', 'download'));
  expect([
    download.headers.get('cache-control'),
    download.headers.get('content-type'),
    download.headers.get('x-content-type-options'),
  ]).toEqual(['no-store', 'application/json', 'nosniff']);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
});

test('looking at a link changes nothing, by GET or by HEAD', async () => {
  const link = await signUp('ann@person.example');
  const before = await rows();
  for (const address of [link, await server.linkFrom('ann@person.example', '/newsletter/unsubscribe')]) {
    for (const method of ['GET', 'HEAD']) expect((await rawRequest(port(), address, { method })).status).toBe(200);
  }
  const [subscriber] = await server.dependencies.opened.db.selectFrom('subscribers').selectAll().execute();
  expect([subscriber?.status, await rows()]).toEqual(['pending', before]);
});

const secondRequest =
  'POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ' +
  '33\r\n\r\n{"email":"hidden@person.example"}';
test.each([
  ['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5', ''],
  ['an unknown coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['a coding before chunked', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
  ['a space before the colon', 'Transfer-Encoding : chunked\r\nContent-Length: 0', ''],
  ['a signed length', 'Content-Length: +0', ''],
  ['a bare line feed', 'X: y\nTransfer-Encoding: chunked', ''],
])('a request hidden behind another by %s is not served', async (_, framing, body) => {
  const answer = await speak(`POST /healthz HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n${body}${secondRequest}`);
  expect([answer.match(/HTTP\/1\.1 \d+/g), await rows()]).toEqual([['HTTP/1.1 400'], 0]);
});

test('a client that hangs up in the middle of its form is no failure of ours', async () => {
  const socket = connect(port(), '127.0.0.1');
  await new Promise((resolve) =>
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ' +
        '100\r\n\r\n{"name":',
      resolve,
    ),
  );
  // Each is answered after what came before it has been read.
  await rawRequest(port(), '/healthz');
  socket.destroy();
  await rawRequest(port(), '/healthz');
  expect([server.failures, await rows()]).toEqual([[], 0]);
});

const jsonHead =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n';
test.each([
  ['body', jsonHead, 'x'],
  ['header', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'],
])('a %s that comes drop by drop is cut off in the end', async (_, head, drop) => {
  const app = new Hono().post('/', async (context) => context.json(await readBody(context)));
  const servers = await listen(app, 0, '127.0.0.1', {
    ...usualBounds,
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 100,
  });
  const began = Date.now();
  const socket = connect(portOf(servers[0]), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(head);
  const drip = setInterval(() => socket.write(drop), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  await close(servers, 0);
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('the bounds of the server that visitors meet', () => {
  expect([usualBounds.headersTimeout, usualBounds.requestTimeout, usualBounds.maxHeaderSize]).toEqual([
    10_000, 30_000, 16_384,
  ]);
});

test('a body of any length is refused without being taken in', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const answer = await rawRequest(port(), '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body: 'x'.repeat(8_000_000),
  }).catch((error: NodeJS.ErrnoException) => error.code);
  expect(typeof answer === 'object' ? answer.status : answer).toSatisfy((outcome) =>
    [413, 'ECONNRESET', 'EPIPE'].includes(outcome as string | number),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
});

test('asking for readiness a hundred times asks the database once', async () => {
  let asked = 0;
  const app = new Hono().get(
    '/readyz',
    answerReadiness(server.dependencies.opened, () => ((asked += 1), new Date())),
  );
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.request('/readyz')));
  expect([asked, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
});

test('no redirect leads off the site, whatever is asked for', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/?next=//evil.example',
    '/%5cevil.example/index.html',
    '/index.html?//evil.example',
  ]) {
    const { status, headers } = await rawRequest(port(), path);
    expect([path, status, headers.location ?? '/']).toEqual([
      path,
      expect.any(Number),
      expect.stringMatching(/^\/(?![/\\])/),
    ]);
  }
});
