/**
 * `npm run bench:search [-- --seconds 20 --searches 200 --index build/search.sqlite]`: how long a sign-up takes while
 * nobody searches and while everybody does, in one run. Exits 1 where the slowest hundredth takes more than three times
 * as long.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerLoad } from '../server/testing/crash/offer-load.ts';
import { createSubmissions } from '../server/testing/crash/submissions.ts';
import { copyServer, startServerProcess } from '../server/testing/server-process.ts';
import { percentile } from './percentile.ts';
import { alignedTable } from './table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    searches: { type: 'string', default: '200' },
    index: { type: 'string', default: join(import.meta.dirname, '../build/search.sqlite') },
  },
});
const words = ['license', 'exam', 'fee', 'texas', 'broker', 'escrow', 'renewal', 'hours', 'lease', 'title', 'agency'];
const signUpsPerSecond = 20;
const mostRatio = 3;

const copy = await copyServer();
await cp(values.index, join(copy.folder, 'build/search.sqlite'));
const dataDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-search-bench-'));
const server = await startServerProcess(copy, { DATA_DIR: dataDirectory, TRUST_PROXY: 'true' });
const submissions = createSubmissions('no stamp');
await measure(0, 3);
const [calm, busy] = [await measure(0), await measure(Number(values.searches))];
const ratio = percentile(busy.latencies, 99) / percentile(calm.latencies, 99);
console.log(alignedTable([['', 'sign-ups', 'p50 ms', 'p99 ms', 'searches answered'], calm.row, busy.row]));
console.log(`p99 with searches : without = ${ratio.toFixed(2)} (at most ${mostRatio})`);
if (ratio > mostRatio) process.exitCode = 1;
await server.stop();
await copy.remove();
await rm(dataDirectory, { recursive: true });

async function measure(searchesPerSecond: number, seconds = Number(values.seconds)) {
  const load = offerLoad({ port: server.port, submissions, ratePerSecond: signUpsPerSecond });
  const searching = searchesPerSecond > 0 ? offerSearches(searchesPerSecond) : undefined;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { latencies, acknowledged } = await load.stop();
  const row = [
    searchesPerSecond > 0 ? `${searchesPerSecond} searches a second` : 'no searches',
    String(acknowledged),
    percentile(latencies, 50).toFixed(1),
    percentile(latencies, 99).toFixed(1),
    searching?.stop() ?? '',
  ];
  return { latencies, row };
}

/** Each from a client of its own, each for other words, at a fixed rate whether or not the server keeps up. */
function offerSearches(perSecond: number): { stop(): string } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const statuses = new Map<number, number>();
  const began = performance.now();
  let offered = 0;
  const timer = setInterval(() => {
    for (; offered < ((performance.now() - began) / 1000) * perSecond; offered += 1) {
      const pair = `${words[offered % words.length]}+${words[(offered * 7) % words.length]}+${offered.toString(36)}`;
      const query =
        offered % 2 === 0 ? pair.replace(/\+[^+]*$/, `+${'abcdefghijklmnopqrstuvwxyz'[offered % 26]}`) : pair;
      const headers = { 'x-forwarded-for': `10.${(offered >> 16) & 255}.${(offered >> 8) & 255}.${offered & 255}` };
      request({ agent, port: server.port, path: `/search?q=${query}`, headers }, (answer) => {
        statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1);
        answer.resume();
      })
        .on('error', () => undefined)
        .end();
    }
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      agent.destroy();
      return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    },
  };
}
