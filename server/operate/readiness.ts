/** `GET /readyz`: whether this process can do its work, for load balancers and for people. */
import type { Context } from 'hono';
import type { OpenedDatabase } from '../db/open-database.ts';
import { type OutboxState, readOutboxState } from './outbox-state.ts';
import { probeWriting } from './write-probe.ts';

/**
 * `down` (503): the database does not answer, or takes nothing (`not writable`: its disk is full, say). `degraded`
 * (200): mails have been waiting for more than 15 minutes; what people send is still kept safe, so taking the process
 * out of service would only make it worse. `warnings`: what keeps part of the site from working until somebody changes
 * its settings, without a word about visitors. They change no status: out of service the site would help nobody more.
 */
export type Readiness = {
  status: 'ok' | 'degraded' | 'down';
  database: 'ok' | 'not writable' | 'down';
  outbox?: OutboxState;
  warnings?: string[];
};

const pingMilliseconds = 2000;
const freshMilliseconds = 1000;
/** A write is a sync to the disk, and waits behind those of visitors. */
const writeMilliseconds = 5000;
const writtenMilliseconds = 5000;
const oldOutboxSeconds = 15 * 60;

/**
 * Anyone may ask, as often as they like: the database is asked once a second at most, and given something to write
 * every five seconds.
 */
export function answerReadiness(
  opened: OpenedDatabase,
  now: () => Date,
  warnings: string[] = [],
): (context: Context) => Promise<Response> {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  const isWritable = rarely(() => canWrite(opened));
  return async (context) => {
    if (!last || performance.now() - last.at > freshMilliseconds)
      last = { at: performance.now(), readiness: checkReadiness(opened, now(), isWritable) };
    const readiness = await last.readiness;
    const answer = warnings.length > 0 ? { ...readiness, warnings } : readiness;
    return context.json(answer, readiness.status === 'down' ? 503 : 200, { 'Cache-Control': 'no-store' });
  };
}

/** @param isWritable tries a write at each call unless told otherwise */
export async function checkReadiness(
  opened: OpenedDatabase,
  now: Date,
  isWritable: () => Promise<boolean> = () => canWrite(opened),
): Promise<Readiness> {
  const outbox = await within(pingMilliseconds, readOutboxState(opened, now)).catch(() => null);
  if (!outbox) return { status: 'down', database: 'down' };
  if (!(await isWritable())) return { status: 'down', database: 'not writable', outbox };
  return { status: outbox.oldestSeconds > oldOutboxSeconds ? 'degraded' : 'ok', database: 'ok', outbox };
}

const canWrite = (opened: OpenedDatabase): Promise<boolean> =>
  within(writeMilliseconds, probeWriting(opened)).then(
    () => true,
    () => false,
  );

function rarely(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > writtenMilliseconds) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
