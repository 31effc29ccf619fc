import { paths, termPage } from '../paths.ts';

/**
 * The pages of the glossary in their order, each the last part of an address. A letter with more terms than a page may
 * weigh (14 KB) has several, named by the beginnings of their first and last terms. Written by hand, so that a new term
 * does not change the address of another.
 */
export const glossaryPages = [
  'ab-ad',
  'af-an',
  'ap-av',
  'ba-bl',
  'bo-bu',
  'ca-cl',
  'cod-com',
  'con',
  'coo-cu',
  'da-de',
  'di-du',
  'ea-eq',
  'er-ex',
  'fa-fi',
  'fl-fu',
  'g',
  'h',
  'im-inj',
  'inn-inv',
  'j',
  'k',
  'la-le',
  'li-lo',
  'ma-me',
  'mi-mu',
  'n',
  'o',
  'pa-pl',
  'po-pri',
  'pro-pu',
  'q',
  'ra-rec',
  'red-res',
  'ret-ru',
  'sa-se',
  'sh-st',
  'su-sy',
  'ta-ti',
  'to-ty',
  'u',
  'v',
  'w',
  'y',
  'z',
];

export const glossaryPage = (page: string): string => `${paths.glossary}/${page}`;

/** The address of a term: links from everywhere lead to its own page. */
export const glossaryTerm = termPage;

/** The place of a term on its letter's page, among its neighbors. */
export const glossaryEntry = (slug: string): string => `${glossaryPage(glossaryPageOf(slug))}#${slug}`;

/** The page a term stands on: of its letter's pages, the last that begins no later than the term does. */
export function glossaryPageOf(slug: string): string {
  const pages = pagesOfLetter(slug.charAt(0));
  const page = pages.findLast((candidate) => candidate.split('-', 1)[0]! <= slug) ?? pages[0];
  if (!page) throw new Error(`the glossary has no page for ${slug}: app/glossary/glossary-pages.ts lists them`);
  return page;
}

export const pagesOfLetter = (letter: string): string[] => glossaryPages.filter((page) => page.startsWith(letter));

/** 'ca-cl' is shown as "Ca–Cl", 'g' as "G". */
export const glossaryPageName = (page: string): string =>
  page
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('–');
