import { pageAt, type Site, type SiteProblem } from './site.ts';

/** The specification's thirteen rows and the addresses linked from them; kept here by hand, so that a lost route is seen. */
export const fixedAddresses = [
  '/',
  '/how-to-get-licensed',
  '/state-guides',
  '/exam-prep',
  '/resources',
  '/blog',
  '/contact',
  '/privacy',
  '/terms',
  '/radio',
  '/books',
  '/404.html',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/embed/contact',
  '/embed/news',
];

export type Slugs = { states: string[]; articles: string[]; categories: string[] };

/** Every address that the site promises has a page of its own. */
export function everyAddressIsBuilt(site: Site, { states, articles, categories }: Slugs): SiteProblem[] {
  const promised = [
    ...fixedAddresses,
    ...states.map((slug) => `/state-guides/${slug}`),
    ...articles.map((slug) => `/blog/${slug}`),
    ...categories.map((slug) => `/blog/category/${slug}`),
  ];
  return promised.filter((path) => !pageAt(site, path)).map((path) => ({ page: path, problem: 'was not built' }));
}
