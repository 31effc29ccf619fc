import { readFileSync } from 'node:fs';
import { language } from '../language/language.ts';
import { download } from '../paths.ts';

/** A PDF as a link shows it. */
export type ShownDownload = { path: string; pages: number; size: string };

type DownloadList = Record<string, { bytes: number; pages: number }>;

let list: DownloadList | undefined;

/** By the name of its file below /downloads, without ".pdf". @throws Error for a file that the build has not made. */
export function downloadNamed(name: string): ShownDownload {
  list ??= readList();
  const found = list[name];
  if (!found) throw new Error(`publish/pdf has made no downloads/${name}.pdf`);
  return { path: download(name), pages: found.pages, size: fileSize(found.bytes) };
}

/** Where a language's PDFs are listed. */
const listFile = `app/generated${language.root}/downloads.json`;

/** Read, not imported: the sizes change with the content, and a bundle of the app should not. */
function readList(): DownloadList {
  try {
    return JSON.parse(readFileSync(listFile, 'utf8')) as DownloadList;
  } catch (error) {
    throw new Error('The PDFs are not set yet: run "npm run build" or "npm run dev" once.', { cause: error });
  }
}
/** 48784 is "49 KB", 2637864 is "2.6 MB": in thousands, as phones count them. */
export function fileSize(bytes: number): string {
  return bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
