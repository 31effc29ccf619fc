import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pdfCompiler } from './compile-pdf.ts';
import { cutFonts } from './cut-fonts.ts';
import { fingerprintOfCode } from './fingerprint.ts';
import type { Imprint, PdfDocument } from './pdf-document.ts';

/** Of one written PDF: its size in bytes, its pages, and a hash of all that it was made from. */
export type WrittenDownload = { bytes: number; pages: number; madeFrom: string };

export type DownloadFolders = {
  /** Gets <name>.pdf for each document. Emptied first of what no document names any more. */
  pdfs: string;
  /** The JSON that the pages read sizes from: `{ [name]: { bytes, pages, madeFrom } }`. */
  list: string;
};

/**
 * Writes each document as a PDF and lists them. One whose text, template, imprint and fonts are what they were is left
 * as it is, so that `npm run dev` and a second build start at once. @returns how many were compiled
 */
export async function writeDownloads(
  documents: PdfDocument[],
  imprint: Imprint,
  folders: DownloadFolders,
): Promise<number> {
  const { written, compiled } = await setDownloads(documents, imprint, folders);
  await listDownloads(written, folders);
  return compiled;
}

/** The first half of `writeDownloads`: sets what has changed of these documents, and lists nothing yet. */
export async function setDownloads(
  documents: PdfDocument[],
  imprint: Imprint,
  folders: DownloadFolders,
): Promise<{ written: Record<string, WrittenDownload>; compiled: number }> {
  const fonts = await cutFonts();
  const code = fingerprintOfCode([...fonts, compilerVersion()]);
  const before = await readList(folders.list);
  const compile = lazily(() => pdfCompiler(fonts, imprint));
  const written: Record<string, WrittenDownload> = {};
  let compiled = 0;
  for (const document of documents) {
    const file = join(folders.pdfs, `${document.name}.pdf`);
    const madeFrom = hashOf(code, JSON.stringify([document, imprint]));
    const kept = before[document.name];
    if (kept?.madeFrom === madeFrom && (await hasSize(file, kept.bytes))) {
      written[document.name] = kept;
      continue;
    }
    const { bytes, pages } = compile()(document);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    written[document.name] = { bytes: bytes.length, pages, madeFrom };
    compiled += 1;
  }
  return { written, compiled };
}

/** The second half: lists all that was set, by name, and removes what no document names any more. */
export async function listDownloads(written: Record<string, WrittenDownload>, folders: DownloadFolders): Promise<void> {
  const gone = Object.keys(await readList(folders.list)).filter((name) => !written[name]);
  await Promise.all(gone.map((name) => rm(join(folders.pdfs, `${name}.pdf`), { force: true })));
  const byName = Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(folders.list, `${JSON.stringify(Object.fromEntries(byName), null, 1)}\n`);
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

async function readList(file: string): Promise<Record<string, WrittenDownload>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, WrittenDownload>;
  } catch {
    return {};
  }
}

async function hasSize(file: string, bytes: number): Promise<boolean> {
  return readFile(file).then(
    ({ length }) => length === bytes,
    () => false,
  );
}

function hashOf(...parts: string[]): string {
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

function compilerVersion(): Buffer {
  const { version } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler/package.json') as {
    version: string;
  };
  return Buffer.from(version);
}
