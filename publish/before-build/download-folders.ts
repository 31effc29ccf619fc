import type { DownloadFolders } from '../pdf/write-downloads.ts';

/**
 * The PDFs go where both the build and `npm run dev` serve them from, their sizes where the pages that name them read
 * them.
 */
export const downloadFolders: DownloadFolders = {
  pdfs: new URL('../../public/downloads', import.meta.url).pathname,
  list: new URL('../../app/generated/downloads.json', import.meta.url).pathname,
};
