import { add, type PrecompressResult, uncompressedFiles } from './precompress.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Compresses every file of the site that has no copies yet, on all cores. */
export async function compressRest(workers: WorkerPool, clientDirectory: string): Promise<PrecompressResult> {
  const total: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  const files = await uncompressedFiles(clientDirectory);
  await workers.share(
    files.map((file) => ({ kind: 'copies', clientDirectory, file })),
    (result) => add(total, result),
  );
  return total;
}
