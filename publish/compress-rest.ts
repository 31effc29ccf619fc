import { join } from 'node:path';
import { add, type PrecompressResult, uncompressedFiles } from './precompress.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Compresses the files of the site that have no copies yet, on all cores.
 * @param where the folder to look into, and folders in it that are still being written or are not ours; all below the
 * site
 */
export async function compressRest(
  workers: WorkerPool,
  clientDirectory: string,
  { folder = '', leftOut = [] }: { folder?: string; leftOut?: string[] },
): Promise<PrecompressResult> {
  const total: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  const files = uncompressedFiles(
    join(clientDirectory, folder),
    leftOut.map((name) => join(clientDirectory, name)),
  );
  await workers.share(
    files.map((file) => ({ kind: 'copies', clientDirectory, file })),
    (result) => add(total, result),
  );
  return total;
}
