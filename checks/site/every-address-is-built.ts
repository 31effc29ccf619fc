import { pageAt, type Site, type SiteProblem } from './site.ts';

/**
 * Kept here by hand, so that an address lost from the table of routes (app/site-map/site-map.ts), or changed in it, is
 * seen: the specification's thirteen rows, the addresses linked from them, and what has been published since, which
 * others link to. A new page need not be added here.
 */
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
  '/state-guides/california',
  '/blog/exam-tips',
  '/blog/category/legal',
  '/data',
  '/exam-prep/practice',
  '/exam-prep/state-questions',
  '/exam-prep/state-questions/ohio',
  '/how-to-get-licensed/cost',
  '/how-to-get-licensed/cost/ohio',
  '/my-plan',
  '/my-plan/ohio',
  '/newsletter/not-connected',
  '/resources/agency-relationships',
  '/resources/flashcards',
  '/resources/glossary',
  '/resources/glossary/ca-cl',
  '/resources/glossary/terms/easement',
  '/resources/laws-by-state',
  '/resources/math-formulas',
  '/resources/math-formulas/mortgage-payment',
  '/resources/reciprocity',
  '/resources/videos',
  '/resources/videos/exam-math-step-by-step',
  '/saved-work',
  '/search',
  '/state-guides/compare',
  '/state-guides/table',
  '/your-data',
];

/** Every address that the specification names or the table of routes promises has a page of its own. */
export const everyAddressIsBuilt =
  (promised: string[]) =>
  (site: Site): SiteProblem[] =>
    [...new Set([...fixedAddresses, ...promised])]
      .filter((path) => !pageAt(site, path))
      .map((path) => ({ page: path, problem: 'was not built' }));
