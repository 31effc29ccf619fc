/** Answers for requests that cannot be served, and the log line of those that failed. */
import type { Context } from 'hono';
import { readRequestPath } from './request-path.ts';

/**
 * `time` is ISO 8601, UTC. `detail` is a stack trace. No entry holds a visitor's address, headers, body or query
 * string.
 */
export type LogEntry = { time: string; message: string; detail?: string; requestId?: string };
export type Log = (entry: LogEntry) => void;

/** 405 naming the methods that would do. @param allowed e.g. `GET, HEAD` */
export function refuseMethod(allowed: string): (context: Context) => Response {
  return (context) =>
    context.text(`This address answers ${allowed} only.`, 405, { Allow: allowed, 'Cache-Control': 'no-store' });
}

/** 404 for addresses under /api/ that do not exist. */
export function answerUnknownApi(context: Context): Response {
  return context.json({ errors: { path: 'There is nothing at this address.' } }, 404, { 'Cache-Control': 'no-store' });
}

/** 500 without a word about the cause, which goes to the log. */
export function answerFailure(log: Log, now: () => Date): (error: Error, context: Context) => Response {
  return (error, context) => {
    const path = readRequestPath(context.req.url) ?? '(malformed path)';
    const requestId = context.get('requestId') as string | undefined;
    log({
      time: now().toISOString(),
      message: `${context.req.method} ${path} failed: ${error.name}`,
      detail: error.stack ?? error.message,
      ...(requestId && { requestId }),
    });
    return context.text('Something went wrong on our side. Please try again in a moment.', 500, {
      'Cache-Control': 'no-store',
    });
  };
}
