/**
 * `node publish/stages/draw.ts`: sets the PDFs of a language that no earlier build left, and in English draws the
 * pictures for sharing, which all languages show. A process of its own: what Typst has laid out ends with it.
 */
import { join } from 'node:path';
import { language } from '../../app/language/language.ts';
import type { DrawingPlan } from '../plan-drawings.ts';
import { setDownloads } from '../set-downloads.ts';
import { placePictures } from '../share/place-pictures.ts';
import { renderingThreads, startWorkers, type WorkerPool } from '../worker-pool.ts';

type Planned = Pick<DrawingPlan, 'downloads'> & Partial<DrawingPlan> & { fonts: Uint8Array[] };

const { downloads, pictures, fonts } = await inThreads(1, plan);
await inThreads(renderingThreads(), async (workers) => {
  await setDownloads(workers, downloads, fonts);
  if (pictures) await drawPictures(workers, pictures);
});

/** Reads all content: its thread ends before anything is drawn. */
async function plan(workers: WorkerPool): Promise<Planned> {
  const planned: Omit<Planned, 'fonts'> =
    language.code === 'en'
      ? await workers.on(0, { kind: 'plan drawings' })
      : { downloads: await workers.on(0, { kind: 'plan downloads' }) };
  const isIdle = planned.downloads.toSet.length + (planned.pictures?.toDraw.length ?? 0) === 0;
  return { ...planned, fonts: isIdle ? [] : await workers.on(0, { kind: 'fonts' }) };
}

async function drawPictures(
  workers: WorkerPool,
  { pictures: all, toDraw, siteName }: DrawingPlan['pictures'],
): Promise<void> {
  if (toDraw.length > 0) await workers.onEach(() => ({ kind: 'open picture drawer', fonts, siteName }));
  await workers.share(toDraw.map((planned) => ({ kind: 'picture', planned })));
  placePictures(all, join('build', 'client'));
}

async function inThreads<T>(size: number, use: (workers: WorkerPool) => Promise<T>): Promise<T> {
  const workers = startWorkers(size);
  try {
    return await use(workers);
  } finally {
    await workers.close();
  }
}
