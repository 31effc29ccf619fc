import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { po } from 'gettext-parser';
import { type Catalog, readCatalog } from '../../app/content/catalog.server.ts';
import { type CollectedText, collectTexts } from './collect-texts.ts';
import { type KeptTexts, noKeptTexts } from './kept-texts.ts';

/** What `code` has no words for yet. @param kept what a build before found in the same files */
export function textsWithoutWords(code: string, kept: KeptTexts = noKeptTexts): CollectedText[] {
  const catalog = readCatalog(code);
  return collectTexts('.', kept).filter((text) => wordsOf(catalog, text) === undefined);
}

type Count = { texts: number; open: number };

/**
 * Writes the PO files of a language anew: every text of today with the words it has, in the order of the files; a
 * text without words is there to be filled in, words without a text are gone.
 * @param known words from elsewhere, for texts that the files do not have yet
 */
export function writeCatalogs(code: string, known?: (text: CollectedText) => string | undefined): Count {
  const folder = join('content', code, 'text');
  const catalog = readCatalog(code, folder);
  const byFile = Map.groupBy(collectTexts(), (text) => text.catalog);
  const count: Count = { texts: 0, open: 0 };
  for (const [name, texts] of byFile) {
    const file = join(folder, name);
    const entries = texts.flatMap((text) => [
      entryOf(text, wordsOf(catalog, text) ?? known?.(text) ?? ''),
      ...ownWords(catalog, text),
    ]);
    count.texts += entries.length;
    count.open += entries.filter(({ msgstr }) => !msgstr[0]).length;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written(code, entries));
  }
  const unused = existsSync(folder)
    ? globSync(`${folder}/**/*.po`).filter((file) => !byFile.has(file.slice(folder.length + 1)))
    : [];
  unused.forEach((file) => rmSync(file));
  return count;
}

const wordsOf = (catalog: Catalog, { text, context }: CollectedText): string | undefined =>
  context === null ? catalog.wordsFor(text, '') : catalog.wordsIn(text, context);

/** A text may have other words in one of its files, or in one item of a list: under `msgctxt`, its name. */
const ownWords = (catalog: Catalog, { text, context, files }: CollectedText): Entry[] =>
  files
    .filter((file) => file !== context)
    .flatMap((file) => {
      const own = catalog.wordsIn(text, file);
      return own === undefined ? [] : [{ msgctxt: file, msgid: text, msgstr: [own] }];
    });

type Entry = { msgctxt?: string; msgid: string; msgstr: string[]; comments?: { reference: string } };

const entryOf = ({ text, context, files }: CollectedText, words: string): Entry => ({
  ...(context === null ? { comments: { reference: files.join('\n') } } : { msgctxt: context }),
  msgid: text,
  msgstr: [words],
});

function written(code: string, entries: Entry[]): Buffer {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit', Language: code };
  const translations: Record<string, Record<string, Entry>> = {};
  for (const entry of entries) (translations[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return Buffer.concat([
    po.compile({ charset: 'utf-8', headers, translations } as never, { foldLength: 0 }),
    Buffer.from('\n'),
  ]);
}
