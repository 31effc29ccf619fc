/**
 * Loaded before the server (`--import`): its clock runs many times as fast, jumps when told, and its disk is full when
 * told. So a lease of two minutes, an answer after 90 seconds and a retry after half an hour fit into a test of
 * seconds. CLOCK_FILE: JSON, `{ shift: milliseconds, isDiskFull }`, read all the time. CLOCK_EPOCH: when all clocks of
 * a run agreed, ms since 1970.
 */
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { timesAsFast } from './speed.ts';

const RealDate = Date;
const [file, epoch] = [process.env['CLOCK_FILE'] ?? '', Number(process.env['CLOCK_EPOCH'])];
let told = { shift: 0, isDiskFull: false };

const fastNow = (): number => Math.round(epoch + (RealDate.now() - epoch) * timesAsFast + told.shift);
globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [fastNow()] : parts) as [number]));
  }
  static override now(): number {
    return fastNow();
  }
} as DateConstructor;

/** Shorter waits are about the machine (a connection, a pause of a second), not about hours that pass. */
// Of sockets only the mail server's: a keep-alive that ends early breaks requests, as no real server would.
const [longWait, longSilence] = [10_000, 300_000];
const realTimeout = globalThis.setTimeout;
const realInterval = globalThis.setInterval;
const shorten = (wait: number | undefined): number =>
  (wait ?? 0) < longWait ? (wait ?? 0) : (wait ?? 0) / timesAsFast;
globalThis.setTimeout = ((work: () => void, wait?: number, ...parts: []) =>
  realTimeout(work, shorten(wait), ...parts)) as typeof setTimeout;
globalThis.setInterval = ((work: () => void, wait?: number, ...parts: []) =>
  realInterval(work, shorten(wait), ...parts)) as typeof setInterval;
// oxlint-disable-next-line typescript/unbound-method -- called with its socket below
const realSocketTimeout = Socket.prototype.setTimeout;
Socket.prototype.setTimeout = function (this: Socket, wait: number, work?: () => void) {
  return realSocketTimeout.call(this, wait < longSilence ? wait : wait / timesAsFast, work);
};

const databases = new Set<DatabaseSync>();
// oxlint-disable-next-line typescript/unbound-method -- called with its database below
const realExec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, statements: string) {
  databases.add(this);
  return realExec.call(this, statements);
};

function listen(): void {
  try {
    const heard = JSON.parse(readFileSync(file, 'utf8')) as typeof told;
    if (heard.isDiskFull !== told.isDiskFull)
      // SQLite takes the smallest number for "as large as you are now": no further page, SQLITE_FULL.
      for (const database of databases)
        realExec.call(database, `pragma max_page_count = ${heard.isDiskFull ? 1 : 1e9}`);
    told = heard;
  } catch {
    // Half written: read again at the next turn.
  }
}
listen();
realInterval(listen, 25).unref();
