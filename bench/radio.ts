/**
 * `npm run bench:radio -- --listeners 1000 --seconds 60`: listeners on one relay process, fed by a real Icecast, and
 * among them one that never reads. Says how many were dropped, what each got and how the relay's memory went.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { freePort, startIcecast } from '../server/radio/demo/icecast.ts';
import { ensurePrograms } from '../server/radio/demo/programs.ts';
import { startSource } from '../server/radio/demo/source.ts';
import { noRadioMetrics } from '../server/radio/radio-metrics.ts';
import { startRelayServer } from '../server/radio/testing/relay-server.ts';

type Listener = { bytes: number; late: number; lastAt: number; ended: boolean; response: IncomingMessage };

/** A listener waits in vain when nothing came for so long: more than its player holds in store. */
const stallMilliseconds = 3000;

/** The relay, alone in its process. */
async function serve(): Promise<void> {
  const left = (_: number, reason: string): void => void (reason === 'slow' && process.send?.('cut'));
  const relay = await startRelayServer({
    ports: [Number(process.env.ICECAST_PORT)],
    metrics: { ...noRadioMetrics, left },
  });
  process.send?.(relay.port);
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listeners: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      kilobits: { type: 'string', default: '128' },
    },
  });
  const [count, seconds, kilobits] = [Number(values.listeners), Number(values.seconds), Number(values.kilobits)];
  const advice = ensurePrograms();
  if (advice) throw new Error(advice);
  const icecast = await startIcecast(await freePort());
  const source = await startSource(icecast, { kilobits });
  const relay = fork(import.meta.filename, { env: { ...process.env, ICECAST_PORT: String(icecast.port) } });
  try {
    const [port] = (await once(relay, 'message')) as [number];
    await run(relay, `http://127.0.0.1:${port}/api/stream?port=${icecast.port}`, { count, seconds, kilobits });
  } finally {
    relay.kill('SIGTERM');
    await source.stop();
    await icecast.stop();
  }
  process.exit();
}

async function run(
  relay: ChildProcess,
  address: string,
  { count, seconds, kilobits }: { count: number; seconds: number; kilobits: number },
): Promise<void> {
  console.log(
    `${count} listeners and one that never reads, ${kilobits} kbit/s, ${seconds} s. Relay before: ${memoryOf(relay)}`,
  );
  const deaf = await listen(address, false);
  let cut = 0;
  // A listener that does not read does not notice either: the relay says so.
  relay.on('message', () => (cut += 1));
  const listeners: Listener[] = [];
  while (listeners.length < count)
    listeners.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - listeners.length) }, () => listen(address, true)),
      )),
    );
  const from = listeners.map(({ bytes }) => bytes);
  const started = Date.now();
  while (Date.now() - started < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(5000, seconds * 1000)));
    console.log(
      `${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  relay ${memoryOf(relay)}, dropped ` +
        `${dropped(listeners)}, cut off for not reading ${cut}`,
    );
  }
  const passed = (Date.now() - started) / 1000;
  const each = listeners.map(({ bytes }, index) => bytes - (from[index] ?? 0)).toSorted((a, b) => a - b);
  const expected = ((kilobits * 1000) / 8) * passed;
  console.log(
    `Dropped: ${dropped(listeners)} of ${count}. Waited over ${stallMilliseconds / 1000} s for sound: ` +
      `${listeners.filter(({ late }) => late > 0).length}.`,
  );
  console.log(
    `Bytes each in ${passed.toFixed(1)} s: least ${each[0]}, median ${each[each.length >> 1]}, most ` +
      `${each.at(-1)}; the stream made about ${Math.round(expected)}.`,
  );
  console.log(
    'The one that never reads: ' +
      `${cut > 0 ? 'cut off' : 'not yet cut off, its bytes are in the system’s socket buffers'}.`,
  );
  if (dropped(listeners) > 0) process.exitCode = 1;
  for (const { response } of [...listeners, deaf]) response.destroy();
}

function listen(address: string, reads: boolean): Promise<Listener> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, (response) => {
      const listener: Listener = {
        bytes: 0,
        late: 0,
        lastAt: Date.now(),
        ended: response.statusCode !== 200,
        response,
      };
      response.on('close', () => (listener.ended = true));
      response.on('error', () => (listener.ended = true));
      if (reads) response.on('data', (chunk: Buffer) => hear(listener, chunk));
      resolve(listener);
    }).on('error', reject);
  });
}

function hear(listener: Listener, chunk: Buffer): void {
  const at = Date.now();
  if (at - listener.lastAt > stallMilliseconds) listener.late += 1;
  listener.lastAt = at;
  listener.bytes += chunk.length;
}

const dropped = (listeners: Listener[]): number => listeners.filter(({ ended }) => ended).length;

/** Resident memory now and at most, and processor time, as the kernel counts them. */
function memoryOf({ pid }: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (field: string): string =>
      `${Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)} MB`;
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (
      `${megabytes('VmRSS')} (most ${megabytes('VmHWM')}), processor ` +
      `${((Number(ticks[11]) + Number(ticks[12])) / 100).toFixed(1)} s`
    );
  } catch {
    return 'memory unknown on this system';
  }
}

if (process.send) await serve();
else await measure();
