/**
 * The table of routes: every page of the site, in the order of sitemap.xml and of the sitemap page. React Router's
 * routes, what is prerendered, sitemap.xml, the sitemap page, search, the budgets of weight and the pages that tests
 * and benchmarks open are made of it. Adding one: docs/how-to/add-a-route.md.
 */
import { language } from '../language/language.ts';
import { glossaryPage } from '../glossary/glossary-pages.ts';
import {
  article,
  category,
  costIn,
  formulaPage,
  keepLicenseIn,
  paths,
  planFor,
  stateGuide,
  stateLawOf,
  stateLawPart,
  stateQuestionsOf,
  termPage,
  updatesOf,
  transferTo,
  videoPage,
} from '../paths.ts';
import { page, type PagePath, pages, type SiteRoute, unlisted } from './site-route.ts';

const rows = [
  page(paths.home, 'home/HomePage.tsx', ['Guides and pages', 'Home'], { isLean: 'strictly' }),
  page(paths.howToGetLicensed, 'licensing/HowToGetLicensedPage.tsx', ['Guides and pages', 'How to Get Licensed']),
  page(paths.stateGuides, 'states/StateIndexPage.tsx', ['Guides and pages', 'State-Specific Guides']),
  pages(stateGuide(':slug'), 'states/guide/StateGuidePage.tsx', {
    each: 'guide',
    examples: ['ohio', 'wyoming', 'california'],
    heading: 'State guides',
    search: 'State guide',
    weight: 'guide',
    isLean: true,
    hasMarkdown: true,
    hasPicture: true,
  }),
  page(paths.costAndTime, 'cost/CostPage.tsx', ['Guides and pages', 'What it costs and how long it takes'], {
    search: 'Tool',
    hasPicture: true,
  }),
  pages(costIn(':slug'), 'cost/StateCostPage.tsx', {
    each: 'jurisdiction',
    examples: ['ohio'],
    search: 'Cost and time',
    weight: 'plan',
    isLean: true,
  }),
  page(
    paths.criminalRecord,
    'states/criminal-record/CriminalRecordPage.tsx',
    ['Guides and pages', 'With a criminal record'],
    { weight: 'guide' },
  ),
  page(paths.plan, 'plan/PlanPage.tsx', ['Guides and pages', 'My plan'], { search: 'Tool', hasPicture: true }),
  pages(planFor(':slug'), 'plan/StatePlanPage.tsx', {
    each: 'jurisdiction',
    examples: ['ohio'],
    search: 'Plan',
    weight: 'plan',
    isLean: true,
  }),
  page(paths.keepLicense, 'renewal/KeepLicensePage.tsx', ['Guides and pages', 'Keep your license'], { search: 'Tool' }),
  pages(keepLicenseIn(':slug'), 'renewal/StateKeepLicensePage.tsx', {
    each: 'jurisdiction',
    examples: ['ohio'],
    search: 'Renewal',
    weight: 'plan',
    isLean: true,
  }),
  page(paths.compareStates, 'states/compare/ComparePage.tsx', ['Guides and pages', 'Compare states'], {
    search: 'Tool',
    hasPicture: true,
    weight: 'rules',
  }),
  page(paths.stateTable, 'states/compare/StateTablePage.tsx', ['Guides and pages', 'All states in one table'], {
    search: 'Tool',
    hasPicture: true,
    weight: 'table',
    isLean: 'strictly',
  }),
  page(paths.examPrep, 'exam/ExamPrepPage.tsx', ['Guides and pages', 'Exam Preparation'], { isLean: 'strictly' }),
  page(paths.practice, 'exam/practice/PracticePage.tsx', ['Guides and pages', 'Practice exam'], {
    search: 'Tool',
    hasPicture: true,
    weight: 'app',
    isLean: true,
  }),
  page(paths.studyPlan, 'exam/study-plan/StudyPlanPage.tsx', ['Guides and pages', 'Am I ready? A study plan'], {
    search: 'Tool',
    hasPicture: true,
    weight: 'app',
  }),
  page(paths.stateQuestions, 'exam/state-questions/StateQuestionsIndexPage.tsx', [
    'Guides and pages',
    'License facts quiz',
  ]),
  pages(stateQuestionsOf(':slug'), 'exam/state-questions/StateQuestionsPage.tsx', {
    each: 'state',
    examples: ['ohio'],
    search: 'License facts quiz',
    isLean: true,
  }),
  page(paths.stateLaw, 'exam/state-law/StateLawIndexPage.tsx', ['Guides and pages', 'License law questions']),
  pages(stateLawOf(':slug'), 'exam/state-law/StateLawPage.tsx', {
    each: 'state law',
    examples: ['georgia'],
    search: 'License law questions',
  }),
  pages(stateLawPart(':slug', ':part'), 'exam/state-law/StateLawPartPage.tsx', {
    each: 'part of a state law',
    examples: ['georgia/trust-money'],
    search: 'License law questions',
    weight: 'rules',
    isLean: true,
  }),
  page(paths.savedWork, 'study/SavedWorkPage.tsx', ['Guides and pages', 'Saved study work']),
  page(paths.blog, 'blog/BlogPage.tsx', ['Guides and pages', 'Blog']),
  pages(category(':category'), 'blog/CategoryPage.tsx', {
    each: 'category',
    examples: ['legal'],
    heading: 'Articles by category',
    search: 'Articles',
  }),
  pages(article(':slug'), 'blog/ArticlePage.tsx', {
    each: 'article',
    isLean: true,
    hasMarkdown: true,
    hasPicture: true,
    examples: ['exam-tips'],
    heading: 'Articles by category',
    search: 'Article',
    sitemap: 'dated',
  }),
  page(paths.radio, 'radio/RadioPage.tsx', ['Guides and pages', 'Live Radio']),
  page(paths.books, 'books/BooksPage.tsx', ['Guides and pages', 'Books']),

  page(paths.resources, 'resources/ResourcesPage.tsx', ['Resources', 'Resources']),
  page(paths.glossary, 'glossary/GlossaryPage.tsx', ['Resources', 'Glossary'], {
    search: 'Glossary',
    hasMarkdown: true,
  }),
  pages(glossaryPage(':letter'), 'glossary/GlossaryLetterPage.tsx', {
    each: 'glossary page',
    examples: ['li-lo'],
    heading: 'Glossary by letter',
    search: 'Glossary',
    isLean: true,
  }),
  pages(termPage(':slug'), 'glossary/GlossaryTermPage.tsx', {
    each: 'term',
    hasMarkdown: true,
    examples: ['easement'],
    search: 'Glossary term',
  }),
  page(paths.flashcards, 'flashcards/FlashcardsPage.tsx', ['Resources', 'Flashcards'], {
    search: 'Tool',
    hasPicture: true,
    weight: 'app',
  }),
  page(paths.mathFormulas, 'math/MathFormulasPage.tsx', ['Resources', 'Math formulas']),
  pages(formulaPage(':slug'), 'math/FormulaPage.tsx', {
    each: 'formula',
    hasPicture: true,
    examples: ['mortgage-payment'],
    search: 'Formula',
  }),
  page(paths.lawsByState, 'resources/LawsByStatePage.tsx', ['Resources', 'Laws by state'], { weight: 'rules' }),
  page(paths.agencyRelationships, 'resources/AgencyRelationshipsPage.tsx', ['Resources', 'Agency relationships']),
  page(paths.reciprocity, 'resources/reciprocity/ReciprocityPage.tsx', ['Resources', 'Reciprocity map'], {
    weight: 'rules',
  }),
  pages(transferTo(':slug'), 'resources/reciprocity/TransferPage.tsx', {
    each: 'transfer place',
    examples: ['connecticut'],
    search: 'Transferring a license',
    isLean: true,
  }),
  page(paths.videos, 'videos/VideosPage.tsx', ['Resources', 'Videos']),
  pages(videoPage(':slug'), 'videos/VideoPage.tsx', {
    each: 'lesson',
    examples: ['exam-math-step-by-step'],
    search: 'Video',
  }),
  page(paths.openData, 'states/open-data/OpenDataPage.tsx', ['Resources', 'Open data'], { isLean: true }),
  page(paths.charts, 'states/charts/ChartsPage.tsx', ['Resources', 'Charts and maps'], { weight: 'rules' }),
  page(paths.mcp, 'states/open-data/McpPage.tsx', ['Resources', 'Ask from your assistant']),
  page(paths.updates, 'updates/UpdatesPage.tsx', ['Resources', 'What changed']),
  pages(updatesOf(':slug'), 'updates/StateUpdatesPage.tsx', {
    each: 'jurisdiction',
    examples: ['south-carolina', 'ohio'],
    search: 'Updates',
  }),

  page(paths.contact, 'contact/ContactPage.tsx', ['About', 'Contact Us']),
  page(paths.corrections, 'corrections/CorrectionsPage.tsx', ['About', 'Corrections']),
  page(paths.privacy, 'legal/PrivacyPage.tsx', ['About', 'Privacy Policy']),
  page(paths.terms, 'legal/TermsPage.tsx', ['About', 'Terms of Service']),
  page(paths.sitemap, 'legal/SitemapPage.tsx', ['About', 'Sitemap']),
  page(paths.search, 'search/SearchPage.tsx', ['About', 'Search'], { search: null }),

  unlisted(paths.start, 'home/StartPage.tsx'),
  unlisted(paths.privacyPolicy, 'legal/PrivacyPage.tsx'),
  unlisted(paths.termsOfService, 'legal/TermsPage.tsx'),
  unlisted(paths.yourData, 'legal/YourDataPage.tsx'),
  unlisted(paths.newsletterNotConnected, 'newsletter/NotConnectedPage.tsx'),
  unlisted(paths.embedContact, 'contact/EmbedContactPage.tsx', { layout: 'none' }),
  unlisted(paths.embedNews, 'blog/EmbedNewsPage.tsx', { layout: 'none' }),
  unlisted('/shell', 'frame/ShellPage.tsx', { opens: 'in the server only' }),
  unlisted('/embed/shell', 'frame/EmbedShellPage.tsx', { layout: 'none', opens: 'in the server only' }),
  unlisted('*', 'frame/NotFoundPage.tsx', { opens: 'where nothing is' }),
];

type WithoutRow = Exclude<PagePath, (typeof rows)[number]['address']>;

/** Does not compile while a path of paths.ts has no row: the error then names the path. */
export const siteMap: [WithoutRow] extends [never] ? readonly SiteRoute[] : WithoutRow = rows.filter(isInThisLanguage);

/** Some pages are in English only (publish/language/not-in-languages.ts): their addresses are not below the root. */
function isInThisLanguage({ address }: SiteRoute): boolean {
  return address.startsWith(language.root) || address === '*' || address === '/shell';
}
