import { join } from 'node:path';
import { cacheDirectory, openCache, pruneCache } from './build-cache.ts';
import { uncompressedFiles, writeCopies } from './precompress.ts';

const copies = join(cacheDirectory, 'assets');

/**
 * Compresses what pages load beside what is their own, at the slowest quality: it is weighed when they are compressed.
 * A content that an earlier build had compressed is not compressed again.
 */
export async function compressAssets(clientDirectory: string): Promise<void> {
  const cache = openCache(copies);
  const assets = join(clientDirectory, 'assets');
  const ofPages = join(assets, 'pages');
  for (const file of uncompressedFiles(assets, [ofPages])) writeCopies(clientDirectory, file, cache);
  pruneCache([cache.finish()], copies);
}
