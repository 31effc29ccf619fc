/** `GET /readyz`: whether this process can do its work, for load balancers and for people. */
import type { Context } from 'hono';
import type { OpenedDatabase } from '../db/open-database.ts';
import { type OutboxState, readOutboxState } from './outbox-state.ts';

/**
 * `down` (503): the database does not answer, so nothing can be taken. `degraded` (200): mails have been waiting for
 * more than 15 minutes; what people send is still kept safe, so taking the process out of service would only make it
 * worse.
 */
export type Readiness = { status: 'ok' | 'degraded' | 'down'; database: 'ok' | 'down'; outbox?: OutboxState };

const pingMilliseconds = 2000;
const freshMilliseconds = 1000;
const oldOutboxSeconds = 15 * 60;

/** Anyone may ask, as often as they like: the database is asked once a second at most. */
export function answerReadiness(opened: OpenedDatabase, now: () => Date): (context: Context) => Promise<Response> {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  return async (context) => {
    if (!last || performance.now() - last.at > freshMilliseconds)
      last = { at: performance.now(), readiness: checkReadiness(opened, now()) };
    const readiness = await last.readiness;
    return context.json(readiness, readiness.status === 'down' ? 503 : 200, { 'Cache-Control': 'no-store' });
  };
}

export async function checkReadiness(opened: OpenedDatabase, now: Date): Promise<Readiness> {
  const outbox = await within(pingMilliseconds, readOutboxState(opened, now)).catch(() => null);
  if (!outbox) return { status: 'down', database: 'down' };
  return { status: outbox.oldestSeconds > oldOutboxSeconds ? 'degraded' : 'ok', database: 'ok', outbox };
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
