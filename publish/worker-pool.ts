import { Worker } from 'node:worker_threads';
import type { Answer, ResultOf, Task } from './worker-tasks.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

export type WorkerPool = {
  size: number;
  /** One task for each thread, e.g. to prepare it. */
  onEach: <K extends Task['kind']>(task: (thread: number) => TaskOf<K>) => Promise<ResultOf<K>[]>;
  /**
   * Many tasks, each done by whichever thread is free; the results in the order of the tasks, each given to `take` as
   * it comes.
   */
  share: <K extends Task['kind']>(
    tasks: TaskOf<K>[],
    take?: (result: ResultOf<K>, index: number) => void,
  ) => Promise<ResultOf<K>[]>;
  close: () => Promise<void>;
};

/** @param size how many threads, each with content and code of its own in memory */
export function startWorkers(size: number): WorkerPool {
  const threads = Array.from({ length: size }, () => startThread());
  return {
    size,
    onEach: (task) => Promise.all(threads.map((thread, index) => thread.run(task(index)))),
    share: async (tasks, take) => {
      const results: Awaited<ReturnType<Thread['run']>>[] = [];
      const queue = tasks.entries();
      await Promise.all(
        threads.map(async (thread) => {
          for (const [index, task] of queue) {
            results[index] = await thread.run(task);
            take?.(results[index] as never, index);
          }
        }),
      );
      return results as never;
    },
    close: async () => {
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

type Thread = { run: <K extends Task['kind']>(task: TaskOf<K>) => Promise<ResultOf<K>>; stop: () => Promise<unknown> };

/** @throws (what it runs) Error with the stack of the thread */
function startThread(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, { done: (result: never) => void; fail: (error: Error) => void }>();
  let next = 0;
  worker.on('message', ({ id, result, error }: Answer) => {
    const { done, fail } = waiting.get(id)!;
    waiting.delete(id);
    if (error === undefined) done(result as never);
    else fail(new Error(error));
  });
  worker.on('error', (error) => waiting.forEach(({ fail }) => fail(error as Error)));
  return {
    run: (task) =>
      new Promise((done, fail) => {
        waiting.set((next += 1), { done, fail });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window, has no origin
        worker.postMessage({ id: next, task });
      }),
    stop: () => worker.terminate(),
  };
}
