import { canonicalAddress, isUnlisted } from './page.ts';
import type { Site, SiteProblem } from './site.ts';
import { readXml } from './well-formed-xml.ts';

const page = '/sitemap.xml';

/**
 * The sitemaps (each language has one) list the canonical address of every page that search engines may show, each
 * once, and nothing else.
 */
export function sitemapIsComplete(site: Site): SiteProblem[] {
  if (!site.files.has(page)) return [{ page, problem: 'was not built' }];
  const listed = [...site.files]
    .filter((file) => /^\/sitemap(-[a-z]+)?\.xml$/.test(file))
    .flatMap((file) => readXml(site.read(file)))
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => text);
  const canonical = new Set(
    site.pages.filter((built) => !isUnlisted(built)).map((built) => canonicalAddress(built) ?? built.path),
  );
  const twice = new Set(listed.filter((address, index) => listed.indexOf(address) !== index));
  return [
    ...[...twice].map((address) => `lists ${address} twice`),
    ...[...canonical].filter((address) => !listed.includes(address)).map((address) => `does not list ${address}`),
    ...[...new Set(listed)]
      .filter((address) => !canonical.has(address))
      .map((address) => `lists ${address}, which no page calls its own`),
  ].map((problem) => ({ page, problem }));
}
