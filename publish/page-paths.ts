import { readArticles } from '../app/blog/articles.server.ts';
import { categories } from '../app/blog/categories.ts';
import { readFormulas } from '../app/math/formulas.server.ts';
import { article, category, costIn, paths, planFor, stateGuide, stateQuestionsOf } from '../app/paths.ts';
import { glossaryPage, glossaryPages } from '../app/glossary/glossary-pages.ts';
import { readGlossary } from '../app/glossary/glossary.server.ts';
import { formulaPage, resourcePaths, termPage, videoPage } from '../app/resource-paths.ts';
import { listStates, readJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { readLessons } from '../app/videos/lessons.server.ts';

/** Addresses that search engines should list, in the order of the sitemap. */
export function listedPaths(): string[] {
  const {
    home,
    howToGetLicensed,
    stateGuides,
    examPrep,
    resources,
    blog,
    contact,
    privacy,
    terms,
    sitemap,
    radio,
    books,
  } = paths;
  return [
    home,
    howToGetLicensed,
    stateGuides,
    examPrep,
    resources,
    ...Object.values(resourcePaths),
    blog,
    contact,
    radio,
    books,
    privacy,
    terms,
    sitemap,
    ...[...readJurisdictions().keys()].map(stateGuide),
    paths.costAndTime,
    ...listStates().map(({ slug }) => costIn(slug)),
    paths.plan,
    ...listStates().map(({ slug }) => planFor(slug)),
    paths.compareStates,
    paths.stateTable,
    paths.openData,
    paths.practice,
    paths.savedWork,
    paths.stateQuestions,
    ...listStates().map(({ slug }) => stateQuestionsOf(slug)),
    paths.search,
    ...readArticles().map(({ slug }) => article(slug)),
    ...categories.map(({ slug }) => category(slug)),
    ...glossaryPages.map(glossaryPage),
    ...[...readGlossary().keys()].map(termPage),
    ...readFormulas().map(({ slug }) => formulaPage(slug)),
    ...readLessons().map(({ slug }) => videoPage(slug)),
  ];
}

/** Every address the build writes a page for: the listed ones, their second names, frames, the 404 page and the server's shells. */
export function prerenderedPaths(): string[] {
  const { privacyPolicy, termsOfService, embedContact, embedNews, newsletterNotConnected, yourData } = paths;
  return [
    ...listedPaths(),
    privacyPolicy,
    termsOfService,
    embedContact,
    embedNews,
    newsletterNotConnected,
    yourData,
    '/404',
    '/shell',
    '/embed/shell',
  ];
}
