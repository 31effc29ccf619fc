import { readArticles } from '../app/blog/articles.server.ts';
import { categories } from '../app/blog/categories.ts';
import { article, category, paths, stateGuide } from '../app/paths.ts';
import { glossaryPage, glossaryPages } from '../app/resources/glossary-pages.ts';
import { resourcePaths } from '../app/resources/resource-paths.ts';
import { readStates } from '../app/states/states.server.ts';

/** Addresses that search engines should list, in the order of the sitemap. */
export function listedPaths(): string[] {
  const { home, howToGetLicensed, stateGuides, examPrep, resources, blog, contact, privacy, terms, sitemap, radio, books } = paths;
  return [
    home, howToGetLicensed, stateGuides, examPrep, resources, ...Object.values(resourcePaths), blog, contact, radio, books, privacy, terms, sitemap,
    ...[...readStates().keys()].map(stateGuide),
    ...readArticles().map(({ slug }) => article(slug)),
    ...categories.map(({ slug }) => category(slug)),
    ...glossaryPages.map(glossaryPage),
  ];
}

/** Every address the build writes a page for: the listed ones, their second names, frames, the 404 page and the server's shells. */
export function prerenderedPaths(): string[] {
  const { privacyPolicy, termsOfService, embedContact, embedNews, newsletterNotConnected, yourData } = paths;
  return [...listedPaths(), privacyPolicy, termsOfService, embedContact, embedNews, newsletterNotConnected, yourData, '/404', '/shell', '/embed/shell'];
}
