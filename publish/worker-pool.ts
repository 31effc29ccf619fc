import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { languages } from '../app/language/languages.ts';
import type { Answer, ResultOf, Task } from './worker-tasks.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

export type WorkerPool = {
  size: number;
  /** One task for one thread: its number, counted anew where there are fewer. */
  on: <K extends Task['kind']>(thread: number, task: TaskOf<K>) => Promise<ResultOf<K>>;
  /** One task for each thread, e.g. to prepare it. */
  onEach: <K extends Task['kind']>(task: (thread: number) => TaskOf<K>) => Promise<ResultOf<K>[]>;
  /**
   * Many tasks, each done by whichever thread is free; the results in the order of the tasks, each given to `take` as
   * it comes. A thread prefers tasks of its lane (tasks take turns to be in one), so that what it has read for one
   * serves the next.
   */
  share: <K extends Task['kind']>(
    tasks: TaskOf<K>[],
    take?: (result: ResultOf<K>, index: number) => void,
  ) => Promise<ResultOf<K>[]>;
  close: () => Promise<void>;
};

/** A thread has its next task in hand before it is through with one: this thread may be busy when it asks. */
const inHand = 2;
/** The same on every machine: the order of tasks is made for it (render/render-pages.ts). */
export const laneCount = 2;

/**
 * How many threads render pages of one language: all languages are rendered at the same time. Each holds content and
 * code of its own, and reads it: fewer take less memory and less time together.
 */
export const renderingThreads = (): number =>
  Math.max(1, Math.round(availableParallelism() / Object.keys(languages).length));

/** @param size how many threads, each with content and code of its own in memory */
export function startWorkers(size: number): WorkerPool {
  const threads = Array.from({ length: size }, () => startThread());
  return {
    size,
    on: (thread, task) => threads[thread % size]!.run(task),
    onEach: (task) => Promise.all(threads.map((thread, index) => thread.run(task(index)))),
    share: async (tasks, take) => {
      const results: Awaited<ReturnType<Thread['run']>>[] = [];
      const next = inLanes(tasks.length);
      const work = async (thread: Thread, lane: number): Promise<void> => {
        for (let index = next(lane); index !== undefined; index = next(lane)) {
          results[index] = await thread.run(tasks[index]!);
          take?.(results[index] as never, index);
        }
      };
      await Promise.all(threads.flatMap((thread, lane) => Array.from({ length: inHand }, () => work(thread, lane))));
      return results as never;
    },
    close: async () => {
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

/** Gives the place of each task once: the next of a lane, or of another when its own is empty. */
function inLanes(taskCount: number): (lane: number) => number | undefined {
  const next = Array.from({ length: laneCount }, (_, lane) => lane);
  return (preferred) => {
    const lanes = next.map((_, step) => (preferred + step) % laneCount);
    const lane = lanes.find((one) => next[one]! < taskCount);
    if (lane === undefined) return undefined;
    const place = next[lane]!;
    next[lane] = place + laneCount;
    return place;
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
