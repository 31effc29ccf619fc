import { add, type PrecompressResult, uncompressedFiles } from './precompress.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Compresses the files of the site that have no copies yet, on all cores.
 * @param isFinished whether a file may be read already: the search index is still being written when the others are
 * compressed
 */
export async function compressRest(
  workers: WorkerPool,
  clientDirectory: string,
  isFinished: (file: string) => boolean,
): Promise<PrecompressResult> {
  const total: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  const files = (await uncompressedFiles(clientDirectory)).filter(isFinished);
  await workers.share(
    files.map((file) => ({ kind: 'copies', clientDirectory, file })),
    (result) => add(total, result),
  );
  return total;
}
