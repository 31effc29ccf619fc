import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a rule found wrong: in which PDF, and what. */
export type PdfProblem = { pdf: string; problem: string };

/**
 * A cell of a table as its tags give it: which table of the file, which column, both counted from 0, and its first
 * words.
 */
export type TaggedCell = { table: number; column: number; text: string };

export type Pdf = {
  /** Its path below downloads/, without ".pdf". */
  name: string;
  bytes: number;
  /** `pdfinfo`: "Pages" → "5", "Tagged" → "yes". */
  info: Record<string, string>;
  /** The XMP metadata. */
  metadata: string;
  fonts: { name: string; embedded: boolean }[];
  text: string;
  /** The kinds of its tags in reading order: "H1", "TH". */
  tags: string[];
  bookmarks: string[];
};

export type PdfRule = (pdf: Pdf) => string[];

const run = promisify(execFile);

/** Runs one of poppler's programs. It warns of an attribute that Typst writes as the standard says: not heard. */
export async function poppler(program: string, ...values: string[]): Promise<string> {
  const { stdout } = await run(program, values, { maxBuffer: 1 << 28 });
  return stdout;
}

/** Everything that poppler can tell of a PDF. @throws Error when poppler is missing or the file is no PDF. */
export async function readPdf(name: string, file: string, bytes: number): Promise<Pdf> {
  const info = parseInfo(await poppler('pdfinfo', file));
  const metadata = await poppler('pdfinfo', '-meta', file);
  const fonts = parseFonts(await poppler('pdffonts', file));
  const text = await poppler('pdftotext', file, '-');
  const tags = parseTags(await poppler('pdfinfo', '-struct', file));
  const bookmarks = parseBookmarks(await poppler('pdftohtml', '-xml', '-i', '-stdout', '-l', '1', file));
  return { name, bytes, info, metadata, fonts, text, tags, bookmarks };
}

/**
 * The cells of every table. Poppler takes seconds for the tags of a large file with their words (20 for 33 pages of
 * tables).
 */
export async function readCells(file: string): Promise<TaggedCell[]> {
  return parseCells(await poppler('pdfinfo', '-struct-text', file));
}

export function parseInfo(output: string): Record<string, string> {
  return Object.fromEntries(
    [...output.matchAll(/^([^:\n]+):[ \t]*(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
}

/** Lines such as "HIHKSQ+AtlasSerif12Roman-Regular  CID TrueType  Identity-H  yes yes yes  21  0". */
export function parseFonts(output: string): Pdf['fonts'] {
  return output
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => ({
      name: line.split(/\s/)[0] ?? '',
      embedded: /\s(yes|no) (?:yes|no) (?:yes|no)\s+\d+\s+\d+\s*$/.exec(line)?.[1] === 'yes',
    }));
}

export function parseTags(structure: string): string[] {
  return structure.split('\n').flatMap((line) => /^\s*([A-Z][A-Za-z0-9]*)(?= <|:?$| \(| ")/.exec(line)?.[1] ?? []);
}

/**
 * A data cell names its header, "(U2x4y0)": the third table's fifth column. What follows its first words are source
 * marks and doubts.
 */
export function parseCells(structure: string): TaggedCell[] {
  const cells = structure.split(/^\s*TD(?: <[^>]*>)?:?.*$/m).slice(1);
  return cells.flatMap((cell) => {
    const [, table, column] = /\/Headers \[\(U(\d+)x(\d+)y0\)\]/.exec(cell) ?? [];
    const [ownWords = ''] = cell.split(/^\s*(?:Link|Span|P)\b/m);
    const text = [...ownWords.matchAll(/^\s*"(.*)"$/gm)]
      .map(([, line = '']) => line.trim())
      .join(' ')
      .trim();
    return table === undefined || text === '' ? [] : [{ table: Number(table), column: Number(column), text }];
  });
}

export const parseBookmarks = (output: string): string[] =>
  [...output.matchAll(/<item page="\d+">([^<]*)<\/item>/g)].map(([, title = '']) => title);
