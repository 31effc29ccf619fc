import { twinOf } from '../../app/language/twin.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, byTag, type Page } from './page.ts';
import { pageAt, type Site, type SiteProblem } from './site.ts';

/**
 * A page in another language and its English twin name each other, lead to the same sources, and say the same
 * figures: only words exist twice.
 */
export const twinsAgree =
  (isOfLanguage: (path: string) => boolean) =>
  (site: Site): SiteProblem[] =>
    site.pages
      .filter(({ path }) => isOfLanguage(path) && !path.endsWith('.html'))
      .flatMap((page) => {
        const twin = pageAt(site, twinOf(page.path, 'en')!);
        if (!twin) return [{ page: page.path, problem: 'has no English twin' }];
        return problemsOf(page, twin).map((problem) => ({ page: page.path, problem }));
      });

function problemsOf(page: Page, twin: Page): string[] {
  const [own, theirs] = [sourcesOf(page), sourcesOf(twin)];
  return [
    ...onlyIn(theirs, own).map((address) => `does not lead to ${address}, as its English twin does`),
    ...onlyIn(own, theirs).map((address) => `leads to ${address}, as its English twin does not`),
    ...onlyIn(figuresIn(twin), figuresIn(page)).map((figure) => `does not say ${figure}, as its English twin does`),
    ...onlyIn(figuresIn(page), figuresIn(twin)).map((figure) => `says ${figure}, as its English twin does not`),
    ...(byTag(page, 'link').some((link) => attribute(link, 'hreflang') === 'en') === isListed(twin)
      ? []
      : ['does not name its English twin in its head']),
  ];
}

const isListed = (page: Page): boolean => byTag(page, 'link').some((link) => attribute(link, 'hreflang') !== undefined);

const sourcesOf = (page: Page): Set<string> =>
  new Set(
    byTag(page, 'a').flatMap((link) => {
      const href = attribute(link, 'href') ?? '';
      return /^https?:/.test(href) ? [href] : [];
    }),
  );

/** "1.2 MB, 33 pages" of a link to a PDF, which is another in each language. */
const sizes = /[\d.]+ [KM]B[\s,]+\d+/g;

/** Amounts, percents and every number of two digits or more. Small numbers may be words in one language. */
function figuresIn(page: Page): Set<string> {
  const main = page.elements.find(({ tagName }) => tagName === 'main');
  const text = main ? spacedText(main).replaceAll(sizes, '') : '';
  return new Set((text.match(/\$?\d[\d,]*(?:\.\d+)?%?/g) ?? []).map(plain).filter((figure) => figure.length > 1));
}

/** Texts apart from each other, without the numbers of sources. */
function spacedText(node: Tree.Node): string {
  if (node.nodeName === '#text') return `${(node as Tree.TextNode).value} `;
  if (['sup', 'script', 'style', 'template'].includes(node.nodeName) || !('childNodes' in node)) return '';
  return node.childNodes.map(spacedText).join('');
}

const plain = (figure: string): string =>
  figure
    .replace(/[$%,]+$/, '')
    .replaceAll(',', '')
    .replace(/^\$/, '');

const onlyIn = (some: Set<string>, others: Set<string>): string[] => [...some].filter((one) => !others.has(one));
