import { downloadFolders } from './before-build/download-folders.ts';
import { listDownloads } from './pdf/list-downloads.ts';
import type { DrawingPlan } from './plan-drawings.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Sets the PDFs that no earlier build left, in threads, and lists all with the sizes that pages name. */
export async function setDownloads(
  workers: WorkerPool,
  { toSet, kept, imprint }: DrawingPlan['downloads'],
  fonts: Uint8Array[],
): Promise<void> {
  if (toSet.length > 0) await workers.onEach(() => ({ kind: 'open PDF compiler', fonts, imprint }));
  const set = await workers.share(toSet.map((download) => ({ kind: 'download', download })));
  const written = set.map((download, index) => [toSet[index]!.document.name, download] as const);
  await listDownloads({ ...kept, ...Object.fromEntries(written) }, downloadFolders);
}
