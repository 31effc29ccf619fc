import { language } from '../../app/language/language.ts';
import { languages } from '../../app/language/languages.ts';
import { rootOf } from '../../app/language/twin.ts';
import type { DownloadFolders } from '../pdf/list-downloads.ts';

/**
 * The PDFs go where both the build and `npm run dev` serve them from, their sizes where the pages that name them read
 * them; a language's own below its code.
 */
export const downloadFolders: DownloadFolders = {
  pdfs: new URL(`../../public${language.root}/downloads`, import.meta.url).pathname,
  list: new URL(`../../app/generated${language.root}/downloads.json`, import.meta.url).pathname,
};

/** Where the PDFs of every language lie, from the project's folder. */
export const foldersOfPdfs = Object.keys(languages).map((code) => `public${rootOf(code)}/downloads`);
