import { readFileSync } from 'node:fs';
import type { WrittenDownload } from '../../publish/pdf/list-downloads.ts';
import type { Imprint, PdfDocument } from '../../publish/pdf/pdf-document.ts';
import type { Guide } from '../../app/states/guide/guide.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';

/** What the PDFs of a language must be, and where they are. */
export type PdfsInLanguage = {
  code: string;
  locale: string;
  /** What its addresses begin with: '' or '/es'. */
  root: string;
  documents: PdfDocument[];
  guides: Map<string, Guide>;
  states: StateRecord[];
  list: Record<string, WrittenDownload>;
  /** What each says around its content, filled with the date and the address. */
  words: Words;
};

export type Words = {
  kept: (address: string) => string;
  advice: string;
  page: (number: number, pages: string) => string;
  foot: string;
};

/**
 * Reads the documents of a language by modules that are in that language: this process has to be started with
 * `--import ./publish/language/load-in-language.ts`.
 */
export async function pdfsInLanguage(code: string, imprint: Imprint): Promise<PdfsInLanguage> {
  const query = code === 'en' ? '' : `?language=${code}`;
  const load = <Module>(file: string): Promise<Module> => import(`../../${file}${query}`) as Promise<Module>;
  const { language } = await load<typeof import('../../app/language/language.ts')>('app/language/language.ts');
  const { everyDocument } = await load<typeof import('../../publish/pdf/documents/every-document.ts')>(
    'publish/pdf/documents/every-document.ts',
  );
  const { readOutlines } =
    await load<typeof import('../../publish/pdf/read-outlines.ts')>('publish/pdf/read-outlines.ts');
  const { listJurisdictions, readFeaturedGuides } = await load<
    typeof import('../../app/facts/jurisdictions.server.ts')
  >('app/facts/jurisdictions.server.ts');
  const { writeGuide } = await load<typeof import('../../app/states/guide/guide.server.ts')>(
    'app/states/guide/guide.server.ts',
  );
  const states = listJurisdictions();
  const featured = (slug: string) => readFeaturedGuides().find((one) => one.slug === slug);
  return {
    code,
    locale: language.locale,
    root: language.root,
    documents: everyDocument(imprint.origin, readOutlines('app/generated')),
    guides: new Map(
      states.map((record) => [`state-guides/${record.slug}`, writeGuide(record, states, featured(record.slug))]),
    ),
    states,
    list: JSON.parse(readFileSync(`app/generated${language.root}/downloads.json`, 'utf8')) as PdfsInLanguage['list'],
    words: await wordsOf(load, imprint),
  };
}

async function wordsOf(load: <Module>(file: string) => Promise<Module>, { edition }: Imprint): Promise<Words> {
  const { filled, frameWords } =
    await load<typeof import('../../publish/pdf/frame-words.ts')>('publish/pdf/frame-words.ts');
  const { longDate } = await load<typeof import('../../app/wording/wording.ts')>('app/wording/wording.ts');
  return {
    kept: (address) => filled(frameWords.kept, address, longDate(edition)),
    advice: frameWords.advice,
    page: (number, pages) => filled(frameWords.page, number, pages),
    foot: filled(frameWords.foot, longDate(edition)),
  };
}
