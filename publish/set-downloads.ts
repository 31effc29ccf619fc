import { listAllDownloads } from './before-build/draw-downloads.ts';
import type { DrawingPlan } from './plan-drawings.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Sets the PDFs that no earlier build left, on all cores, and lists all with the sizes that pages name. */
export async function setDownloads(
  workers: WorkerPool,
  { toSet, kept, imprint }: DrawingPlan['downloads'],
  fonts: Uint8Array[],
): Promise<void> {
  if (toSet.length > 0) await workers.onEach(() => ({ kind: 'open PDF compiler', fonts, imprint }));
  const set = await workers.share(toSet.map((download) => ({ kind: 'download', download })));
  const written = set.map((download, index) => [toSet[index]!.document.name, download] as const);
  await listAllDownloads({ ...kept, ...Object.fromEntries(written) });
}

/** The PDFs of a language beside English, in threads of their own: what these have laid out is not kept in memory. */
export async function setDownloadsInLanguage(workers: WorkerPool): Promise<void> {
  const plan = await workers.on(0, { kind: 'plan downloads' });
  const fonts = plan.toSet.length > 0 ? await workers.on(0, { kind: 'fonts' }) : [];
  await setDownloads(workers, plan, fonts);
}
