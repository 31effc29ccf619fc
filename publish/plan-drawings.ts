import { planAllDownloads } from './before-build/draw-downloads.ts';
import { planPictures } from './share/plan-pictures.ts';

/** The PDFs and the pictures for sharing: what there is of each, and what no earlier build has made. */
export type DrawingPlan = {
  downloads: Awaited<ReturnType<typeof planAllDownloads>>;
  pictures: ReturnType<typeof planPictures>;
};

/** Reads all content, for seconds: a thread does it while the app is bundled. */
export const planDrawings = async (): Promise<DrawingPlan> => ({
  downloads: await planAllDownloads(),
  pictures: planPictures(),
});
