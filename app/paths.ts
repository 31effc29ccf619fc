/**
 * Every link of the site is made here. A path has no trailing slash. This file is in every page's script: what is said
 * about a page beyond its address stands in site-map/site-map.ts, where TypeScript asks for a row for each of these.
 */

import { englishName } from './wording/english-name.ts';

/** The pages that are one of their kind. */
export const paths = {
  home: '/',
  start: '/start',
  howToGetLicensed: '/how-to-get-licensed',
  costAndTime: '/how-to-get-licensed/cost',
  criminalRecord: '/how-to-get-licensed/criminal-record',
  plan: '/my-plan',
  keepLicense: '/keep-your-license',
  stateGuides: '/state-guides',
  compareStates: '/state-guides/compare',
  stateTable: '/state-guides/table',
  examPrep: '/exam-prep',
  practice: '/exam-prep/practice',
  studyPlan: '/exam-prep/study-plan',
  stateQuestions: '/exam-prep/state-questions',
  stateLaw: '/exam-prep/state-law',
  savedWork: '/saved-work',
  resources: '/resources',
  glossary: '/resources/glossary',
  flashcards: '/resources/flashcards',
  mathFormulas: '/resources/math-formulas',
  reciprocity: '/resources/reciprocity',
  videos: '/resources/videos',
  lawsByState: '/resources/laws-by-state',
  agencyRelationships: '/resources/agency-relationships',
  openData: '/data',
  charts: '/data/charts',
  mcp: '/data/mcp',
  updates: '/updates',
  corrections: '/corrections',
  blog: '/blog',
  contact: '/contact',
  radio: '/radio',
  books: '/books',
  privacy: '/privacy',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  yourData: '/your-data',
  sitemap: '/sitemap',
  search: '/search',
  newsletterNotConnected: '/newsletter/not-connected',
  embedContact: '/embed/contact',
  embedNews: '/embed/news',
} as const;

/** Folders of files that are there in each language. */
const folders = {
  downloads: '/downloads',
};
/** Of the articles. */
export const feeds = {
  atom: '/feed.xml',
  json: '/feed.json',
} as const;
export const endpoints = {
  newsletter: '/api/newsletter',
  alerts: '/api/alerts',
  nowPlaying: '/api/now-playing',
} as const;

export const stateGuide = (slug: string): string => `${paths.stateGuides}/${slug}`;
/** The table of all states, asked as its address is read (app/states/compare/state-table.ts). */
export const stateTableOf = (asked: string): string => `${paths.stateTable}?${asked}`;
/** A comparison of these states, two to four of them: its address can be shared. */
export const comparison = (...slugs: string[]): string => `${paths.compareStates}?states=${slugs.join(',')}`;
/** What changed in a state's facts. */
export const updatesOf = (slug: string): string => `${paths.updates}/${slug}`;
/** What it takes to move a license there; with a fragment, from one state: `transferTo('texas')#ohio`. */
export const transferTo = (slug: string): string => `${paths.reciprocity}/${slug}`;
/** One of the PDFs of /resources, by the name of its file. */
export const download = (name: string): string => `${folders.downloads}/${name}.pdf`;
/** The same guide as a PDF. */
export const guidePdf = (slug: string): string => download(`state-guides/${slug}`);
export const costIn = (slug: string): string => `${paths.costAndTime}/${slug}`;
export const planFor = (slug: string): string => `${paths.plan}/${slug}`;
/** How a license of that state is renewed, for those who hold one. */
export const keepLicenseIn = (slug: string): string => `${paths.keepLicense}/${slug}`;
export const stateQuestionsOf = (slug: string): string => `${paths.stateQuestions}/${slug}`;
/** The questions on a state's license law, and one part of them. */
export const stateLawOf = (slug: string): string => `${paths.stateLaw}/${slug}`;
export const stateLawPart = (slug: string, part: string): string => `${stateLawOf(slug)}/${part}`;
/** The practice page, at its first question: ten chosen for the visitor, or the ten of the day. */
export const startPractice = (start: 'quick' | 'daily'): string => `${paths.practice}?start=${start}`;
/** The practice page with this state chosen. */
export const practiceFor = (slug: string): string => inState(paths.practice, slug);
/** A page of the exam's (its hub, practice, the study plan) with this state chosen; as it is if the slug is empty. */
export const inState = (path: string, slug: string): string =>
  slug ? `${path}${path.includes('?') ? '&' : '?'}state=${encodeURIComponent(slug)}` : path;
export const article = (slug: string): string => `${paths.blog}/${slug}`;
export const category = (slug: string): string => `${paths.blog}/category/${slug}`;
/** One term of the glossary, on a page of its own. */
export const termPage = (slug: string): string => `${paths.glossary}/terms/${slug}`;
export const formulaPage = (slug: string): string => `${paths.mathFormulas}/${slug}`;
export const videoPage = (slug: string): string => `${paths.videos}/${slug}`;

/** 'New York' becomes 'new-york': lower case, each run of whitespace one hyphen. */
export const slugOf = (name: string): string => englishName(name).toLowerCase().replace(/\s+/g, '-');
