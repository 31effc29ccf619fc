import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Of one written PDF: its size in bytes, its pages, and a hash of all that it was made from. */
export type WrittenDownload = { bytes: number; pages: number; madeFrom: string };

export type DownloadFolders = {
  /** Gets <name>.pdf for each document. Emptied first of what no document names any more. */
  pdfs: string;
  /** The JSON that the pages read sizes from: `{ [name]: { bytes, pages, madeFrom } }`. Its folder is made. */
  list: string;
};

/** Lists all that was set, by name, and removes what no document names any more. */
export async function listDownloads(written: Record<string, WrittenDownload>, folders: DownloadFolders): Promise<void> {
  const gone = Object.keys(await readDownloads(folders.list)).filter((name) => !written[name]);
  await Promise.all(gone.map((name) => rm(join(folders.pdfs, `${name}.pdf`), { force: true })));
  const byName = Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await mkdir(dirname(folders.list), { recursive: true });
  await writeFile(folders.list, `${JSON.stringify(Object.fromEntries(byName), null, 1)}\n`);
}

/** What an earlier build listed; nothing where there is no list. */
export async function readDownloads(file: string): Promise<Record<string, WrittenDownload>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, WrittenDownload>;
  } catch {
    return {};
  }
}
