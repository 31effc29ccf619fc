import { fileOf, type Site, type SiteProblem } from './site.ts';
import { readXml } from './well-formed-xml.ts';

/**
 * All feeds can be read, hold entries, and lead to pages that were built. `origin` is the site's own, without a slash.
 */
export function feedsResolve(site: Site, origin: string): SiteProblem[] {
  // A page names those of the changes, so that its links are followed to them (links-resolve.ts).
  const others = [...site.files].filter((file) => /^\/.+\/feed\.(xml|json)$/.test(file));
  return ['/feed.xml', '/feed.json', ...others].flatMap((feed) => {
    const links = feed.endsWith('.xml') ? atomLinks : jsonLinks;
    if (!site.files.has(feed)) return [{ page: feed, problem: 'was not built' }];
    try {
      const found = links(site.read(feed));
      const lost = found
        .filter((address) => !resolves(site, origin, address))
        .map((address) => ({ page: feed, problem: `links to ${address}, which is not there` }));
      // The feed of a state's changes has none until something changes.
      return found.length > 0 || others.includes(feed) ? lost : [{ page: feed, problem: 'has no entries' }];
    } catch (error) {
      return [{ page: feed, problem: `cannot be read: ${error instanceof Error ? error.message : error}` }];
    }
  });
}

const atomLinks = (text: string): string[] => {
  const elements = readXml(text);
  if (!elements.some(({ name }) => name === 'entry')) return [];
  return elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.href ?? '(nothing)');
};

const jsonLinks = (text: string): string[] =>
  (JSON.parse(text) as { items: { url?: string }[] }).items.map(({ url }) => url ?? '(nothing)');

function resolves(site: Site, origin: string, address: string): boolean {
  if (address !== origin && !address.startsWith(`${origin}/`)) return false;
  return fileOf(site, new URL(address).pathname) !== undefined;
}
