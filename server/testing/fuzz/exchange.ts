/** One request exactly as written, and all that comes back. */
import { connect } from 'node:net';

/** `status`: 0 where the server closed without a word. `text`: everything that came, heads and bodies, undecoded. */
export type Answer = { status: number; headers: Record<string, string>; text: string; isTimedOut: boolean };

const patienceMilliseconds = 30_000;
const unfinishedMilliseconds = 600;

/**
 * Sends the parts one after the other on a connection of its own and reads until the server closes it, or until one
 * whole answer is there.
 * @param endsEarly closes our side after a while without an answer, so that an unfinished request is seen to be one.
 *   Not at once: a client that closes its side is taken to have left, and its answer is dropped
 */
export function exchange(port: number, parts: readonly Buffer[], endsEarly: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isTimedOut = false;
    let ending: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timer = setTimeout(() => ((isTimedOut = true), socket.destroy()), patienceMilliseconds);
    socket.on('connect', () => {
      for (const part of parts) socket.write(part);
      if (endsEarly) ending = setTimeout(() => socket.end(), unfinishedMilliseconds);
    });
    socket.on('data', (chunk: Buffer) => {
      if (size < 200_000) chunks.push(chunk);
      size += chunk.length;
    });
    socket.on('end', () => socket.destroy());
    // A server that refuses early resets what is still being written: what it said before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(ending);
      resolve({ ...readHead(Buffer.concat(chunks).toString('latin1')), isTimedOut });
    });
  });
}

function readHead(text: string): Omit<Answer, 'isTimedOut'> {
  const lines = text.slice(0, Math.max(0, text.indexOf('\r\n\r\n'))).split('\r\n');
  // An interim 100 stands before the answer itself.
  if (lines[0]?.startsWith('HTTP/1.1 100 ')) return readHead(text.slice(text.indexOf('\r\n\r\n') + 4));
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(lines[0] ?? '')?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status, headers, text };
}
