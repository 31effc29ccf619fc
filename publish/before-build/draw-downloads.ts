import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { editionDate } from '../pdf/edition.ts';
import { everyDocument } from '../pdf/documents/every-document.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import { writeDownloads } from '../pdf/write-downloads.ts';

/**
 * Sets the PDFs into public/downloads, which both the build and `npm run dev` serve, and their sizes into `directory`:
 * before the pages are rendered, because they name the sizes. The map has to be drawn already.
 */
export async function drawDownloads(directory: string): Promise<void> {
  const { name, origin } = readSiteSettings(siteConfig, process.env);
  const pdfs = new URL('../../public/downloads', import.meta.url).pathname;
  const documents = everyDocument(origin, readOutlines(directory));
  const started = performance.now();
  const compiled = await writeDownloads(
    documents,
    { siteName: name, origin, edition: editionDate(process.env) },
    { pdfs, list: `${directory}/downloads.json` },
  );
  if (compiled > 0) console.log(`${compiled} PDFs set in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
