import { readFileSync } from 'node:fs';

/**
 * `peakBytes`: the highest sum of the tree's resident high-water marks, so at most too high. `processorSeconds`: of the
 * tree.
 */
export type ProcessUse = { peakBytes: number; processorSeconds: number };

const pollMilliseconds = 200;
const clockTicksPerSecond = 100;

/**
 * Follows a process and its children until the returned function is called, which gives what they used so far.
 * Null where the system has no /proc.
 */
export function watchProcess(processId: number): () => ProcessUse | null {
  let use: ProcessUse | null = null;
  const poll = (): void => {
    const now = readTree(processId);
    if (now)
      use = {
        peakBytes: Math.max(use?.peakBytes ?? 0, now.peakBytes),
        processorSeconds: Math.max(use?.processorSeconds ?? 0, now.processorSeconds),
      };
  };
  const timer = setInterval(poll, pollMilliseconds);
  poll();
  return () => {
    clearInterval(timer);
    return use;
  };
}

function readTree(processId: number): ProcessUse | null {
  try {
    const read = (name: string): string => readFileSync(`/proc/${processId}/${name}`, 'utf8');
    const own = { peakBytes: highWaterBytes(read('status')), processorSeconds: processorSeconds(read('stat')) };
    const children = read(`task/${processId}/children`).trim().split(' ').filter(Boolean);
    return children
      .map((child) => readTree(Number(child)))
      .filter((child) => child !== null)
      .reduce(sum, own);
  } catch {
    // The process has just ended, or there is no /proc.
    return null;
  }
}

const sum = (a: ProcessUse, b: ProcessUse): ProcessUse => ({
  peakBytes: a.peakBytes + b.peakBytes,
  processorSeconds: a.processorSeconds + b.processorSeconds,
});

/** A process that is ending has no such line. */
export const highWaterBytes = (status: string): number => Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;

/**
 * Time of the process and of the children it has waited for. Its name, in brackets, may hold spaces: fields are counted
 * after it.
 */
export function processorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / clockTicksPerSecond;
}
