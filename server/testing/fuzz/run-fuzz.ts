/** Many hostile requests against the whole app, and all that is found wrong. */
import type { OpenedDatabase } from '../../db/open-database.ts';
import { exchange } from './exchange.ts';
import { judgeAnswer } from './judge-answer.ts';
import { judgeStored } from './judge-stored.ts';
import { seededRandom } from './random.ts';
import { type FuzzRequest, fuzzRequest } from './requests.ts';
import { compareStored, countAcknowledged, countStored, emptyTally, type Tally } from './tally.ts';
import { type FuzzTarget, startFuzzTarget } from './target.ts';

/**
 * `statuses`: how many answers of each; 0 where a broken request was cut off. `findings`: in words, empty where all is
 * well.
 */
export type FuzzReport = { requests: number; statuses: Map<number, number>; tally: Tally; findings: string[] };

const atOnce = 16;

/** @param seed the same seed sends the same requests */
export async function runFuzz(
  opened: OpenedDatabase,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzReport> {
  const target = await startFuzzTarget(opened);
  try {
    const before = await countStored(opened);
    const report: FuzzReport = { requests: count, statuses: new Map(), tally: emptyTally(), findings: [] };
    const random = seededRandom(seed);
    for (let start = 0; start < count; start += atOnce) {
      // Made one after the other, so that chance is the same in every run; sent at once.
      const batch = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) =>
        fuzzRequest(random, start + index, target.world),
      );
      await Promise.all(batch.map((request) => send(target, request, report)));
    }
    report.findings.push(...target.failures.map((failure) => `failed: ${failure.slice(0, 600)}`));
    report.findings.push(...compareStored(report.tally, await countStored(opened), before));
    report.findings.push(...(await judgeStored(target)), ...(await isAlive(target)));
    return report;
  } finally {
    await target.stop();
  }
}

async function send(
  { port, secretPaths }: FuzzTarget,
  request: FuzzRequest,
  { statuses, tally, findings }: FuzzReport,
): Promise<void> {
  const answer = await exchange(port, request.parts, request.endsEarly);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  countAcknowledged(tally, answer, request);
  findings.push(...judgeAnswer(answer, request.mayHang, secretPaths).map((trouble) => `${request.label}: ${trouble}`));
}

async function isAlive({ port }: FuzzTarget): Promise<string[]> {
  const { status } = await exchange(
    port,
    [Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')],
    false,
  );
  return status === 200 ? [] : ['the server no longer answers'];
}
