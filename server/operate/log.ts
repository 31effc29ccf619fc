/** Structured logs: one JSON object a line, without personal data. */
import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, pino } from 'pino';

/** Extra facts of an entry: counts, states, route patterns. Never an address, a body or a query string. */
export type LogFacts = Record<string, string | number | boolean | undefined>;

export type Log = {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
};

/** Writes to standard output, or to `destination`. `flush` before the process ends: lines are written in batches. */
export function createLog(destination: DestinationStream & { flushSync?(): void } = standardOutput()): Log & { flush(): void } {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } };
  const logger = pino(options, destination);
  return {
    info: (message, facts = {}) => logger.info(facts, message),
    warn: (message, facts = {}) => logger.warn(facts, message),
    error: (message, facts = {}) => logger.error(facts, message),
    flush: () => destination.flushSync?.(),
  };
}

/** A write for every request would cost more than most answers do. */
function standardOutput() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });
}

/** Tells one client's requests from another's until the process ends, and cannot be turned back into an address: the salt is never written. */
export function createAddressHash(salt = randomBytes(32)): (address: string) => string {
  return (address) => createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
}
