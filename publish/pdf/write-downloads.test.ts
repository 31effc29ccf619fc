import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfCompiler } from './compile-pdf.ts';
import { cutFonts } from './cut-fonts.ts';
import { checklistDocument } from './documents/checklist.ts';
import { packObjects } from './pack-objects.ts';
import { writeDownloads } from './write-downloads.ts';

const imprint = { siteName: 'LicenseAtlas', origin: 'https://licenseatlas.test', edition: '2026-06-01' };
const checklist = checklistDocument();
let fonts: Buffer[];

beforeAll(async () => {
  fonts = await cutFonts();
});

function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  return { pdfs: join(folder, 'downloads'), list: join(folder, 'downloads.json') };
}

describe('compiling', () => {
  test('twice gives the same bytes', () => {
    const [first, second] = [pdfCompiler(fonts, imprint)(checklist), pdfCompiler(fonts, imprint)(checklist)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.pages).toBe(1);
  });

  test('another edition gives other bytes', () => {
    const later = pdfCompiler(fonts, { ...imprint, edition: '2026-07-01' })(checklist);
    expect(later.bytes.equals(pdfCompiler(fonts, imprint)(checklist).bytes)).toBe(false);
  });

  test('a letter that the fonts lack stops the build and names the file', () => {
    const greek = { ...checklist, content: { groups: [{ name: 'Before', items: ['Ω'] }], day: [] } };
    expect(() => pdfCompiler(fonts, imprint)(greek)).toThrow(/exam-study-checklist\.pdf/);
  });
});

describe('packing', () => {
  test('makes a file that is smaller and still ends as a PDF', () => {
    const { bytes } = pdfCompiler(fonts, imprint)(checklist);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.toString('latin1')).toMatch(/startxref\n\d+\n%%EOF\n$/);
    expect(bytes.includes('/ObjStm')).toBe(true);
  });

  test('refuses a file that is not as Typst writes it, its own output too', () => {
    const { bytes } = pdfCompiler(fonts, imprint)(checklist);
    expect(() => packObjects(bytes)).toThrow('not a PDF as Typst writes it');
  });
});

describe('writing', () => {
  test('compiles once, and again only what has changed', async () => {
    const into = folders();
    expect(await writeDownloads([checklist], imprint, into)).toBe(1);
    expect(await writeDownloads([checklist], imprint, into)).toBe(0);
    expect(await writeDownloads([{ ...checklist, title: 'Another title' }], imprint, into)).toBe(1);
  });

  test('compiles again what was damaged', async () => {
    const into = folders();
    await writeDownloads([checklist], imprint, into);
    writeFileSync(join(into.pdfs, 'exam-study-checklist.pdf'), 'short');
    expect(await writeDownloads([checklist], imprint, into)).toBe(1);
  });

  test('lists size and pages, and removes what is no document any more', async () => {
    const into = folders();
    await writeDownloads([checklist, { ...checklist, name: 'folder/second' }], imprint, into);
    await writeDownloads([checklist], imprint, into);
    const list = JSON.parse(readFileSync(into.list, 'utf8'));
    expect(Object.keys(list)).toEqual(['exam-study-checklist']);
    expect(list['exam-study-checklist']).toMatchObject({
      pages: 1,
      bytes: readFileSync(join(into.pdfs, 'exam-study-checklist.pdf')).length,
    });
    expect(existsSync(join(into.pdfs, 'folder/second.pdf'))).toBe(false);
  });
});
