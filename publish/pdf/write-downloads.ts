import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PdfCompiler, pdfCompiler } from './compile-pdf.ts';
import { cutFonts } from './cut-fonts.ts';
import { type DownloadFolders, listDownloads, readDownloads, type WrittenDownload } from './list-downloads.ts';
import { fingerprintOfCode } from './fingerprint.ts';
import type { Imprint, PdfDocument } from './pdf-document.ts';
import { templateData } from './template-data.ts';

/** One PDF that has to be made: the document, and the name of all that it is made from. */
export type DownloadToSet = { document: PdfDocument; madeFrom: string };

/**
 * Writes each document as a PDF and lists them. One whose text, template, imprint and fonts are what they were is left
 * as it is, so that `npm run dev` and a second build start at once. @returns how many were compiled
 */
export async function writeDownloads(
  documents: PdfDocument[],
  imprint: Imprint,
  folders: DownloadFolders,
): Promise<number> {
  const { kept, toSet } = await planDownloads(documents, imprint, folders);
  const written = { ...kept };
  if (toSet.length > 0) {
    const compile = pdfCompiler(await cutFonts(), imprint);
    for (const download of toSet) written[download.document.name] = await setDownload(download, compile, folders);
  }
  await listDownloads(written, folders);
  return toSet.length;
}

/** What an earlier build left, and what has to be set: it depends on the document and on all code of this folder. */
export async function planDownloads(
  documents: PdfDocument[],
  imprint: Imprint,
  folders: DownloadFolders,
): Promise<{ kept: Record<string, WrittenDownload>; toSet: DownloadToSet[] }> {
  const code = fingerprintOfCode(versionsOf(madeWith));
  const before = await readDownloads(folders.list);
  const kept: Record<string, WrittenDownload> = {};
  const toSet: DownloadToSet[] = [];
  for (const document of documents) {
    const madeFrom = hashOf(code, document.template, JSON.stringify(templateData(document, imprint)));
    const earlier = before[document.name];
    const isThere = earlier?.madeFrom === madeFrom && (await hasSize(pdfFile(document, folders), earlier.bytes));
    if (isThere) kept[document.name] = earlier;
    else toSet.push({ document, madeFrom });
  }
  return { kept, toSet };
}

/** Sets one PDF and writes it. */
export async function setDownload(
  { document, madeFrom }: DownloadToSet,
  compile: PdfCompiler,
  folders: DownloadFolders,
): Promise<WrittenDownload> {
  const { bytes, pages } = compile(document);
  const file = pdfFile(document, folders);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return { bytes: bytes.length, pages, madeFrom };
}

const pdfFile = ({ name }: PdfDocument, { pdfs }: DownloadFolders): string => join(pdfs, `${name}.pdf`);

async function hasSize(file: string, bytes: number): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === bytes,
    () => false,
  );
}

function hashOf(...parts: string[]): string {
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

/** The packages that decide what a PDF looks like, beside the code of this folder. */
const madeWith = ['@myriaddreamin/typst-ts-node-compiler', '@fontsource-variable/source-serif-4', 'subset-font'];

function versionsOf(packages: string[]): string {
  const folder = new URL('../../node_modules/', import.meta.url);
  const manifests = packages.map((name) => readFileSync(new URL(`${name}/package.json`, folder), 'utf8'));
  return manifests.map((manifest) => (JSON.parse(manifest) as { version: string }).version).join(' ');
}
