import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { deafListener, type FakeIcecast, startFakeIcecast, startRelayServer, until } from './testing/relay-server.ts';
import type { RadioDependencies } from './radio-routes.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(
  icecast: FakeIcecast | number,
  settings: Partial<RadioDependencies> = {},
): Promise<{ stream: string; url: string; serverPort: number; path: string }> {
  const port = typeof icecast === 'number' ? icecast : icecast.port;
  if (typeof icecast !== 'number') endings.push(icecast.stop);
  const server = await startRelayServer({ ports: [port], ...settings });
  endings.push(server.stop);
  const path = `/api/stream?port=${port}`;
  return { stream: server.url + path, url: server.url, serverPort: server.port, path };
}

async function readBytes(response: Response, count: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let bytes = 0; bytes < count;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done || !value) break;
    chunks.push(value);
    bytes += value.length;
  }
  reader?.releaseLock();
  return Buffer.concat(chunks);
}

test('a listener gets the bytes, the type, the station’s name and nothing else of Icecast’s', async () => {
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast);
  const response = await fetch(stream);
  icecast.send(Buffer.alloc(20_000, 5));
  expect(await readBytes(response, 20_000)).toEqual(Buffer.alloc(20_000, 5));
  const { headers } = response;
  expect([response.status, headers.get('content-type'), headers.get('icy-name')]).toEqual([200, 'audio/mpeg', 'Test']);
  expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', 'no-store']);
  expect([headers.get('icy-metaint'), headers.get('icy-pub'), headers.get('set-cookie')]).toEqual([null, null, null]);
  await response.body?.cancel();
});

test('listeners share one connection; a later one starts with the recent past, the last closes it', async () => {
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast);
  const first = await Promise.all([fetch(stream), fetch(stream), fetch(stream)]);
  icecast.send(Buffer.alloc(10_000, 1));
  for (const response of first) expect(await readBytes(response, 10_000)).toHaveLength(10_000);
  const late = await fetch(stream);
  expect(await readBytes(late, 10_000)).toHaveLength(10_000);
  expect(icecast.opened()).toBe(1);
  await Promise.all([...first, late].map((response) => response.body?.cancel()));
  await until(() => icecast.open() === 0);
});

test('streams that cannot be joined in the middle get a connection each', async () => {
  const icecast = await startFakeIcecast(undefined, 'audio/ogg');
  const { stream } = await start(icecast);
  const responses = [await fetch(stream), await fetch(stream)];
  expect(icecast.open()).toBe(2);
  await Promise.all(responses.map((response) => response.body?.cancel()));
  await until(() => icecast.open() === 0);
});

test('a listener that does not read is cut off, and the others miss nothing', async () => {
  const icecast = await startFakeIcecast();
  const { stream, serverPort, path } = await start(icecast);
  const good = await fetch(stream);
  const deaf = await deafListener(serverPort, path);
  let sent = 0;
  const sending = setInterval(() => {
    icecast.send(Buffer.alloc(64_000, 9));
    sent += 64_000;
  }, 5);
  let received = 0;
  const reading = good.body
    ?.pipeTo(new WritableStream({ write: (chunk: Uint8Array) => void (received += chunk.length) }))
    .catch(() => {});
  await until(() => deaf.closed());
  clearInterval(sending);
  await until(() => received === sent);
  expect(icecast.open()).toBe(1);
  await icecast.stop();
  await reading;
});

test('HEAD answers like GET and leaves the upstream closed', async () => {
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast);
  const response = await fetch(stream, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'audio/mpeg',
    '',
  ]);
  await until(() => icecast.open() === 0);
  await fetch(stream, { method: 'HEAD' });
  expect(icecast.opened()).toBe(1);
});

test('HEAD beside a listener leaves the listener alone', async () => {
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast);
  const [response] = await Promise.all([fetch(stream), fetch(stream, { method: 'HEAD' })]);
  await fetch(stream, { method: 'HEAD' });
  icecast.send(Buffer.alloc(9000));
  expect(await readBytes(response, 9000)).toHaveLength(9000);
  expect(icecast.opened()).toBe(1);
  await response.body?.cancel();
});

test.each([
  ['a redirect', (target: string) => ({ status: 302, headers: { Location: target } })],
  ['a missing mount', () => ({ status: 404, headers: { 'Content-Type': 'text/html' } })],
  ['a page', () => ({ status: 200, headers: { 'Content-Type': 'text/html' } })],
])('%s is no stream: 503, and nothing else is asked', async (_, answer) => {
  const elsewhere = await startFakeIcecast();
  endings.push(elsewhere.stop);
  const { status, headers } = answer(`http://127.0.0.1:${elsewhere.port}/live`);
  const { stream } = await start(await startFakeIcecast((response) => response.writeHead(status, headers).end('x')));
  const response = await fetch(stream);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toHaveProperty('errors.stream');
  expect(elsewhere.paths).toEqual([]);
});

test('an upstream that says nothing is given up', async () => {
  const { stream } = await start(await startFakeIcecast(() => {}), {
    timeouts: { connectMilliseconds: 100, idleMilliseconds: 100 },
  });
  expect((await fetch(stream)).status).toBe(503);
});

/** Its sound comes with its answer: nothing else is heard, however busy the machine is. */
const fallsSilent = () =>
  startFakeIcecast((response) =>
    response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write(Buffer.alloc(9000, 3)),
  );

test('a stream that falls silent ends', async () => {
  const { stream } = await start(await fallsSilent(), {
    timeouts: { connectMilliseconds: 30_000, idleMilliseconds: 150 },
  });
  const response = await fetch(stream);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.alloc(9000, 3));
});

test('after a drop the next listener gets a new connection', async () => {
  const icecast = await fallsSilent();
  const { stream } = await start(icecast, { timeouts: { connectMilliseconds: 30_000, idleMilliseconds: 150 } });
  await (await fetch(stream)).arrayBuffer();
  expect(await (await fetch(stream)).arrayBuffer()).toHaveProperty('byteLength', 9000);
  expect(icecast.paths).toHaveLength(2);
});

test.each(['', '?port=', '?port=22', '?port=8076.0', '?port=localhost', '?port=1%00', '?port=127.0.0.1:22'])(
  '%j names no stream of this site',
  async (query) => {
    const icecast = await startFakeIcecast();
    const { url } = await start(icecast);
    for (const path of ['/api/stream', '/api/now-playing']) expect((await fetch(url + path + query)).status).toBe(400);
    expect(icecast.paths).toEqual([]);
  },
);

test('other methods are refused', async () => {
  const { stream } = await start(1);
  const response = await fetch(stream, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a process takes so many listeners and no more', async () => {
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast, { maximumListeners: 1 });
  const first = await fetch(stream);
  expect((await fetch(stream)).status).toBe(503);
  await first.body?.cancel();
  await until(() => icecast.open() === 0);
  const next = await fetch(stream);
  expect(next.status).toBe(200);
  await next.body?.cancel();
});

test('a shutdown ends the streams', async () => {
  const stopping = new AbortController();
  const { stream } = await start(await startFakeIcecast(), { stopping: stopping.signal });
  const response = await fetch(stream);
  stopping.abort();
  expect((await response.arrayBuffer()).byteLength).toBe(0);
  expect(response.headers.get('connection')).toBe('close');
});

test('what is on air is asked once in five seconds, with the people behind the relay counted', async () => {
  let time = 0;
  const status = { icestats: { source: { listenurl: 'http://x/live', title: 'Slow Chords', listeners: 4 } } };
  const icecast = await startFakeIcecast((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(status)),
  );
  const { url } = await start(icecast, { now: () => new Date(time) });
  const ask = async () => fetch(`${url}/api/now-playing?port=${icecast.port}`);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(await answers[0]?.json()).toEqual({ onAir: true, title: 'Slow Chords', listeners: 4 });
  expect(icecast.paths).toEqual(['/status-json.xsl']);
  time = 4999;
  await ask();
  expect(icecast.paths).toHaveLength(1);
  time = 5000;
  await ask();
  expect(icecast.paths).toHaveLength(2);
});

test.each([
  ['fails', (response: ServerResponse) => response.writeHead(500).end('{}')],
  ['never stops talking', (response: ServerResponse) => void response.writeHead(200).end('x'.repeat(400_000))],
])('a status page that %s is 503', async (_, answer) => {
  const icecast = await startFakeIcecast((response) => void answer(response));
  const { url } = await start(icecast);
  const response = await fetch(`${url}/api/now-playing?port=${icecast.port}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a status page that redirects is 503, and the other address is not asked', async () => {
  const elsewhere = await startFakeIcecast((response) => response.writeHead(200).end('{"icestats":{}}'));
  endings.push(elsewhere.stop);
  const icecast = await startFakeIcecast((response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${elsewhere.port}/status-json.xsl` }).end(),
  );
  const { url } = await start(icecast);
  expect((await fetch(`${url}/api/now-playing?port=${icecast.port}`)).status).toBe(503);
  expect(elsewhere.paths).toEqual([]);
});

test('every listener that joins leaves, once', async () => {
  const metrics = { joined: vi.fn(), left: vi.fn(), sent: vi.fn(), unavailable: vi.fn() };
  const icecast = await startFakeIcecast();
  const { stream } = await start(icecast, { metrics });
  const responses = await Promise.all([fetch(stream), fetch(stream)]);
  icecast.send(Buffer.alloc(8192));
  await Promise.all(responses.map((response) => readBytes(response, 8192)));
  await responses[0]?.body?.cancel();
  await until(() => metrics.left.mock.calls.length === 1);
  await icecast.stop();
  await until(() => metrics.left.mock.calls.length === 2);
  expect(metrics.joined).toHaveBeenCalledTimes(2);
  expect(metrics.left.mock.calls).toEqual([
    [icecast.port, 'gone'],
    [icecast.port, 'ended'],
  ]);
  expect(metrics.sent.mock.calls.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(2 * 8192);
});
