import downloads from '../generated/downloads.json' with { type: 'json' };
import { download } from '../paths.ts';

/** A PDF as a link shows it. */
export type ShownDownload = { path: string; pages: number; size: string };

/** By the name of its file below /downloads, without ".pdf". @throws Error for a file that the build has not made. */
export function downloadNamed(name: string): ShownDownload {
  const found = (downloads as Record<string, { bytes: number; pages: number }>)[name];
  if (!found) throw new Error(`publish/pdf has made no downloads/${name}.pdf`);
  return { path: download(name), pages: found.pages, size: fileSize(found.bytes) };
}

/** 48784 is "49 KB", 2637864 is "2.6 MB": in thousands, as phones count them. */
export function fileSize(bytes: number): string {
  return bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
