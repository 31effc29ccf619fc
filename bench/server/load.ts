/** How a server is put under load: the same connections all the time, each asking again as soon as it was answered. */

/** `body`: a JSON text in which `%d` becomes another number in each request, as it does in `headers`. */
export type Load = {
  port: number;
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
};

/** Latencies in milliseconds. `refused`: answers of 400 and above, and connections that broke. */
export type LoadResult = { requestsPerSecond: number; p50: number; p99: number; refused: number };

export type LoadProgram = { name: string; run(load: Load): Promise<LoadResult> };

/** The one in the middle by rate, so that a busy moment of the machine does not count. */
export function middleRun(runs: LoadResult[]): LoadResult {
  const sorted = runs.toSorted((first, second) => first.requestsPerSecond - second.requestsPerSecond);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('There was no run.');
  return middle;
}
