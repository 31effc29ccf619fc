/** A run over many local sources in a process of its own: `node watch/testing/long-run.ts FOLDER PORT COUNT`. */
import { createPoliteFetch } from '../polite-fetch.ts';
import { runWatch } from '../run-watch.ts';
import { testManners } from './judge-cases.ts';
import { sourceAt } from './sources-at.ts';

const [folder = '', port = '', count = ''] = process.argv.slice(2);
const sources = Array.from({ length: Number(count) }, (_, index) => sourceAt(Number(port), index));
let peak = 0;
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
const results = await runWatch({
  folder,
  sources,
  fetchPolitely: createPoliteFetch(testManners),
  on: '2026-11-22',
  atOnce: 8,
});
clearInterval(timer);
console.log(JSON.stringify({ results: results.length, megabytes: Math.round(peak / 1e6) }));
