/** Offers requests at a fixed rate whether or not the server keeps up, as visitors do. */
import { Agent, request, type RequestOptions } from 'node:http';
import type { Submission, Submissions } from './submissions.ts';

/**
 * `latencies`: milliseconds from when a request was due to its answer. `refused`: answers that acknowledge nothing, by
 * status.
 */
export type LoadResult = {
  latencies: number[];
  acknowledged: number;
  refused: Map<number, number>;
  broken: number;
  seconds: number;
};

/**
 * `ratePerSecond`: of each kind. `clients`: every request seems to come from another client, by its `X-Forwarded-For`
 * or, where a proxy writes that itself, by a loopback address of its own (Linux has 16 million).
 */
export type Load = { port: number; submissions: Submissions; ratePerSecond: number; clients?: 'header' | 'address' };

export type RunningLoad = { stop(): Promise<LoadResult> };

const tickMilliseconds = 5;
/** More than a server that keeps up ever needs; a request beyond waits, and its wait is counted. */
const mostConnections = 256;
let clientCount = 256;

export function offerLoad({ port, submissions, ratePerSecond, clients = 'header' }: Load): RunningLoad {
  const agent = new Agent({ keepAlive: clients === 'header', maxSockets: mostConnections });
  const result: LoadResult = { latencies: [], acknowledged: 0, refused: new Map(), broken: 0, seconds: 0 };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const offer = (submission: Submission, due: number): void => {
    const sending = submit({ agent, host: '127.0.0.1', port, ...asClient(clients) }, submission)
      .then((status) => record(result, submissions, submission, status, performance.now() - due))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  for (const submission of submissions.unanswered.splice(0)) offer(submission, began);
  let offered = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * ratePerSecond);
    for (; offered < due; offered += 1) {
      const at = began + (offered / ratePerSecond) * 1000;
      offer(submissions.next('subscription'), at);
      offer(submissions.next('message'), at);
    }
  }, tickMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      result.seconds = (performance.now() - began) / 1000;
      await Promise.all(underWay);
      agent.destroy();
      return result;
    },
  };
}

function record(
  result: LoadResult,
  submissions: Submissions,
  submission: Submission,
  status: number | null,
  milliseconds: number,
): void {
  if (status === null) {
    result.broken += 1;
    if (submission.kind === 'message') submissions.unanswered.push(submission);
  } else if (status === 201 || status === 202) {
    result.acknowledged += 1;
    result.latencies.push(milliseconds);
    submissions.acknowledged.set(submission.key, submission);
  } else {
    result.refused.set(status, (result.refused.get(status) ?? 0) + 1);
  }
}

/** @returns the status, or null where the connection broke before the whole answer came */
function submit(options: RequestOptions, { path, body }: Submission): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      ...options.headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const outgoing = request({ ...options, path, method: 'POST', headers }, (incoming) => {
      incoming
        .on('end', () => resolve(incoming.complete ? (incoming.statusCode ?? 0) : null))
        .on('error', () => resolve(null))
        .resume();
      incoming.on('close', () => resolve(null));
    });
    outgoing.on('error', () => resolve(null)).end(body);
  });
}

/** A different client each time, so that none is over its limit. */
function asClient(clients: 'header' | 'address'): RequestOptions {
  clientCount += 1;
  const address = `${(clientCount >> 16) & 255}.${(clientCount >> 8) & 255}.${clientCount & 255}`;
  return clients === 'header'
    ? { headers: { 'x-forwarded-for': `10.${address}` } }
    : { localAddress: `127.${address}` };
}
