import { attribute, byTag, canonicalAddress, isUnlisted, metaContent, type Page, visibleText } from './page.ts';
import { onEachPage, type Site, type SiteProblem } from './site.ts';

const titleLength = { least: 10, most: 70 };
const descriptionLength = { least: 50, most: 165 };
/** Spanish takes a quarter more room to say the same; what search engines cut is the end of a sentence. */
const roomInOtherLanguages = 1.27;

/**
 * Every page has a language, a title and, where search engines list it, a description and an absolute canonical
 * address.
 */
export const pagesNameThemselves = onEachPage((page) => [
  ...(attribute(page.elements[0]!, 'lang') ? [] : ['<html> has no lang']),
  ...lengthProblems('title', titleOf(page), allowed(page, titleLength)),
  ...(isUnlisted(page) ? [] : listedProblems(page)),
]);

type Length = { least: number; most: number };

const allowed = (page: Page, { least, most }: Length): Length =>
  attribute(page.elements[0]!, 'lang') === 'en'
    ? { least, most }
    : { least, most: Math.round(most * roomInOtherLanguages) };

function listedProblems(page: Page): string[] {
  const canonical = canonicalAddress(page);
  return [
    ...lengthProblems('description', metaContent(page, 'description') ?? '', allowed(page, descriptionLength)),
    ...(canonical && /^https?:\/\/[^/]+\//.test(canonical)
      ? []
      : [`its canonical address is ${canonical ?? 'missing'}`]),
  ];
}

function lengthProblems(name: string, text: string, { least, most }: Length): string[] {
  if (text.length >= least && text.length <= most) return [];
  return [`its ${name} has ${text.length} characters, ${least} to ${most} are wanted: "${text}"`];
}

/** No two pages share a title or a description, unless one canonical address says that they are the same page. */
export function titlesAreUnique(site: Site): SiteProblem[] {
  const listed = site.pages.filter((page) => !isUnlisted(page));
  const parts = [
    ['title', titleOf],
    ['description', (page: Page) => metaContent(page, 'description') ?? ''],
  ] as const;
  return parts.flatMap(([name, read]) =>
    [...Map.groupBy(listed, read).values()].flatMap((alike) =>
      alike.flatMap((page) => {
        const twin = alike.find((other) => canonicalAddress(other) !== canonicalAddress(page));
        return twin ? [{ page: page.path, problem: `shares its ${name} with ${twin.path}` }] : [];
      }),
    ),
  );
}

/** The document's own title, not that of an <svg>. */
function titleOf(page: Page): string {
  const title = byTag(page, 'title').find(({ parentNode }) => parentNode?.nodeName === 'head');
  return title ? visibleText({ ...title, nodeName: 'span' }) : '';
}
