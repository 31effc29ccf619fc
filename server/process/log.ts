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
export function createLog(
  destination: DestinationStream & { flushSync?(): void } = standardOutput(),
): Log & { flush(): void } {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
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

/**
 * Tells one client's requests from another's until the process ends, and cannot be turned back into an address: the
 * salt is never written.
 */
export function createAddressHash(salt = randomBytes(32)): (address: string) => string {
  // A page and its files are a dozen requests from one address.
  const hashes = new Map<string, string>();
  return (address) => {
    const known = hashes.get(address);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
    if (hashes.size >= mostHashes) hashes.clear();
    hashes.set(address, hash);
    return hash;
  };
}

const mostHashes = 1000;
