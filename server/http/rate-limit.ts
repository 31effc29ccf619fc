/** How often one client, and one e-mail address, may ask for what is stored or sent. */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenedDatabase } from '../db/open-database.ts';
import { clientAddress } from './client-address.ts';

/** `seconds` until the next try is allowed. */
export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** What is limited: a kind per form, counted once by client address and once by e-mail address. */
export type LimitKind = keyof typeof allowances;

export type Limits = {
  /**
   * Counts one attempt. `key`: a client address (`clientAddress(context)`) or an e-mail address in lower case; stored
   * hashed.
   */
  limitBy(kind: LimitKind, key: string): Promise<LimitResult>;
  /** The client's address: the socket's, or the proxy's word for it when TRUST_PROXY. */
  clientAddress(context: Context): string;
};

/**
 * `points` attempts in `duration` seconds. An office or a school shares one address; one mailbox never needs many
 * links.
 */
const allowances = {
  'newsletter-client': { points: 20, duration: 600 },
  'newsletter-email': { points: 3, duration: 3600 },
  'your-data-client': { points: 20, duration: 600 },
  'your-data-email': { points: 3, duration: 3600 },
  'contact-client': { points: 20, duration: 600 },
  'contact-email': { points: 6, duration: 3600 },
  'alerts-client': { points: 20, duration: 600 },
  'alerts-email': { points: 3, duration: 3600 },
  // Nothing but the client's address is sure to be there.
  'correction-client': { points: 20, duration: 600 },
  // One press that is asked to be repeated; the next one counts.
  'second-press': { points: 1, duration: 600 },
  // One a second: more than anybody types, and a school that searches together.
  'search-client': { points: 60, duration: 60 },
  // Comparisons that nobody asked for before; beyond it the browser makes them.
  'compare-client': { points: 60, duration: 60 },
  // An assistant asks several times for one question of its user.
  'mcp-client': { points: 60, duration: 60 },
} as const;

/** Too many and too harmless to write each down: counted by every process for itself. */
const countedInMemory: ReadonlySet<LimitKind> = new Set(['search-client', 'compare-client', 'mcp-client']);

/** `secret`: keeps the stored keys from telling whose they are; the same in all processes that share the database. */
export type LimitSettings = { opened: OpenedDatabase; secret: string; trustProxy: boolean };

/** Counts in memory for the one process on SQLite, in the database where several may share a PostgreSQL. */
export function createLimits({ opened, secret, trustProxy }: LimitSettings): Limits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.keys(allowances).map((kind) => [kind, createLimiter(kind as LimitKind, opened)]),
  );
  return {
    async limitBy(kind, key) {
      const hashed = createHmac('sha256', secret).update(`${kind} ${key}`).digest('base64url');
      try {
        await limiters.get(kind)?.consume(hashed);
        return { allowed: true };
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) };
      }
    },
    clientAddress: (context) => clientAddress(context, trustProxy),
  };
}

function createLimiter(kind: LimitKind, { pool }: OpenedDatabase): RateLimiterAbstract {
  const options = { keyPrefix: kind, ...allowances[kind] };
  const inMemory = new RateLimiterMemory(options);
  if (!pool || countedInMemory.has(kind)) return inMemory;
  // Counting alone is better than refusing everybody while the database is away.
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: inMemory,
  });
}
