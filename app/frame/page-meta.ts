import type { MetaDescriptor } from 'react-router';
import { feeds } from '../paths.ts';
import { sharePicture } from './share-picture.ts';
import { site } from './site.ts';

export type PageMeta = {
  title: string;
  /** 50 to 160 characters; unique on the site (checks/ holds both). */
  description: string;
  /** The path this page is known by to search engines, e.g. '/privacy' for '/privacy-policy'. */
  path: string;
  type?: 'website' | 'article';
  /** Whether it is there as Markdown too: as its route in site-map/site-map.ts says. */
  hasMarkdown?: boolean;
  /** Whether it has a picture of its own for sharing, as its route says too. */
  hasPicture?: boolean;
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

/** The head of a page: title, description, canonical address, how it looks when shared, structured data. */
export function pageMeta({
  title,
  description,
  path,
  type = 'website',
  hasMarkdown = false,
  hasPicture = false,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const named = path === '/' ? `${site.name}: ${title}` : `${title} – ${site.name}`;
  const fullTitle = named.length > longestTitle ? title : named;
  const address = `${site.origin}${path === '/' ? '/' : path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site.origin}${hasPicture ? sharePicture(path) : '/og.png'}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: hasPicture ? title : `${site.name}: a map of the states` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feedLinks(feeds, `${site.name} articles`),
    ...(hasMarkdown ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${path}.md` }] : []),
    { name: 'theme-color', content: '#fbf9f4', media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: '#0f1714', media: '(prefers-color-scheme: dark)' },
    ...structuredData.map((item) => ({ 'script:ld+json': item })),
  ] as MetaDescriptor[];
}
