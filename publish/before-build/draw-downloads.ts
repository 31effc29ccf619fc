import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { everyDocument } from '../pdf/documents/every-document.ts';
import { editionDate } from '../pdf/edition.ts';
import type { Imprint, PdfDocument } from '../pdf/pdf-document.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import {
  type DownloadFolders,
  listDownloads,
  setDownloads,
  type WrittenDownload,
  writeDownloads,
} from '../pdf/write-downloads.ts';

/**
 * The PDFs go where both the build and `npm run dev` serve them from, their sizes where the pages that name them read
 * them.
 */
const folders: DownloadFolders = {
  pdfs: new URL('../../public/downloads', import.meta.url).pathname,
  list: new URL('../../app/generated/downloads.json', import.meta.url).pathname,
};

/** Sets all PDFs in this thread, for `npm run dev`. The map has to be drawn already. */
export async function drawDownloads(): Promise<void> {
  const started = performance.now();
  const { documents, imprint } = allDownloads();
  const compiled = await writeDownloads(documents, imprint, folders);
  if (compiled > 0) console.log(`${compiled} PDFs set in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Sets one share of the PDFs, in a thread of the build: every `of`th, beginning with `part`. */
export async function setDownloadsOf({
  part,
  of,
}: {
  part: number;
  of: number;
}): Promise<Record<string, WrittenDownload>> {
  const { documents, imprint } = allDownloads();
  const share = documents.filter((_, index) => index % of === part);
  return (await setDownloads(share, imprint, folders)).written;
}

/** Once every share is set. */
export const listAllDownloads = (shares: Record<string, WrittenDownload>[]): Promise<void> =>
  listDownloads(Object.assign({}, ...shares) as Record<string, WrittenDownload>, folders);

function allDownloads(): { documents: PdfDocument[]; imprint: Imprint } {
  const { name, origin } = readSiteSettings(siteConfig, process.env);
  return {
    documents: everyDocument(origin, readOutlines(new URL('../../app/generated', import.meta.url).pathname)),
    imprint: { siteName: name, origin, edition: editionDate(process.env) },
  };
}
