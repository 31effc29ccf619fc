/**
 * A small load generator for machines without wrk. It takes more of the processor than wrk does: its figures are lower
 * bounds.
 */
import { connect, type Socket } from 'node:net';
import type { Load, LoadProgram, LoadResult } from './load.ts';

export const ownLoad: LoadProgram = { name: 'a load generator of ours', run };

type Count = { latencies: number[]; refused: number; number: number };

async function run(load: Load): Promise<LoadResult> {
  const count: Count = { latencies: [], refused: 0, number: Date.now() % 10_000_000 };
  const started = performance.now();
  const until = started + load.seconds * 1000;
  await Promise.all(Array.from({ length: load.connections }, () => keepAsking(load, count, until)));
  const seconds = (performance.now() - started) / 1000;
  const sorted = count.latencies.toSorted((first, second) => first - second);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requestsPerSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), refused: count.refused };
}

async function keepAsking(load: Load, count: Count, until: number): Promise<void> {
  const socket = connect(load.port, '127.0.0.1');
  socket.setNoDelay(true);
  try {
    while (performance.now() < until) {
      count.number += 1;
      const sent = performance.now();
      socket.write(compose(load, count.number));
      const status = await readAnswer(socket);
      count.latencies.push(performance.now() - sent);
      if (status >= 400) count.refused += 1;
    }
  } catch {
    count.refused += 1;
  } finally {
    socket.destroy();
  }
}

function compose({ method, path, headers, body = '' }: Load, number: number): string {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const numbered = body.replaceAll('%d', String(number));
  const lines = Object.entries({
    Host: 'localhost',
    ...headers,
    ...(body && { 'Content-Length': String(Buffer.byteLength(numbered)) }),
  });
  const head = lines.map(([name, value]) => `${name}: ${value.replaceAll('%d', address)}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${numbered}`;
}

/** Reads one answer with a Content-Length, or a chunked one, to its end. @returns its status */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0);
    const hear = (chunk: Buffer): void => {
      read = Buffer.concat([read, chunk]);
      const head = read.indexOf('\r\n\r\n');
      if (head < 0) return;
      const text = read.toString('latin1', 0, head);
      const length = /^content-length: *(\d+)/im.exec(text)?.[1];
      const isWhole =
        length === undefined
          ? read.subarray(-5).toString('latin1') === '0\r\n\r\n'
          : read.length >= head + 4 + Number(length);
      if (isWhole) finish(() => resolve(Number(text.slice(9, 12))));
    };
    const fail = (): void => finish(() => reject(new Error('The connection broke.')));
    function finish(settle: () => void): void {
      socket.off('data', hear).off('error', fail).off('close', fail);
      settle();
    }
    socket.on('data', hear).on('error', fail).on('close', fail);
  });
}
