import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { everyDocument } from '../pdf/documents/every-document.ts';
import { editionDate } from '../pdf/edition.ts';
import type { Imprint, PdfDocument } from '../pdf/pdf-document.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import { downloadFolders } from './download-folders.ts';
import { planDownloads, writeDownloads } from '../pdf/write-downloads.ts';

/** Sets all PDFs in this thread, for `npm run dev`. The map has to be drawn already. */
export async function drawDownloads(): Promise<void> {
  const started = performance.now();
  const { documents, imprint } = allDownloads();
  const compiled = await writeDownloads(documents, imprint, downloadFolders);
  if (compiled > 0) console.log(`${compiled} PDFs set in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** What the build has to set, in its threads, and what an earlier one left. */
export async function planAllDownloads(): Promise<Awaited<ReturnType<typeof planDownloads>> & { imprint: Imprint }> {
  const { documents, imprint } = allDownloads();
  return { ...(await planDownloads(documents, imprint, downloadFolders)), imprint };
}

function allDownloads(): { documents: PdfDocument[]; imprint: Imprint } {
  const { name, origin } = readSiteSettings(siteConfig, process.env);
  return {
    documents: everyDocument(origin, readOutlines(new URL('../../app/generated', import.meta.url).pathname)),
    imprint: { siteName: name, origin, edition: editionDate(process.env) },
  };
}
