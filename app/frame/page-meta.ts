import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';

export type PageMeta = {
  title: string;
  /** 50 to 160 characters; unique on the site (checks/ holds both). */
  description: string;
  /** The path this page is known by to search engines, e.g. '/privacy' for '/privacy-policy'. */
  path: string;
  type?: 'website' | 'article';
  /** schema.org objects, written as JSON-LD. */
  structuredData?: object[];
};

/** Search engines cut longer titles: such a page does without the site's name behind its own. */
const longestTitle = 70;

/** Tells feed readers of a page's own feeds, beside those of the articles. */
export const feedLinks = ({ atom, json }: { atom: string; json: string }, title: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: atom, title },
  { tagName: 'link', rel: 'alternate', type: 'application/feed+json', href: json, title },
];

/**
 * The head of a page: title, description, canonical address, its words where it is shared, structured data. Its picture
 * and other forms are written by site-map/head-for-programs.server.ts.
 */
export function pageMeta({
  title,
  description,
  path,
  type = 'website',
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const named = path === '/' ? `${site.name}: ${title}` : `${title} – ${site.name}`;
  const fullTitle = named.length > longestTitle ? title : named;
  const address = `${site.origin}${path === '/' ? '/' : path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(import.meta.env.SSR ? sharedAs({ title, description, type, address }) : []),
    ...structuredData.map((item) => ({ 'script:ld+json': item })),
  ] as MetaDescriptor[];
}

/** For programs that load a page whole, so that only the server has the code; going on from a page leaves it. */
const sharedAs = ({ title, description, type, address }: Record<string, string>): MetaDescriptor[] => [
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: type },
  { property: 'og:url', content: address },
];
