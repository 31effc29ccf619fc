/** One upstream, many listeners: every listener gets the same bytes, held in memory once. */
import { gatherPieces, largestPieceBytes, recentPieces } from './pieces.ts';
import type { Upstream } from './upstream.ts';

/** Most bytes that wait in this process for one listener: what is not yet with the system's socket buffer. */
export const listenerBoundBytes = 64 * 1024;
/** About two seconds at 128 kbit/s. */
const burstBytes = 32 * 1024;

/** What a listener's connection can do. `waitingBytes`: written to it and not yet sent. `cut`: breaks it off. */
export type Connection = { waitingBytes(): number; cut(): void };

export type RelayEvents = {
  joined(): void;
  left(reason: 'gone' | 'slow' | 'ended'): void;
  sent(bytes: number): void;
  ended(): void;
};

export type Relay = {
  contentType: string;
  headers: Record<string, string>;
  /**
   * Whether one may join in the middle. MP3 and AAC decoders find the next frame; Ogg and WebM need the head of the
   * file.
   */
  shareable: boolean;
  listenerCount(): number;
  /** Whether anybody ever joined. */
  isUsed(): boolean;
  isEnded(): boolean;
  /** The listener's bytes, from about two seconds ago. Cancelling it leaves. */
  join(connection: Connection): ReadableStream<Uint8Array>;
  /** Closes the upstream; listeners' streams end. */
  end(): void;
};

type Listener = { connection: Connection; controller: ReadableStreamDefaultController<Uint8Array> };

/**
 * Reads the upstream from the first listener on. It never waits for a listener: one that lags by more than the bound is
 * cut off.
 */
export function startRelay(upstream: Upstream, events: RelayEvents): Relay {
  const listeners = new Set<Listener>();
  const recent = recentPieces(burstBytes);
  let [used, ended] = [false, false];

  const send = (piece: Uint8Array<ArrayBuffer>): void => {
    recent.add(piece);
    for (const listener of listeners) deliver(listener, piece);
  };
  const gatherer = gatherPieces(send);

  function deliver(listener: Listener, piece: Uint8Array<ArrayBuffer>): void {
    if (waitingFor(listener) > listenerBoundBytes - largestPieceBytes) return drop(listener, 'slow');
    listener.controller.enqueue(piece);
    return events.sent(piece.length);
  }

  function drop(listener: Listener, reason: 'gone' | 'slow' | 'ended'): void {
    if (!listeners.delete(listener)) return;
    events.left(reason);
    if (reason === 'ended') listener.controller.close();
    if (reason === 'slow') listener.connection.cut();
  }

  function end(): void {
    if (ended) return;
    ended = true;
    upstream.close();
    gatherer.flush();
    for (const listener of listeners) drop(listener, 'ended');
    events.ended();
  }

  function listen(): void {
    used = true;
    upstream.body.on('data', gatherer.add);
    for (const sign of ['end', 'error', 'close']) upstream.body.on(sign, end);
  }

  function join(connection: Connection): ReadableStream<Uint8Array> {
    let listener: Listener;
    const start = (controller: Listener['controller']): void => {
      listener = { connection, controller };
      if (ended) return controller.close();
      listeners.add(listener);
      events.joined();
      for (const piece of recent.list()) deliver(listener, piece);
      if (!used) listen();
    };
    return new ReadableStream<Uint8Array>(
      { start, cancel: () => drop(listener, 'gone') },
      new ByteLengthQueuingStrategy({ highWaterMark: listenerBoundBytes }),
    );
  }

  // An upstream that breaks before anybody joined must not become an uncaught error.
  upstream.body.on('error', end);
  const shareable = /^audio\/(mpeg|mp3|aacp?|x-aac)\b/i.test(upstream.contentType);
  const { contentType, headers } = upstream;
  return {
    contentType,
    headers,
    shareable,
    listenerCount: () => listeners.size,
    isUsed: () => used,
    isEnded: () => ended,
    join,
    end,
  };
}

function waitingFor({ connection, controller }: Listener): number {
  return listenerBoundBytes - (controller.desiredSize ?? 0) + connection.waitingBytes();
}
