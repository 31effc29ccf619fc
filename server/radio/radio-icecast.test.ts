/** The relay with a real Icecast and a real source. Skipped, with one line, where they cannot be installed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startIcecast, type Icecast } from './demo/icecast.ts';
import { ensurePrograms } from './demo/programs.ts';
import { setTitle, startSource, type Source, type SourceOptions } from './demo/source.ts';
import { startRelayServer, until } from './testing/relay-server.ts';
import { decode } from './testing/sound.ts';

const advice = ensurePrograms();
if (advice) console.log(`Skipped: ${advice}`);

let port: number;
let icecast: Icecast;
let source: Source;
let server: Awaited<ReturnType<typeof startRelayServer>>;
let stream: string;

async function goOnAir(options?: SourceOptions): Promise<void> {
  icecast = await startIcecast(port);
  source = await startSource(icecast, options);
}

async function goOffAir(): Promise<void> {
  await source.stop();
  await icecast.stop();
}

/** Of the demo's MP3, at 128 kilobits; of its Opus, at 64, it is two seconds. */
const bytesOfASecond = 16_000;

type Listening = { signal?: AbortSignal; answered?: () => void; heard?: (bytes: number) => void };

/**
 * Listens until that much has come, or until the stream ends. `answered` is called before the first sound, `heard` with
 * the size of each piece.
 */
async function record(bytes: number, { signal, answered, heard }: Listening = {}): Promise<Buffer> {
  const response = await fetch(stream, { ...(signal && { signal }) });
  expect(response.status).toBe(200);
  answered?.();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    heard?.(chunk.length);
    // Leaving the loop cancels the body: the listener leaves.
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks);
}

/** A listener who stays. `total`: bytes so far; `left`: resolves when the stream has ended or the listener has left. */
function stayListening(): {
  total(): number;
  hasHeard(bytes: number): Promise<void>;
  leave(): void;
  left: Promise<unknown>;
} {
  const leaving = new AbortController();
  let total = 0;
  const listening = { signal: leaving.signal, heard: (bytes: number) => void (total += bytes) };
  const left = record(Number.POSITIVE_INFINITY, listening).catch(() => undefined);
  return {
    total: () => total,
    hasHeard: (bytes) => until(() => total >= bytes),
    leave: () => leaving.abort(),
    left,
  };
}

async function icecastSource(): Promise<{ listeners: number; title?: string } | undefined> {
  const status = (await (await fetch(`http://127.0.0.1:${port}/status-json.xsl`)).json()) as {
    icestats: { source?: { listeners: number; title?: string } };
  };
  return status.icestats.source;
}

const icecastListeners = async (): Promise<number> => (await icecastSource())?.listeners ?? 0;

const nowPlaying = async () => fetch(`${server.url}/api/now-playing?port=${port}`);

describe.skipIf(advice !== null)('with Icecast', { timeout: 120_000 }, () => {
  let clock = 0;

  beforeAll(async () => {
    port = await freePort();
    server = await startRelayServer({ ports: [port], now: () => new Date(clock) });
    stream = `${server.url}/api/stream?port=${port}`;
    await goOnAir();
  });

  afterAll(async () => {
    await server.stop();
    await goOffAir();
  });

  test('what is heard decodes as MP3', async () => {
    const { codec, seconds } = decode(await record(3 * bytesOfASecond));
    expect(codec).toBe('mp3');
    expect(seconds).toBeGreaterThan(2);
  });

  test('a listener who joins others hears sound from the first moment', async () => {
    const first = stayListening();
    await first.hasHeard(2 * bytesOfASecond);
    let [before, heard, ahead] = [0, 0, 0];
    const recorded = await record(4 * bytesOfASecond, {
      answered: () => (before = first.total()),
      heard: (bytes) => {
        heard += bytes;
        ahead = Math.max(ahead, heard - (first.total() - before));
      },
    });
    // What the newcomer got had been sent before: the other has heard much less meanwhile, however long a pause was.
    expect(ahead).toBeGreaterThan(bytesOfASecond);
    const { codec, seconds } = decode(recorded);
    expect([codec, seconds > 1.5]).toEqual(['mp3', true]);
    first.leave();
    await first.left;
  });

  test('Icecast sees one listener for many, and none when they have left', async () => {
    // Each reads what it gets: a body that nobody holds is canceled when memory is cleaned up, and its listener leaves.
    const listeners = Array.from({ length: 20 }, stayListening);
    await Promise.all(listeners.map(({ hasHeard }) => hasHeard(1)));
    await until(async () => (await icecastListeners()) === 1);
    clock += 10_000;
    expect(((await (await nowPlaying()).json()) as { listeners: number }).listeners).toBe(20);
    for (const { leave } of listeners) leave();
    await until(async () => (await icecastListeners()) === 0);
  });

  test('HEAD leaves no listener behind', async () => {
    expect((await fetch(stream, { method: 'HEAD' })).headers.get('content-type')).toBe('audio/mpeg');
    await until(async () => (await icecastListeners()) === 0);
  });

  test('the title on air is told, and held for five seconds', async () => {
    const title = async () => ((await (await nowPlaying()).json()) as { title: string }).title;
    // Icecast takes a new title over with the source's next block.
    const comesToBe = async (wanted: string) =>
      until(async () => {
        clock += 10_000;
        return (await title()) === wanted;
      });
    await comesToBe('Slow Chords');
    await setTitle(icecast, '/live', 'Café "Atlas" & <b>friends</b>');
    await until(async () => (await icecastSource())?.title === 'Café "Atlas" & <b>friends</b>');
    expect(await title()).toBe('Slow Chords');
    await comesToBe('Café "Atlas" & <b>friends</b>');
  });

  test('Icecast stops: streams end and the answer is 503; it starts: sound again', async () => {
    const listener = stayListening();
    await listener.hasHeard(1);
    await goOffAir();
    await listener.left;
    expect(listener.total()).toBeGreaterThan(0);
    clock += 10_000;
    const answers = [await fetch(stream), await fetch(stream, { method: 'HEAD' }), await nowPlaying()];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '30'],
      [503, '30'],
      [503, '30'],
    ]);
    await goOnAir();
    expect(decode(await record(2 * bytesOfASecond)).seconds).toBeGreaterThan(1);
  });

  test('an Ogg Opus stream can be joined by a second listener', async () => {
    await goOffAir();
    await goOnAir({ format: 'opus', kilobits: 64 });
    const { promise: isUnderWay, resolve } = Promise.withResolvers<void>();
    const recordings = await Promise.all([
      record(1.5 * bytesOfASecond, { heard: () => resolve() }),
      isUnderWay.then(() => record(bytesOfASecond)),
    ]);
    for (const recording of recordings) {
      const { codec, seconds } = decode(recording);
      expect(codec).toBe('opus');
      expect(seconds).toBeGreaterThan(1);
    }
  });
});
