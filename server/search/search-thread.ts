/**
 * The thread that asks the index and writes the page. `workerData`: the index's file. Each message is a query and the
 * form its answer should have; answers keep their order.
 */
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openSearchIndex } from './search-index.ts';
import { searchPage } from './search-page.ts';

/** A page for a visitor, or JSON for a program. */
export type SearchQuestion = { query: string; as: 'page' | 'data' };

const index = openSearchIndex(workerData as string);
const never = new Int32Array(new SharedArrayBuffer(4));

if (parentPort) {
  for await (const [{ query, as }] of on(parentPort, 'message') as AsyncIterable<[SearchQuestion]>) {
    const began = performance.now();
    const answer = index?.search(query) ?? { total: 0, results: [] };
    const written = as === 'page' ? String(await searchPage(query, answer)) : JSON.stringify(answer);
    // A thread's port, not a window: it knows no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort.postMessage(written);
    // Twice as long as the work took: a flood of searches gets a third of a processor, also where there is only one.
    Atomics.wait(never, 0, 0, 2 * (performance.now() - began));
  }
}
