/**
 * Reads a feed in a thread of its own: two megabytes of XML made to be slow would hold up every other visitor for
 * seconds.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Feed, readFeed } from './read-feed.ts';

type Task = { readFeed: true; text: string; address: string };

/** As `readFeed`; null also where it takes longer than `milliseconds` or more memory than a feed is worth. */
export function readFeedAside(text: string, address: string, milliseconds: number): Promise<Feed | null> {
  const task: Task = { readFeed: true, text, address };
  const worker = new Worker(new URL(import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise((resolve) => {
    const finish = (feed: Feed | null): void => {
      clearTimeout(timer);
      resolve(feed);
      void worker.terminate();
    };
    const timer = setTimeout(finish, milliseconds, null);
    worker
      .once('message', finish)
      .once('error', () => finish(null))
      .once('exit', () => finish(null));
  });
}

// A test runner's own worker threads import this file too: only ours has a task.
const task = isMainThread ? null : (workerData as Partial<Task> | null);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
if (task?.readFeed) parentPort?.postMessage(readFeed(task.text ?? '', task.address ?? ''));
